/** Renders the start page: what the server does, and how to call it. */
import { htmlElement } from "../../../base/markup/element.js";
import { escapeText } from "../../../base/markup/escape.js";
import { type Page, renderPage } from "../../web/page.js";
import { paths, renderRoute, toolPath, toolRoutes } from "../paths.js";
import { callExamples } from "./call-examples.js";
import { codeBlock } from "./code-block.js";
import { examplePicture, exampleSource } from "./example-picture.js";
import { documentStyle, operationId, operationList, pageHeader } from "./page-parts.js";
import type { Site } from "./site.js";

const startStyle = `
.shown{grid-template-columns:minmax(0,1fr) minmax(0,22rem);padding:0;gap:0;overflow:hidden}
.shown>div{display:grid;grid-template-columns:minmax(0,1fr);gap:1rem;align-content:center;padding:1.5rem}
.shown pre{padding:0;border:0;background:none;font-size:.9375rem}
.shown>.picture{background:var(--canvas);border-left:1px solid var(--line);padding:1rem;place-items:center}
.shown img{display:block;max-width:100%;height:auto}
@media (max-width:56rem){
.shown{grid-template-columns:minmax(0,1fr)}
.shown>.picture{border-left:0;border-top:1px solid var(--line)}
}
@media (max-width:40rem){.shown>div{padding:1.125rem 1rem}.shown>.picture{padding:.25rem}.shown pre{font-size:.75rem}}
`;

const operations: readonly (readonly ["GET" | "POST", string, string])[] = [
  ["POST", toolPath(toolRoutes.validate), "Check a source and list its errors"],
  ["POST", toolPath(toolRoutes.parse), "Parse a source into a syntax tree"],
  ["POST", toolPath(renderRoute("svg")), "Render a source as SVG"],
  ["POST", toolPath(renderRoute("html")), "Render a source as HTML"],
  ["GET", toolPath(toolRoutes.grammar), "Get the language reference"],
];

/** Returns the renderer of start pages; their picture is rendered only once, for the first of them. */
export function startPageWriter(site: Site): (base: string) => Page {
  let shown: string | undefined;
  return (base) => {
    shown ??= htmlElement(
      "section",
      { class: "shown", "aria-label": "Example" },
      htmlElement("div", {}, codeBlock(exampleSource)) +
        htmlElement("div", { class: "picture" }, examplePicture()),
    );
    return renderStartPage(base, site, shown);
  };
}

/** The start page of a server that is reached at a base address. */
function renderStartPage(base: string, site: Site, shown: string): Page {
  const listed = operations.map(([method, path, summary]) => ({
    method,
    path,
    summary,
    href: `${site.root}${paths.docs}#${operationId(method, path)}`,
  }));
  const dashboard = htmlElement("a", { href: site.root + paths.dashboard }, "dashboard");
  const examples = callExamples(base).map(
    ({ title, text }) => htmlElement("h3", {}, escapeText(title)) + codeBlock(text),
  );
  const main = [
    htmlElement(
      "div",
      {},
      htmlElement("h1", {}, "Wireframes as code") +
        htmlElement(
          "p",
          { class: "lead" },
          "This server parses, validates and renders wireframes written as text.",
        ),
    ),
    shown,
    htmlElement(
      "section",
      { "aria-labelledby": "operations" },
      htmlElement("h2", { id: "operations" }, "API endpoints") + operationList(listed),
    ),
    htmlElement(
      "section",
      { "aria-labelledby": "calls" },
      htmlElement("h2", { id: "calls" }, "Call the API") +
        htmlElement(
          "p",
          { class: "muted" },
          `Every request to <code>/tools/</code> needs an API key. These examples read it from the environment variable <code>WF_KEY</code>. To get a key, sign in to the ${dashboard}, or ask the operator of this server to run <code>wf keys create</code>.`,
        ) +
        examples.join(""),
    ),
  ];
  return renderPage({
    title: "wf: wireframes as code",
    description: "Parses, validates and renders wireframes written as text.",
    style: documentStyle + startStyle,
    body: pageHeader(site, "/") + htmlElement("main", {}, main.join("")),
  });
}
