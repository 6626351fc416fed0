/** Closes connections whose clients are still sending more than is worth reading to keep them open. */
import type { FastifyInstance } from "fastify";
import { boundChunks } from "../../web/bound-chunks.js";
import { boundHeads } from "../../web/bound-heads.js";
import { lingerOnClose, mayBeLong } from "../../web/linger.js";
import type { CompleteConfig } from "../config.js";

/**
 * A request is often refused before its body has arrived. The rest is read and dropped, up to the maximum size of a
 * body, so that the connection can stay open; if the body is, or may be, longer, the connection is closed instead.
 */
export function closeLongBodies(app: FastifyInstance, { maxBody }: CompleteConfig): void {
  lingerOnClose(app.server);
  boundHeads(app.server);
  boundChunks(app.server);
  app.addHook("onSend", ({ raw }, reply, payload, done) => {
    // For injected requests, `complete` is undefined.
    if (raw.complete === false && mayBeLong(raw, maxBody)) reply.header("connection", "close");
    done(null, payload);
  });
}
