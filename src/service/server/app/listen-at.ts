/** Has a server listen at an address. */
import type { FastifyInstance } from "fastify";

/**
 * Maximum number of connections that the system keeps until they are accepted, if it allows as many. Those beyond it try
 * again after a second or more, and a thousand clients come at once after a restart.
 */
const mostPending = 4_096;

/** Resolves when the server listens. Throws errors of `node:net`. */
export async function listenAt(
  app: FastifyInstance,
  { host, port }: { host: string; port: number },
): Promise<void> {
  await app.listen({ host, port, backlog: mostPending, listenTextResolver: () => "" });
}
