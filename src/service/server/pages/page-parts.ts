/** The parts that the server's pages share: header, method badges and style. */
import { htmlElement } from "../../../base/markup/element.js";
import { escapeText } from "../../../base/markup/escape.js";
import { paths } from "../paths.js";
import type { Site } from "./site.js";

/** CSS for documents: cards for sections, and a list of operations that wraps on phones. */
export const documentStyle = `
html{scroll-padding-top:1.5rem}
body>header{background:var(--paper);border-bottom:1px solid var(--line)}
body>header>div{display:flex;flex-wrap:wrap;gap:.25rem 1.5rem;align-items:center;justify-content:space-between;max-width:72rem;margin:0 auto;padding:.8rem 1.5rem}
.home{display:flex;gap:.5rem;align-items:baseline;color:var(--ink);text-decoration:none}
.home strong{font-size:1.125rem;letter-spacing:-.02em}
.home span,nav a{color:var(--ink-muted);font-size:.875rem}
nav a{text-decoration:none}
nav a:hover,nav a[aria-current]{color:var(--ink);text-decoration:underline}
body>header nav{display:flex;flex-wrap:wrap;gap:.1rem 1.25rem}
main{max-width:72rem;margin:0 auto;padding:2.5rem 1.5rem 5rem;display:grid;grid-template-columns:minmax(0,1fr);gap:1.5rem}
h1{font-size:2.25rem;letter-spacing:-.025em;line-height:1.15}
.lead{color:var(--ink-muted);font-size:1.125rem;max-width:42rem;margin-top:.6rem}
section{background:var(--paper);border:1px solid var(--line);border-radius:12px;padding:1.5rem;display:grid;grid-template-columns:minmax(0,1fr);gap:1rem;align-content:start}
section:target{border-color:var(--focus)}
section h3{margin-top:.5rem}
code{overflow-wrap:anywhere}
pre code{font-size:1em}
pre{font-size:.8125rem;line-height:1.6;scrollbar-width:thin}
pre:focus-visible{border-radius:8px}
pre code{user-select:all}
.string{color:var(--info-text)}
.muted{color:var(--ink-muted)}
.method{flex:none;display:inline-block;width:3.25rem;padding:.15rem 0;border-radius:6px;font:650 .75rem/1.25 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;text-align:center;background:var(--info-fill);color:var(--info-text)}
.method.post{background:var(--success-fill);color:var(--success-text)}
.operations{list-style:none;margin:0;padding:0}
.operations li{display:grid;grid-template-columns:auto 13rem minmax(0,1fr);gap:.15rem 1rem;align-items:center;padding:.6rem 0;border-top:1px solid var(--line)}
.operations li:first-child{border-top:0;padding-top:0}
.operations li:last-child{padding-bottom:0}
.operations a{font:.875rem/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;overflow-wrap:anywhere}
@media (max-width:40rem){
body>header>div{padding:.7rem 1rem}
main{padding:1.75rem 1rem 3rem;gap:1rem}
h1{font-size:1.75rem}
.lead{font-size:1rem}
section{padding:1.125rem 1rem}
.operations li{grid-template-columns:auto minmax(0,1fr)}
.operations li>:last-child{grid-column:2;color:var(--ink-muted);font-size:.9375rem}
pre{padding:.75rem .85rem;font-size:.75rem}
}
`;

const places: readonly (readonly [string, string])[] = [
  [paths.dashboard, "Dashboard"],
  [paths.docs, "Reference"],
  [paths.openApi, "OpenAPI"],
  [paths.health, "Health"],
];

/** The header: the product's name, which links to the start page, and links to the other pages. */
export function pageHeader({ version, root }: Site, shown: string): string {
  const name = htmlElement("strong", {}, "wf") + htmlElement("span", {}, escapeText(version));
  const home = htmlElement("a", { href: root + paths.start, class: "home" }, name);
  const links = places.map(([path, text]) =>
    htmlElement("a", { href: root + path, "aria-current": path === shown && "page" }, text),
  );
  const nav = htmlElement("nav", { "aria-label": "Pages" }, links.join(""));
  return htmlElement("header", {}, htmlElement("div", {}, home + nav));
}

/** The method of an operation as a badge. */
export function methodBadge(method: string): string {
  const kind = method === "POST" ? "method post" : "method";
  return htmlElement("span", { class: kind }, escapeText(method));
}

/** An operation of the API, as listed. */
export interface ListedOperation {
  method: string;
  path: string;
  summary: string;
  /** Link to its description. */
  href: string;
}

/** A list of operations, each linked to its description. */
export function operationList(operations: readonly ListedOperation[]): string {
  const items = operations.map(({ method, path, summary, href }) =>
    htmlElement(
      "li",
      {},
      methodBadge(method) +
        htmlElement("a", { href }, escapeText(path)) +
        htmlElement("span", {}, escapeText(summary)),
    ),
  );
  return htmlElement("ul", { class: "operations" }, items.join(""));
}

/** The id of an operation's section in the reference. */
export function operationId(method: string, path: string): string {
  return `${method}${path.replace(/[^a-z]+/gi, "-")}`.toLowerCase();
}
