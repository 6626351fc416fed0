/** Defines and draws `page`. */
import { lookNames } from "../../base/theme/look.js";
import { themeNames } from "../../base/theme/theme.js";
import { BOARD_RADIUS } from "../../base/theme/tokens.js";
import type { AstNode } from "../../language/ast/node.js";
import type { Box } from "../box/box.js";
import { column, edges, row, token } from "../box/build.js";
import type { Style } from "../box/style.js";
import { attribute, boolean, choice, text } from "../define/attributes.js";
import type { Drawing, LowerContext, Surroundings } from "../define/component.js";
import type { CostSubject } from "../define/cost.js";
import { defineComponent } from "../define/define-component.js";
import { color } from "../define/references.js";
import { checkUrl } from "./parts/check-url.js";
import { around } from "./parts/container.js";
import { languageKind } from "./parts/language.js";
import { pageFrame, pageSizeAttributes } from "./parts/page-size.js";
import { pulledOut } from "./parts/pulled-out.js";
import { sameForm } from "./parts/same-form.js";
import { shadowBytes } from "./parts/shadow-bytes.js";

const directions = ["ltr", "rtl"] as const;

export const pageComponent = defineComponent(() => ({
  name: "page",
  root: true,
  category: "layout",
  structural: true,
  docs: "One screen of the product, drawn as a board.",
  foreignForms: {
    ...sameForm("sitemap flowchart", 'page "…" { … } for each of its pages'),
    tablet: 'page "…" device=tablet { … }',
    iphone: 'page "…" device=iphone14 { … }',
    android: 'page "…" device=android { … }',
    mobile: 'page "…" device=mobile { … }',
    desktop: 'page "…" device=desktop { … }',
    browser: 'page "…" frame=browser { … }',
    browserwindow: 'page "…" frame=browser { … }',
    addressbar: 'page "…" frame=browser url="…" { … }',
    script: "leave it out: a wireframe has no scripts",
    noscript: "leave it out: a wireframe has no scripts",
    style: "leave it out: looks are attributes of elements, such as bg=muted",
    homeindicator: "leave it out: page device=… draws the screen",
  },
  foreignWords: [
    "screen",
    "frame",
    "artboard",
    "view",
    "body",
    "window",
    "scaffold",
    "viewcontroller",
    "navigationview",
    "navigationstack",
    "html",
  ],
  label: { twins: ["title"], docs: "Title of the page, shown above its board" },
  children: { braces: "required" },
  attributes: {
    ...pageSizeAttributes,
    centered: boolean("Centers the children both ways"),
    theme: choice(themeNames, "Theme of this page only"),
    dir: choice(directions, "Which way the page runs; as the first letter of its title and texts"),
    lane: text("Its row on a canvas with lanes"),
    accent: color([], "Accent of this page only"),
    look: choice(lookNames, "Look of this page only"),
    lang: attribute(
      "Language of the page, such as de, ja or zh-Hant: lines break by its rules",
      languageKind,
      { semantic: true },
    ),
  },
  modifiers: {
    clip: "Clips content below the height of the page",
    center: "Centers the children both ways",
    fullWidth: "No outline around the board",
    null: "No title",
  },
  targetOf: ["navigate", "opens"],
  ownFlow: true,
  examples: [
    'page "Home" {\n  header { title "Acme" level=4 }\n  main { text "Welcome back." }\n}',
    'page "Sign in" device=iphone14 centered {\n  card "Sign in" { input "Email" email }\n}',
    'page "Prices" at(0, 0) w=800 theme=dark url="example.com" frame { title "Prices" }',
  ],
  check(element, report) {
    if (element.attributes.some(({ name }) => name === "url")) checkUrl(element, report);
  },
  board: (element) => ({
    title: element.has("null") ? "" : element.label,
    ...pageFrame(element.values),
    ...(element.values.lane !== undefined && { lane: element.values.lane }),
  }),
  cost: (subject) => {
    const { parts } = subject;
    const around = subject.mentions("frame") ? boxesAround : 0;
    return { boxes: 1 + around + mostRuns(parts), output: shadowBytes[around ? "md" : "sm"] };
  },
}));

/** How `page` is drawn. */
export const pageDrawing: Drawing<typeof pageComponent> = {
  lower(element, cx) {
    const { values, flow } = element;
    const label = element.has("null") ? "" : element.label;
    const isCentered = values.centered === true || element.has("center");
    const standing = element.children.filter((child) => !cx.leaves(child));
    const bands = bandsOf(standing, cx);
    const hasBands = bands.some((band) => band !== undefined);
    const style: Style = {
      direction: "column",
      position: "relative",
      ...(!hasBands && { padding: edges(cx.dense(24)), gap: cx.dense(16) }),
      ...(isCentered && { justify: "center", align: "center" }),
      ...flow,
    };
    const inside: Partial<Surroundings> = {
      ...around(style),
      spread: "fill",
      // Children between its bands have a distance from the edges, unlike the bands themselves.
      ...(hasBands && { flush: false }),
      ...(isCentered && { textAlign: "center" }),
    };
    if (element.has("clip") && cx.board.height !== undefined) {
      style.height = cx.board.height;
      style.overflow = "hidden";
    }
    const children = hasBands
      ? joinRuns(element.node, standing, bands, style, inside, cx)
      : pulledOut(element.node, style, cx.children(standing, inside), cx);
    // Children drawn elsewhere come last, so that they do not separate others that belong side by side.
    cx.children(element.children.filter((child) => cx.leaves(child)));
    if (isCanvas(children, cx)) delete style.padding;
    const box = column(style, children, {
      tag: "section",
      ...(label !== "" && { name: label }),
      attributes: { id: cx.ownId(label || "page") },
      paint: {
        background: token("paper"),
        ...(!element.has("fullWidth") && { radius: BOARD_RADIUS, shadow: "sm" as const }),
      },
      ...(values.theme && { theme: values.theme }),
    });
    const { lang, dir } = values;
    return lang === undefined && dir === undefined ? box : { ...box, lang, dir };
  },
};

/** Maximum number of boxes around a screen: those of a browser. */
const boxesAround = 24;

/** Whether the page has a single frame of its own size, with only positioned children. */
function isCanvas([only, ...others]: readonly Box[], { board }: LowerContext): boolean {
  if (only?.kind !== "stack" || only.children.length === 0 || others.length > 0) return false;
  const { width = { percent: 100 }, height, grow = 0 } = only.style;
  const isHigh = typeof height === "number" && height >= (board.height ?? Number.POSITIVE_INFINITY);
  const isWide = typeof width === "number" ? width >= board.width : width.percent === 100;
  return (
    isWide &&
    (isHigh || grow > 0) &&
    only.children.every(({ style }) => style.position === "absolute")
  );
}

/** Maximum number of boxes for runs of children beside or between bands, and what stands beside a side; bands have blocks. */
function mostRuns(parts: readonly CostSubject[]): number {
  const containers = parts.reduce((count, { hasChildren }) => count + (hasChildren ? 1 : 0), 0);
  return containers === 0 ? 0 : Math.min(parts.length + 1, 2 * containers + 2);
}

/** Maximum depth of containers to search for a band. */
const bandDepth = 3;

function isDistance(attribute: string): boolean {
  return /^[pm][xytrbl]?$/.test(attribute);
}

type Band = "bar" | "end" | "side" | "body" | undefined;

/** The role of each child in the page: containers of bands count as bands themselves. */
function bandsOf(children: readonly AstNode[], cx: LowerContext): Band[] {
  return children.map((child) => bandOf(child, cx, bandDepth));
}

function bandOf(node: AstNode, cx: LowerContext, depth: number): Band {
  const component = cx.componentOf(node);
  if (!component || component.band !== undefined) return component?.band;
  if (!component.structural) return undefined;
  // A child with its own margin or padding needs none from the page.
  if (depth === bandDepth && Object.keys(node.attributes ?? {}).some(isDistance)) return "bar";
  if (component.label || depth === 0) return undefined;
  return node.children?.some((child) => bandOf(child, cx, depth - 1)) ? "bar" : undefined;
}

/**
 * Bands extend to the edges, and a sidebar is beside the main area that follows it; loose children between them keep
 * the page's distance from its edges.
 */
function joinRuns(
  page: AstNode,
  children: readonly AstNode[],
  bands: readonly Band[],
  style: Style,
  inside: Partial<Surroundings>,
  cx: LowerContext,
): Box[] {
  const boxes: Box[] = [];
  // A page that centers its children makes them narrower, but not the runs that contain them.
  const whole: Style = style.align ? { alignSelf: "stretch" } : {};
  const sides = sidesBeside(bands);
  if (sides > 0) {
    const beside = { ...inside, axis: "row", align: undefined, isLast: true, flush: true } as const;
    const [others, theirs] = [children.slice(sides), bands.slice(sides)];
    const rest = joinRuns(page, others, theirs, style, { ...inside, isFirst: false }, cx);
    return [
      row({ grow: 1, ...whole }, [
        ...cx.children(children.slice(0, sides), beside),
        column({ grow: 1, basis: 0, minWidth: 0 }, rest),
      ]),
    ];
  }
  const kinds = runKinds(bands);
  for (let at = 0; at < children.length; ) {
    const kind = kinds[at];
    let end = at + 1;
    while (kind !== "bar" && kinds[end] === kind) end++;
    const run = children.slice(at, end);
    const isLast = end === children.length;
    const ends = { isLast, ...(boxes.length > 0 && { isFirst: false }) };
    if (kind === "beside") {
      boxes.push(
        row(
          { grow: 1, ...whole },
          cx.children(run, { ...inside, axis: "row", align: undefined, ...ends, flush: true }),
        ),
      );
    } else if (kind === "loose") {
      const { direction: _, ...flow } = style;
      const loose: Style = {
        padding: edges(cx.dense(16)),
        ...whole,
        ...(flow.align && { align: flow.align }),
        gap: style.gap ?? cx.dense(16),
      };
      const drawn = cx.children(run, { ...inside, gap: loose.gap ?? 0, ...ends });
      if (drawn.some(({ style: { grow } }) => grow)) loose.grow = 1;
      const isPlaced = drawn.every(({ style: { position } }) => position === "absolute");
      const pulled = pulledOut(page, { direction: "column", ...loose }, drawn, cx);
      for (const box of isPlaced ? drawn : [column(loose, pulled)]) boxes.push(box);
    } else {
      for (const box of cx.children(run, { ...inside, ...ends, flush: true })) boxes.push(box);
    }
    at = end;
  }
  return bands.at(-1) === "end" ? keptAtEnd(boxes) : boxes;
}

/** The space left over goes above the last bar, so that it is at the bottom of the board. */
function keptAtEnd(boxes: readonly Box[]): Box[] {
  const above = boxes.slice(0, -1);
  if (above.some(({ style: { grow } }) => grow)) return [...boxes];
  return [...above, column({ grow: 1 }, [], { decorative: true }), ...boxes.slice(-1)];
}

/**
 * The number of sides at the start that stand beside all that follows them: a bar or loose children rather than a body,
 * and nothing that ends the board. 0 if there are none.
 */
function sidesBeside(bands: readonly Band[]): number {
  const count = bands.findIndex((band) => band !== "side");
  return count > 0 && bands[count] !== "body" && bands.at(-1) !== "end" ? count : 0;
}

type RunKind = "bar" | "beside" | "loose";

/** The arrangement of each child: consecutive sides and bodies are side by side if there is a side among them. */
function runKinds(bands: readonly Band[]): RunKind[] {
  const kinds = bands.map((band): RunKind => (band === undefined ? "loose" : "bar"));
  for (let from = 0; from < bands.length; from++) {
    let to = from;
    while (bands[to] === "side" || bands[to] === "body") to++;
    if (bands.slice(from, to).includes("side")) kinds.fill("beside", from, to);
    from = to;
  }
  return kinds;
}
