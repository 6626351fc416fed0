/** Writes what the server's pages of text share: header, badges of methods and style. */
import { htmlElement } from "../../markup/element.js";
import { escapeText } from "../../markup/escape.js";

/** CSS of pages of text: cards for sections, and a list of endpoints that folds on phones. */
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
.endpoints{list-style:none;margin:0;padding:0}
.endpoints li{display:grid;grid-template-columns:auto 13rem minmax(0,1fr);gap:.15rem 1rem;align-items:center;padding:.6rem 0;border-top:1px solid var(--line)}
.endpoints li:first-child{border-top:0;padding-top:0}
.endpoints li:last-child{padding-bottom:0}
.endpoints a{font:.875rem/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;overflow-wrap:anywhere}
@media (max-width:40rem){
body>header>div{padding:.7rem 1rem}
main{padding:1.75rem 1rem 3rem;gap:1rem}
h1{font-size:1.75rem}
.lead{font-size:1rem}
section{padding:1.125rem 1rem}
.endpoints li{grid-template-columns:auto minmax(0,1fr)}
.endpoints li>:last-child{grid-column:2;color:var(--ink-muted);font-size:.9375rem}
pre{padding:.75rem .85rem;font-size:.75rem}
}
`;

const places: readonly (readonly [string, string])[] = [
  ["/dashboard", "Dashboard"],
  ["/docs", "Reference"],
  ["/openapi.json", "OpenAPI"],
  ["/health", "Health"],
];

/** The header with the product's name, which leads to the start page, and the way to the others. */
export function pageHeader(version: string, shown: string): string {
  const name = htmlElement("strong", {}, "wf") + htmlElement("span", {}, escapeText(version));
  const home = htmlElement("a", { href: "/", class: "home" }, name);
  const links = places.map(([href, text]) =>
    htmlElement("a", { href, "aria-current": href === shown && "page" }, text),
  );
  const nav = htmlElement("nav", { "aria-label": "Pages" }, links.join(""));
  return htmlElement("header", {}, htmlElement("div", {}, home + nav));
}

/** The method of an operation as a badge. */
export function methodBadge(method: string): string {
  const kind = method === "POST" ? "method post" : "method";
  return htmlElement("span", { class: kind }, escapeText(method));
}

/** An operation in a list of them. */
export interface Endpoint {
  method: string;
  path: string;
  does: string;
  /** Where it is described. */
  href: string;
}

/** A list of operations, each with a link to what is said of it. */
export function endpointList(endpoints: readonly Endpoint[]): string {
  const items = endpoints.map(({ method, path, does, href }) =>
    htmlElement(
      "li",
      {},
      methodBadge(method) +
        htmlElement("a", { href }, escapeText(path)) +
        htmlElement("span", {}, escapeText(does)),
    ),
  );
  return htmlElement("ul", { class: "endpoints" }, items.join(""));
}

/** The id of the section of the reference that is about an operation. */
export function operationId(method: string, path: string): string {
  return `${method}${path.replace(/[^a-z]+/gi, "-")}`.toLowerCase();
}
