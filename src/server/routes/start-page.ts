/** Adds the page that is shown at the server's address. */
import type { FastifyInstance } from "fastify";
import { baseUrlOf } from "../base-url.js";
import type { CompleteConfig } from "../config.js";
import { startPageWriter } from "../pages/start-page.js";
import { refuseMethods } from "../plugins/refuse-methods.js";

/** Adds GET /, which needs no key. */
export function addStartPage(app: FastifyInstance, config: CompleteConfig): void {
  const writePage = startPageWriter(config.version);
  app.get("/", async (request, reply) => {
    const { html, headers } = writePage(baseUrlOf(app, config, request));
    return reply.headers(headers).header("cache-control", "no-cache").send(html);
  });
  refuseMethods(app, "/", ["GET", "HEAD"]);
}
