/** Turns the OpenAPI document into the API reference page. */
import { htmlElement } from "../../../base/markup/element.js";
import { escapeText } from "../../../base/markup/escape.js";
import { listed } from "../../../base/text/phrases.js";
import { type Page, renderPage } from "../../web/page.js";
import { paths } from "../paths.js";
import type { ApiDocument, Operation } from "../schemas/api-document.js";
import { codeBlock } from "./code-block.js";
import { documentStyle, methodBadge, operationId, pageHeader } from "./page-parts.js";
import type { Site } from "./site.js";

/** The part of JSON schema that the page shows. */
interface Schema {
  type?: string;
  description?: string;
  default?: unknown;
  enum?: readonly unknown[];
  const?: unknown;
  anyOf?: readonly Schema[];
  items?: Schema;
  properties?: Readonly<Record<string, Schema>>;
  required?: readonly string[];
  minimum?: number;
  maximum?: number;
  examples?: readonly unknown[];
  $ref?: string;
}

const docsStyle = `
.reference{grid-template-columns:15rem minmax(0,1fr);align-items:start;gap:1.5rem 2.5rem}
.reference>nav{grid-area:1/1/3/2;position:sticky;top:1.5rem;padding-top:.5rem}
.cards{display:grid;grid-template-columns:minmax(0,1fr);gap:1.5rem}
.reference>nav a{display:flex;gap:.75rem;align-items:center;padding:.35rem 0;font:.8125rem/1.5 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace}
.reference h2{display:flex;flex-wrap:wrap;gap:.5rem .75rem;align-items:center}
.reference h2+p{margin-top:-.5rem}
dl{margin:0}
dl>div{display:grid;gap:.1rem 1rem;padding:.6rem 0;border-top:1px solid var(--line)}
dl>div:first-child{border-top:0;padding-top:0}
dl>div:last-child{padding-bottom:0}
dd{margin:0}
.fields>div{grid-template-columns:8rem minmax(0,1fr)}
.fields dt{font-weight:600}
.fields dd+dd{grid-column:2;color:var(--ink-muted);font-size:.875rem}
.answers>div{grid-template-columns:3rem minmax(0,1fr) minmax(0,1fr)}
.answers dt{font-weight:650;font-variant-numeric:tabular-nums}
summary{width:fit-content;cursor:pointer;color:var(--ink-muted)}
summary:hover{color:var(--ink)}
details[open] summary{margin-bottom:.9rem}
@media (max-width:60rem){.reference{grid-template-columns:minmax(0,1fr)}.reference>nav{grid-area:auto;position:static;padding:.75rem 1rem;background:var(--paper);border:1px solid var(--line);border-radius:12px}}
@media (max-width:40rem){.reference,.cards{gap:1rem}.reference>nav a{min-height:2.5rem}.fields>div{grid-template-columns:minmax(0,1fr)}.fields dd+dd{grid-column:1}.answers>div{grid-template-columns:3rem minmax(0,1fr)}.answers dd+dd{grid-column:2}}
`;

/** The page: one card per operation, with its fields, an example and its responses. */
export function renderDocsPage(document: ApiDocument, site: Site): Page {
  const base = document.servers[0]?.url ?? "";
  const { title, description } = document.info;
  const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods)
      .filter(([method]) => method !== "head")
      .map(([method, operation]) => ({ path, method: method.toUpperCase(), operation })),
  );
  const links = operations.map(({ path, method }) =>
    htmlElement(
      "a",
      { href: `#${operationId(method, path)}` },
      methodBadge(method) + htmlElement("span", {}, escapeText(path)),
    ),
  );
  const cards = operations.map(({ path, method, operation }) =>
    card(base, path, method, operation),
  );
  const head =
    htmlElement("h1", {}, escapeText(title)) +
    htmlElement("p", { class: "lead" }, escapeText(description));
  const parts = [
    htmlElement("div", {}, head),
    htmlElement("nav", { "aria-label": "Endpoints" }, links.join("")),
    htmlElement("div", { class: "cards" }, [keySection, ...cards].join("")),
  ];
  return renderPage({
    title: `${title}: reference`,
    description,
    style: documentStyle + docsStyle,
    body:
      pageHeader(site, paths.docs) + htmlElement("main", { class: "reference" }, parts.join("")),
  });
}

const keySection = htmlElement(
  "section",
  { id: "key", "aria-labelledby": "key-title" },
  htmlElement("h2", { id: "key-title" }, "Authentication") +
    htmlElement(
      "p",
      {},
      "Requests to <code>/tools/</code> need an API key. Send it in one of these ways:",
    ) +
    codeBlock("x-api-key: KEY\nAuthorization: Bearer KEY\n?api_key=KEY"),
);

function card(base: string, path: string, method: string, operation: Operation): string {
  const id = operationId(method, path);
  const title = methodBadge(method) + htmlElement("span", {}, escapeText(path));
  const body = schemaOf(operation.requestBody?.content);
  const parts = [
    htmlElement("h2", { id: `${id}-title` }, title),
    htmlElement("p", { class: "muted" }, escapeText(operation.summary ?? "")),
    ...(body ? [htmlElement("h3", {}, "Request body"), fieldList(body)] : []),
    htmlElement("h3", {}, "Example"),
    codeBlock(curlCall(base, path, method, body)),
    htmlElement("h3", {}, "Responses"),
    ...answerLists(operation),
  ];
  return htmlElement("section", { id, "aria-labelledby": `${id}-title` }, parts.join(""));
}

function fieldList(schema: Schema): string {
  const required = schema.required ?? [];
  const fields = Object.entries(schema.properties ?? {}).map(([name, field]) => {
    const preset =
      field.default === undefined
        ? required.includes(name)
          ? " · required"
          : ""
        : ` · default ${JSON.stringify(field.default)}`;
    return entry(code(name), [
      withCode(field.description ?? ""),
      escapeText(`${kindOf(field)}${preset}`),
    ]);
  });
  return htmlElement("dl", { class: "fields" }, fields.join(""));
}

/** Successful responses, with the error responses folded below. */
function answerLists({ responses }: Operation): string[] {
  const all = Object.entries(responses);
  const isRefusal = ([status]: readonly [string, unknown]): boolean => Number(status) >= 400;
  const refusals = all.filter(isRefusal);
  const list = (some: typeof all): string =>
    htmlElement("dl", { class: "answers" }, some.map(answerEntry).join(""));
  const summary = refusals.length === 1 ? "1 error response" : `${refusals.length} error responses`;
  return [
    list(all.filter((one) => !isRefusal(one))),
    ...(refusals.length > 0
      ? [htmlElement("details", {}, htmlElement("summary", {}, summary) + list(refusals))]
      : []),
  ];
}

function answerEntry([status, { description, content }]: [
  string,
  Operation["responses"][string],
]): string {
  const schema = schemaOf(content);
  const shapes = schema ? shapesOf(schema).map(code).join(" or ") : "";
  return entry(escapeText(status), [withCode(description), shapes]);
}

/** `{html, css?}`, one for each shape that a body can have. */
function shapesOf(schema: Schema): string[] {
  if (schema.anyOf) return schema.anyOf.flatMap(shapesOf);
  const required = schema.required ?? [];
  const names = Object.keys(schema.properties ?? {});
  if (names.length === 0) return ["{…}"];
  return [`{${names.map((name) => (required.includes(name) ? name : `${name}?`)).join(", ")}}`];
}

function kindOf({ type, enum: choices, minimum, maximum }: Schema): string {
  if (choices) {
    return listed(
      choices.map((one) => JSON.stringify(one)),
      "or",
    );
  }
  if (minimum === undefined || maximum === undefined) return type ?? "any";
  return `${type}, ${minimum} to ${maximum}`;
}

function curlCall(base: string, path: string, method: string, body: Schema | undefined): string {
  const key = path.startsWith(`${paths.tools}/`) ? ' -H "x-api-key: $WF_KEY"' : "";
  if (method === "GET") return `curl ${base}${path}${key}`;
  const source = body?.properties?.source?.examples?.[0] ?? "";
  const data = JSON.stringify({ source });
  return `curl ${base}${path}${key.replace(" ", " \\\n  ")} \\\n  -H "content-type: application/json" \\\n  -d '${data}'`;
}

function schemaOf(
  content: Readonly<Record<string, { schema: Schema }>> | undefined,
): Schema | undefined {
  return content?.["application/json"]?.schema;
}

/** A term and its details, all as markup. */
function entry(term: string, details: readonly string[]): string {
  const said = details.map((content) => htmlElement("dd", {}, content)).join("");
  return htmlElement("div", {}, htmlElement("dt", {}, term) + said);
}

/** Text with code in backticks. */
function withCode(text: string): string {
  return text
    .split("`")
    .map((part, index) => (index % 2 === 1 ? code(part) : escapeText(part)))
    .join("");
}

function code(text: string): string {
  return htmlElement("code", {}, escapeText(text));
}
