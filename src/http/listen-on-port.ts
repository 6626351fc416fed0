/** Turns the port that was asked for, or none, into one that a server listens on. */

/** So many ports are tried when the usual one is taken. */
const triedPorts = 50;

/**
 * Listens on a port, and gives what `listen` gave; a port that was asked for is not replaced by
 * another, the usual one gives way to the next that is free. Rejects with the error of the last try.
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
