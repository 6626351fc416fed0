/** Binds a server to a port, or to the next one that is free. */
import type { FastifyInstance } from "fastify";

/** The port where nothing else is asked for. */
export const defaultPort = 4411;

/** So many ports are tried when the usual one is taken. */
const triedPorts = 50;

/** Listens and gives the port; a port that was asked for by number is not replaced by another. */
export async function listen(
  app: FastifyInstance,
  { host, port }: { host: string; port: number | undefined },
): Promise<number> {
  for (let tried = port ?? defaultPort; ; tried++) {
    try {
      await app.listen({ host, port: tried });
      const address = app.server.address();
      return typeof address === "object" && address ? address.port : tried;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      const isLast = port !== undefined || tried - defaultPort >= triedPorts;
      if (code !== "EADDRINUSE" || isLast) throw error;
    }
  }
}
