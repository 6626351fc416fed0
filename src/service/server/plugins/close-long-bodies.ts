/** Closes connections whose clients are sending more than is read for the sake of the next request. */
import type { FastifyInstance } from "fastify";
import { boundChunks } from "../../web/bound-chunks.js";
import { lingerOnClose, mayBeLong } from "../../web/linger.js";
import type { CompleteConfig } from "../config.js";

/**
 * A request is often refused before its body has arrived. The rest is dropped, up to the length that bodies may have,
 * and the connection stays; one that is, or may be, longer is not worth that.
 */
export function closeLongBodies(app: FastifyInstance, { maxBody }: CompleteConfig): void {
  lingerOnClose(app.server);
  boundChunks(app.server);
  app.addHook("onSend", ({ raw }, reply, payload, done) => {
    // Injected requests do not say.
    if (raw.complete === false && mayBeLong(raw, maxBody)) reply.header("connection", "close");
    done(null, payload);
  });
}
