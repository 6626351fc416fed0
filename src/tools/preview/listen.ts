/** Binds a server to a port, or to the next one that is free. */
import type { FastifyInstance } from "fastify";
import { listenOnPort } from "../../service/web/listen-on-port.js";

/** The default port. */
export const defaultPort = 4411;

/** Listens and returns the port; a port requested by number is not replaced by another. */
export async function listen(
  app: FastifyInstance,
  { host, port }: { host: string; port: number | undefined },
): Promise<number> {
  return await listenOnPort(port, defaultPort, async (tried) => {
    await app.listen({ host, port: tried });
    const address = app.server.address();
    return typeof address === "object" && address ? address.port : tried;
  });
}
