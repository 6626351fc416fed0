/** Counts pages that were made for one request until their clients have read them. */
import type { IncomingMessage } from "node:http";
import type { FastifyInstance } from "fastify";
import { whenOver } from "../../web/when-over.js";
import type { WorkQueue } from "../work/work-queue.js";

/** Minimum length of a page that is counted: shorter ones take no more memory than their requests. */
const leastCounted = 4_096;

/**
 * Sends pages as bytes, and closes the connections of whoever leaves too many unread. Answers to tasks, and content that
 * is the same for everybody, are bytes already.
 *
 * @param clientOf whose page it is if nobody is signed in
 */
export function holdPages(
  app: FastifyInstance,
  queue: Pick<WorkQueue, "holdUnsent">,
  clientOf: (request: IncomingMessage) => string,
): void {
  app.addHook("onSend", ({ raw, visitor }, reply, page, done) => {
    if (typeof page !== "string" || page.length < leastCounted) return done(null, page);
    const bytes = Buffer.from(page);
    const client = visitor?.account.name ?? clientOf(raw);
    whenOver(
      raw,
      reply.raw,
      queue.holdUnsent(client, { bytes }, () => raw.socket.destroy()),
    );
    return done(null, bytes);
  });
}
