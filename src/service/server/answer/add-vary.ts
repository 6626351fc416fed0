/** Adds the name of a header to `Vary`. */
import type { FastifyReply } from "fastify";

/** Records in `Vary` that an answer depends on a header of its request, keeping what is already there. */
export function addVary(reply: FastifyReply, name: string): void {
  const before = reply.getHeader("vary");
  reply.header("vary", before === undefined ? name : `${before}, ${name}`);
}
