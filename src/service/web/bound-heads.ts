/** Rejects requests with too many header lines: each costs Node a hundred bytes and some work, however short it is. */
import type { IncomingMessage, Server } from "node:http";
import { refuseUnread } from "./refuse-unread.js";

/** Maximum number of header lines of a request; browsers and proxies send some thirty. */
export const mostHeaderLines = 100;

/** Node's own error code for a head with too many bytes. */
const tooLarge = "HPE_HEADER_OVERFLOW";

/** Makes a server refuse requests with too many header lines, and ignore what follows the last chunk of a body. */
export function boundHeads(server: Server): void {
  const most = 2 * mostHeaderLines;
  // Node hides those above the maximum, also a Transfer-Encoding; with one more, they are noticed and refused.
  server.maxHeadersCount = mostHeaderLines + 1;
  server.prependListener("request", (request: IncomingMessage) => {
    if (request.rawHeaders.length > most) {
      // The refused request stays in memory for a while.
      request.rawHeaders = request.rawHeaders.slice(0, most + 2);
      refuseUnread(server, request, tooLarge);
    } else if (request.headers["transfer-encoding"] !== undefined) ignoreTrailers(request);
  });
}

/** Trailers arrive after the headers were counted, and nobody asks for them. */
function ignoreTrailers(request: IncomingMessage): void {
  Object.defineProperties(request, {
    rawTrailers: { get: () => [], set() {} },
    trailers: { value: {} },
  });
}
