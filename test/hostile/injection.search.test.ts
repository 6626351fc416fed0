/** Puts attacks into every slot of every component: only allowed markup, addresses and styles may come out. */
import { describe, expect, it } from "vitest";
import { analyze } from "../../src/analyze.js";
import { renderHtml, renderSvg } from "../../src/compile.js";
import { type AstNode, type DocumentNode, walkNodes } from "../../src/language/ast/node.js";
import type { Value } from "../../src/language/ast/value.js";
import { vocabulary } from "../../src/model/components/registry.generated.js";
import { isSearching } from "../support/case-count.js";
import { readHtml } from "../support/html.js";
import { readXml, type XmlElement } from "../support/xml.js";

const vectors: readonly string[] = [
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "'><svg/onload=alert(1)>",
  "</style><script>alert(1)</script>",
  "</title><script>alert(1)</script>",
  "</textarea><script>alert(1)</script>",
  "</select><script>alert(1)</script>",
  "--><script>alert(1)</script><!--",
  "]]><script>alert(1)</script>",
  "<![CDATA[<script>alert(1)</script>]]>",
  "<iframe srcdoc='<script>alert(1)</script>'>",
  "<math><mtext></form><form><mglyph><style></math><img src onerror=alert(1)>",
  "<svg><use href='data:image/svg+xml,<svg onload=alert(1)>'/></svg>",
  '" onmouseover="alert(1)" x="',
  '" autofocus onfocus="alert(1)',
  "` onmouseover=alert(1) `",
  "javascript:alert(1)",
  " jav\tascript:alert(1)",
  "JaVaScRiPt&#58;alert(1)",
  "\u0001javascript:alert(1)",
  "java\u200bscript:alert(1)",
  "vbscript:msgbox(1)",
  "data:text/html,<script>alert(1)</script>",
  "data:image/svg+xml;base64,PHN2ZyBvbmxvYWQ9YWxlcnQoMSk+",
  "file:///etc/passwd",
  "blob:https://example.com/1",
  "red;background:url(javascript:alert(1))",
  "}</style><style>*{background:url(//evil.example)}",
  "#fff;--x:expression(alert(1))",
  "var(--wf-ink);position:fixed",
  "1px;position:fixed;inset:0",
  "&lt;script&gt;alert(1)&lt;/script&gt;",
  "&#x3c;script&#x3e;",
  "\\u003cscript\\u003e",
  "\ud800<script>\udfff",
  "\u202e<script>\u0000",
  "{{constructor.constructor('alert(1)')()}}",
  "${alert(1)}",
  "<?xml-stylesheet href='//evil.example'?><!ENTITY x SYSTEM 'file:///etc/passwd'>&x;",
  "__proto__",
];

const htmlTags = new Set(
  (
    "a article aside body br button circle dd details div dl dt ellipse footer h1 h2 h3 h4 h5 h6 head header " +
    "hr html img input label li line main meta nav ol option p path polygon polyline rect section select " +
    "span style summary svg table tbody td textarea th thead title tr ul form figure legend fieldset figcaption code kbd"
  ).split(" "),
);
const htmlAttributes = new Set(
  (
    "accesskey alt checked class content charset cx cy d disabled fill for height href http-equiv id inert inputmode lang " +
    "max min name placeholder points popover popovertarget popovertargetaction preserveaspectratio r " +
    "readonly required role rows rx ry selected src step stroke stroke-dasharray stroke-linecap " +
    "stroke-linejoin stroke-width style tabindex target rel title transform type value vector-effect viewbox width x x1 x2 y y1 y2 open"
  ).split(" "),
);
const dataAttributes =
  /^(?:data-(?:action|bar|box|canvas|content|cover|fluid|navigate|opens|over|panel|row|screen|tabs|title|toggles|when)|aria-[a-z]+)$/;
const svgTags = new Set(
  (
    "svg title desc defs g a path rect circle ellipse line polygon polyline text tspan clipPath " +
    "linearGradient stop pattern filter feDropShadow feGaussianBlur feOffset feFlood feComposite " +
    "feMerge feMergeNode feColorMatrix style"
  ).split(" "),
);
const safeAddress = /^(?:#|https?:|mailto:|tel:|(?![a-z][a-z0-9+.-]*:))/i;
const safePicture =
  /^(?:https?:|data:image\/(?:png|jpe?g|gif|webp|avif|svg\+xml)[;,]|(?![^/?#]*:))/i;
const figureStyle = /^(?:(?:fill|stroke):(?:none|var\(--wf-[a-z0-9-]+\)|#[0-9a-f]{3,8})(?:;|$))+$/i;
/** What must not be in values of our stylesheets: an address, a comment or the end of a rule. */
const unsafeCss = /url\(|expression|@import|javascript|<|\\|\/\*|-moz-binding|behavior:/i;

function faultsInHtml(html: string): string[] {
  return readHtml(html).flatMap(({ name, attributes, text }) => [
    ...(htmlTags.has(name) ? [] : [`<${name}>`]),
    ...(name === "style" && unsafeCss.test(text) ? [`style: ${unsafeCss.exec(text)?.[0]}`] : []),
    ...Object.entries(attributes).flatMap(([attribute, value]) =>
      isSafe(attribute, value, name) ? [] : [`<${name} ${attribute}="${value}">`],
    ),
  ]);
}

function isSafe(attribute: string, value: string, tag: string): boolean {
  if (attribute === "href") return safeAddress.test(value);
  if (attribute === "src") return tag === "img" && safePicture.test(value);
  if (attribute === "referrerpolicy") return tag === "img" && value === "no-referrer";
  if (attribute === "style") return figureStyle.test(value);
  if (attribute === "http-equiv") return value === "Content-Security-Policy";
  return htmlAttributes.has(attribute.toLowerCase()) || dataAttributes.test(attribute);
}

const svgAddress = /^(?:#[\w-]+$|https?:|mailto:|tel:)/i;

function faultsInSvg(root: XmlElement): string[] {
  const own = Object.entries(root.attributes).flatMap(([attribute, value]) => {
    const isWrong =
      /^on/i.test(attribute) ||
      (/href$/.test(attribute) && !svgAddress.test(value)) ||
      (/url\(/.test(value) && !/^url\(#[\w-]+\)$/.test(value) && isPaint.test(attribute)) ||
      (attribute === "style" && /url\(|expression|</i.test(value));
    return isWrong ? [`<${root.name} ${attribute}="${value}">`] : [];
  });
  const tag = svgTags.has(root.name) ? [] : [`<${root.name}>`];
  return [...tag, ...own, ...root.children.flatMap(faultsInSvg)];
}

const isPaint = /^(?:fill|stroke|filter|clip-path|mask|style)$/;

/** Replaces texts in a value, since any text of the source may become text of the picture. */
function poisoned(value: Value, vector: string): Value {
  if (typeof value === "string") return vector;
  if (Array.isArray(value)) return value.map((item) => poisoned(item, vector));
  if (typeof value === "object" && !("unit" in value)) {
    return Object.fromEntries([
      ...Object.keys(value).map((key) => [key, vector]),
      ...["label", "href", "icon", "navigate", "opens", "toggles", "action"].map((key) => [
        key,
        vector,
      ]),
    ]);
  }
  return value;
}

/** Attacks every text slot of every node: label, list, and all attributes that are not flags. */
function poison(document: DocumentNode, vector: string): DocumentNode {
  const hostile = structuredClone(document);
  walkNodes(hostile, (node) => {
    const component = vocabulary.componentOfType(node.type);
    if (!component) return;
    if (component.label || node.label !== undefined) node.label = vector;
    if (component.list || node.items) {
      node.items = poisoned([...(node.items ?? ["x"]), { label: "x" }], vector) as Value[];
    }
    const attributes: Record<string, Value> = { [vector]: vector };
    for (const { name, kind } of component.attributes.values()) {
      if (kind.isBoolean !== true) attributes[name] = kind.kind === "list" ? [vector] : vector;
    }
    node.attributes = { ...attributes, ...onlySizes(node) };
    node.modifiers = [...(node.modifiers ?? []), vector];
  });
  return hostile;
}

/** Attributes for position and size, which are kept so that the node is still drawn. */
function onlySizes({ attributes = {} }: AstNode): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(attributes).filter(([, value]) => typeof value === "number"),
  );
}

/** One in eight attacks for each component, different ones for its neighbors; all of them in a search. */
const attacked = vocabulary.components.map(({ name, root, examples }, at) => ({
  name,
  root,
  examples,
  tried: vectors.filter((_, index) => isSearching || index % 8 === at % 8),
}));

describe.each(attacked)("$name", ({ root, examples, tried }) => {
  const { ast } = analyze(root ? examples.join("\n") : `page "P" { ${examples.join("\n")} }`);

  it("lets no attack through, in any slot", () => {
    for (const vector of tried) {
      const hostile = poison(ast, vector);
      const faults = [false, true].flatMap((prototype) => {
        const { html } = renderHtml(hostile, { prototype, fullDocument: true });
        return faultsInHtml(html);
      });
      const { svg } = renderSvg(hostile);
      expect([...faults, ...faultsInSvg(readXml(svg))], JSON.stringify(vector)).toEqual([]);
    }
  });
});

it("writes attacks as plain text", () => {
  const attack = '\\"><script>alert(1)</script>';
  const source = `page "${attack}" id="${attack}" {
    button "${attack}" icon="${attack}" navigate="${attack}" bg="${attack}"
    link "${attack}" href="javascript:alert(1)"
    table [["${attack}", "[icon:${attack}] [link] ${attack}"]]
    image src="javascript:alert(1)" alt="${attack}"
    <script>alert(1)</script>
    wrong "${attack}" { text "${attack}" }
  }`;
  for (const prototype of [false, true]) {
    const { html } = renderHtml(source, { prototype, fullDocument: true });
    expect(faultsInHtml(html)).toEqual([]);
    expect(html).toContain("&lt;script&gt;");
  }
  expect(faultsInSvg(readXml(renderSvg(source).svg))).toEqual([]);
});

it("would detect what is not allowed", () => {
  expect(
    faultsInHtml(
      '<!DOCTYPE html><style>a{background:url(x)}</style><p onclick="x" style="color:red"><script>x</script><a href="javascript:x">x</a><img src="javascript:x">',
    ),
  ).toHaveLength(6);
  expect(
    faultsInSvg(
      readXml('<svg onload="x"><script/><a href="javascript:x"/><rect fill="url(x)"/></svg>'),
    ),
  ).toHaveLength(4);
});
