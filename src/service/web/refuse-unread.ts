/** Refuses a request whose body has not been read, in the same way as invalid HTTP. */
import type { IncomingMessage, Server } from "node:http";
import { readPast } from "./linger.js";

/** Lets the server's listener for client errors answer with this code; without one, closes the connection. */
export function refuseUnread(server: Server, request: IncomingMessage, code: string): void {
  const { socket } = request;
  const error = Object.assign(new Error("the request was refused"), { code });
  const isHeard = server.emit("clientError", error, socket);
  if (isHeard && !socket.destroyed) readPast(socket, request);
  else socket.destroy();
}
