/** Adds the page that is shown at the server's address. */
import type { FastifyInstance } from "fastify";
import { KeptContent } from "../answer/kept-content.js";
import type { CompleteConfig } from "../config.js";
import { startPageWriter } from "../pages/start-page.js";
import { paths } from "../paths.js";
import { refuseMethods } from "../plugins/refuse-methods.js";
import type { BaseUrl } from "../request/base-url.js";
import { openCaching } from "./open-caching.js";

/** Adds GET /, which needs no key. */
export function addStartPage(app: FastifyInstance, config: CompleteConfig, baseUrl: BaseUrl): void {
  const writePage = startPageWriter(config.site);
  const page = new KeptContent((base) => {
    const { html, headers } = writePage(base);
    return { body: html, headers: { ...headers, ...openCaching(config) } };
  });
  app.get(paths.start, { compress: false }, (request, reply) =>
    page.send(request, reply, baseUrl(request)),
  );
  refuseMethods(app, paths.start, ["GET", "HEAD"]);
}
