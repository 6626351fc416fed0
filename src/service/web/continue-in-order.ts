/** Answers `Expect: 100-continue`, unless an earlier answer on the same connection is not sent yet. */
import type { Server } from "node:http";

/**
 * Makes a server ask for bodies only where nothing else waits to be sent: of pipelined requests, Node would write the
 * 100 between the head and the body of an answer. A client that hears nothing sends its body after a while, and one
 * that sends several requests at once has sent it already.
 */
export function continueInOrder(server: Server): void {
  server.on("checkContinue", (request, response) => {
    // Only the first of several answers has the connection.
    if (response.socket !== null) response.writeContinue();
    server.emit("request", request, response);
  });
}
