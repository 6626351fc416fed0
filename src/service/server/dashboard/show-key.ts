/** Renders the page that shows a new key, with an example to try it. */
import type { FastifyInstance } from "fastify";
import { htmlElement } from "../../../base/markup/element.js";
import type { Page } from "../../web/page.js";
import type { CompleteConfig } from "../config.js";
import { curlLine } from "../pages/call-examples.js";
import { codeBlock } from "../pages/code-block.js";
import { dashboardPath } from "../paths.js";
import { findBaseUrl } from "../request/base-url.js";
import { renderSecretPage } from "./pages/secret-page.js";
import type { Visit } from "./visit.js";

/** The page; `lead` is markup. */
export function showKey(
  { request, signed }: Visit,
  config: CompleteConfig,
  scope: FastifyInstance,
  title: string,
  key: string,
  lead: string,
): Page {
  const call = curlLine(findBaseUrl(scope, config)(request), key);
  return renderSecretPage(signed, {
    place: "keys",
    title,
    secret: key,
    lead,
    rest: htmlElement("h2", {}, "Try it") + codeBlock(call),
    back: [dashboardPath("keys"), "I have saved it"],
  });
}
