/** Opens a log without a server, for what leads several. */
import fastify, { type FastifyBaseLogger } from "fastify";
import type { ServerConfig } from "../config.js";
import { loggerOptions } from "../plugins/log-requests.js";

/** A logger that writes lines like those of a server. */
export function openLogger(log: NonNullable<ServerConfig["log"]>): FastifyBaseLogger {
  return fastify({ logger: loggerOptions({ log }) ?? false }).log;
}
