/** Bounds how many connections wait in the supervisor for a worker: Node accepts any number, and keeps them in line. */
import { Server } from "node:net";

/** As many as usually wait in the system for a process to accept them. */
const mostWaiting = 511;

/** A connection, or the socket that listens for them. */
interface Handle {
  close(): void;
  onconnection?: (error: number, connection: Handle | undefined) => void;
}

/**
 * Closes each new connection while too many wait: if they wait for longer than their clients do, workers are busy with
 * dead ones only. There is no public hook; if `node:cluster` listens in another way, nothing is changed.
 *
 * @param onRefused called for each connection that is closed
 * @returns a function to call with each connection that is passed to a worker
 */
export function boundWaiting(onRefused: () => void): (connection: object) => void {
  let waiting = new Set<object>();
  const bound = (listening: Handle): void => {
    const { onconnection } = listening;
    if (!onconnection) return;
    // Those of an earlier one were closed with it.
    waiting = new Set();
    listening.onconnection = (error, connection) => {
      if (connection && waiting.size >= mostWaiting) {
        connection.close();
        onRefused();
        return;
      }
      if (connection) waiting.add(connection);
      onconnection.call(listening, error, connection);
    };
  };
  const { listen } = Server.prototype;
  Server.prototype.listen = function (this: Server & { _handle?: Handle | null }, ...args) {
    this.once("listening", () => {
      const handle = this._handle;
      // By then, `node:cluster` has taken the socket from this server.
      if (handle) process.nextTick(() => this._handle !== handle && bound(handle));
    });
    return listen.apply(this, args as unknown as Parameters<typeof listen>);
  } as typeof listen;
  return (connection) => waiting.delete(connection);
}
