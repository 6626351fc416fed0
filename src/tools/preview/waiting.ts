/** Bounds how many requests of the preview wait for their turn, and answers those for which there is no room. */
import type { FastifyReply } from "fastify";

/** Maximum number of waiting requests, of those that take turns. */
export const mostWaiting = { ofSubject: 16, inAll: 96 } as const;

const busy = { error: "Busy", details: "too many pictures are being drawn; try again in a moment" };

/** Asks to try again in a moment. */
export function refuseAsBusy(reply: FastifyReply): void {
  reply.code(503).header("retry-after", "1").send(busy);
}
