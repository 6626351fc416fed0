/** Listens on the requested port, or on the next free one after the default. */

/** How many further ports are tried if the default one is in use. */
const triedPorts = 50;

/**
 * Listens on a port and returns the result of `listen`. A requested port is never replaced by another; the default one
 * falls back to the next free port. Rejects with the error of the last attempt.
 */
export async function listenOnPort<T>(
  asked: number | undefined,
  usual: number,
  listen: (port: number) => Promise<T>,
): Promise<T> {
  for (let port = asked ?? usual; ; port++) {
    try {
      return await listen(port);
    } catch (error) {
      const isLast = asked !== undefined || port - usual >= triedPorts;
      if ((error as NodeJS.ErrnoException).code !== "EADDRINUSE" || isLast) throw error;
    }
  }
}
