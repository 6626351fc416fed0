/** Opens a log without a server, for the supervisor of several. */
import fastify, { type FastifyBaseLogger } from "fastify";
import type { ServerConfig } from "../config.js";
import { loggerOptions } from "../plugins/log-requests.js";

/** A logger with the same format as a server's. */
export function openLogger(log: NonNullable<ServerConfig["log"]>): FastifyBaseLogger {
  return fastify({ logger: loggerOptions({ log }) ?? false }).log;
}
