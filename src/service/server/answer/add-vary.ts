/** Adds the name of a header to `Vary`. */
import type { FastifyReply } from "fastify";

/** Says that an answer depends on a header of its request, in addition to what it says already. */
export function addVary(reply: FastifyReply, name: string): void {
  const before = reply.getHeader("vary");
  reply.header("vary", before === undefined ? name : `${before}, ${name}`);
}
