/** Defines and draws `row`. */
import type { AstNode } from "../../language/ast/node.js";
import { type Box, childrenOf } from "../box/box.js";
import { column, edges, grid, row } from "../box/build.js";
import type { Style, TrackSize } from "../box/style.js";
import { withMore } from "../box/with-more.js";
import { boolean } from "../define/attributes.js";
import type { Drawing, LowerContext, LoweredElement } from "../define/component.js";
import { defineComponent } from "../define/define-component.js";
import { isSetOff, keepsDistance, layChildren } from "./parts/container.js";
import { fieldHeight, messageAttributes, splitMessage } from "./parts/field-frame.js";
import { inLineOf, isLine, mayWrap } from "./parts/in-line.js";
import { ownHeight } from "./parts/own-height.js";
import { keptIn, pulledOut } from "./parts/pulled-out.js";
import { sidesOfRow } from "./parts/sideways.js";

export const rowComponent = defineComponent(() => ({
  name: "row",
  wraps: true,
  category: "layout",
  structural: true,
  centers: true,
  docs: "Elements side by side, where controls without room wrap; with `span` they share 12 columns.",
  foreignAttributes: sidesOfRow,
  foreignForms: {
    wrap: "row wrap { … }",
    left: "row justify=between { … }",
    right: "row justify=between { … }",
    "-actions": 'row gap=2 justify=end { button "…" button "…" }',
  },
  foreignWords: [
    "hstack",
    "hbox",
    "flex",
    "columns2",
    "horizontal",
    "inline",
    "lazyhstack",
    "buttongroup",
    "btngroup",
    "inputgroup",
    "buttonbar",
    "split",
    "splitter",
    "splitview",
    "splitpane",
    "flexbox",
    "flexrow",
    "hflex",
    "resizable",
    "resizablepanelgroup",
    "cols",
  ],
  children: { braces: "required" },
  attributes: { selected: { ...boolean("Marks the row as selected, in gray"), onlyIn: ["table"] } },
  within: {
    table: {
      list: {
        required: true,
        nested: "allowed",
        marks: true,
        docs: "Cells of the row, or of several rows",
      },
    },
  },
  ownFlow: true,
  examples: [
    'row gap=4 align=center { title "Team" level=3 button "Invite" primary }',
    'row gap=4 {\n  col span=8 { card "Traffic" { text "12,400 visits" } }\n  col span=4 { card "Bounce" { text "31 %" } }\n}',
    'table { columns ["Name", "Role"] row ["Ada", "Analyst"] }',
  ],
  // Messages below fields are in a line of their own, which has a cell for each child.
  cost: (element) => ({ boxes: 1, ...(element.holds(messageAttributes) && { child: 1 }) }),
}));

/** How `row` is drawn. */
export const rowDrawing: Drawing<typeof rowComponent> = {
  narrow: "wraps",
  lower(element, cx) {
    const preset: Style = { direction: "row" };
    if (cx.spread === "between") {
      preset.justify = "between";
      // A field and a button beside it are aligned by their boxes, as in any row.
      if (!element.children.some((child) => inLineOf(child, cx) === "field")) {
        preset.align = "baseline";
      }
    }
    if (cx.spread === "fill" && holdsBand(element.children, cx)) preset.grow = 1;
    // In the top bar, a row is centered vertically like the bar itself.
    if (cx.place === "bar") preset.align = "center";
    if (preset.align === undefined && element.flow.align === undefined) {
      const align = alignmentOf(element.children, cx);
      if (align !== undefined) preset.align = align;
    }
    // Children that are pushed apart still have a minimum distance if there is no space left.
    const { justify = preset.justify, wrap } = element.flow;
    if (justify === "between" && !wrap) preset.gap = leastBetween;
    const isAtEdges = cx.flush && cx.axis === "column" && !isSetOff(element.node);
    const { style, children: drawn } = layChildren(element, cx, preset);
    const laid = isAtEdges ? asBodies(element.children, drawn, cx) : drawn;
    const children = isAtEdges ? keptIn(style, laid) : pulledOut(element.node, style, laid, cx);
    if (cx.spread === "fill" && cx.axis === "row" && needsRoom(style, children)) style.grow = 1;
    if (hugs(element, style, cx)) {
      const isSpread = cx.axis === "column" && spreading.has(style.justify ?? "start");
      if (isSpread || children.some(isPart)) {
        Object.assign(style, cx.axis === "row" ? rest : whole);
      } else if (style.align !== "end" && areShares(style, children))
        return shared(style, children);
    }
    if (style.align !== "end") {
      const line = spanning(style, children);
      return mayWrap(element.node, style, cx) ? withMore<Box>(line, { mayWrap: true }) : line;
    }
    const controls = besideFields(children);
    return withMessagesBelow(style, controls) ?? spanning(...hanging(style, controls));
  },
};

/** The values of `justify` that have a meaning only if a row is wider than its content. */
const spreading: ReadonlySet<string> = new Set(["between", "around", "evenly"]);

const rest: Style = { grow: 1, basis: 0 };
const whole: Style = { width: { percent: 100 } };

/** Whether a row is as wide as its content: in another row, or in a column that does not stretch its children. */
function hugs({ node, has }: LoweredElement, { grow }: Style, { axis, align }: LowerContext) {
  const { w, flex } = node.attributes ?? {};
  if (w !== undefined || flex !== undefined || has("flex") || has("fullWidth")) return false;
  if (axis === "row") return grow === undefined;
  return axis === "column" && align !== undefined && align !== "stretch";
}

/** Whether a child takes a part of the width, which the row must not get from its children then. */
function isPart({ style: { position, width, columnSpan } }: Box): boolean {
  return position !== "absolute" && (typeof width === "object" || columnSpan !== undefined);
}

/** Whether all children of a row share its width. */
function areShares({ direction, wrap, justify }: Style, children: readonly Box[]): boolean {
  if (direction !== "row" || wrap || justify !== undefined || children.length < 2) return false;
  return children.every(({ style }) => {
    const { grow = 0, basis, width, maxWidth, margin = {} } = style;
    const isFree = width === undefined && maxWidth === undefined && style.position !== "absolute";
    return grow > 0 && basis === 0 && isFree && margin.left !== "auto" && margin.right !== "auto";
  });
}

/** A row that is wide enough for the widest of its equal shares. */
function shared({ direction: _, ...style }: Style, children: readonly Box[]): Box {
  const columns = children.map(
    ({ style: { grow = 1 } }): TrackSize => ({ kind: "fr", value: grow }),
  );
  const cells = children.map(({ style: { grow: _, basis: __, ...own }, ...child }) => {
    return { ...child, style: own } as Box;
  });
  return grid({ ...style, columns }, cells);
}

/** Minimum distance in px between children that a row pushes apart. */
const leastBetween = 12;

function holdsBand(
  children: readonly Parameters<LowerContext["componentOf"]>[0][],
  cx: LowerContext,
): boolean {
  return children.some((child) => {
    const band = cx.componentOf(child)?.band;
    return band === "side" || band === "body";
  });
}

/**
 * Gives containers beside a sidebar the room and the distance from the edges that a main area has. Columns do so by
 * themselves; tables, lists and pictures are made to reach the edges.
 */
function asBodies(nodes: readonly AstNode[], boxes: readonly Box[], cx: LowerContext) {
  const standing = nodes.filter((node) => !cx.leaves(node));
  const parts = standing.map((node) => cx.componentOf(node));
  if (standing.length !== boxes.length || !parts.some((part) => part?.band === "side")) {
    return boxes;
  }
  return boxes.map((box, at) => {
    const { band, wraps, framed, wide, line, room, inLine, atEdges } = parts[at] ?? {};
    const { padding, width, columnSpan, height } = box.style;
    const isSized = width !== undefined || columnSpan !== undefined;
    const share: Style = isSized || inLine ? {} : { grow: 1, basis: 0, minWidth: 0 };
    const isSpaced = padding !== undefined && !framed;
    if (band !== undefined || line || room || isSpaced || keepsDistance(standing[at]!, cx)) {
      return box;
    }
    const place: Style = { ...distanceOf(), ...share };
    return withMore<Box>(box, { style: withMore(box.style, place) });

    function distanceOf(): Style {
      if (atEdges) return wide && height === undefined ? { alignSelf: "start" } : {};
      const around = edges(cx.dense(16));
      return wraps && !framed ? { padding: around } : { margin: around, alignSelf: "start" };
    }
  });
}

/** Whether a row can use more space than its content needs: it distributes the space, or children take it. */
function needsRoom({ justify = "start" }: Style, children: readonly Box[]): boolean {
  return (
    justify !== "start" ||
    children.some(({ style: { grow = 0, columnSpan } }) => grow > 0 || columnSpan !== undefined)
  );
}

/**
 * A bottom-aligned row with the messages of its fields in a separate line below, so that a long message does not move
 * the fields. Undefined if there are no messages, or if grid columns cannot give the children the same widths.
 */
function withMessagesBelow(style: Style, children: readonly Box[]): Box | undefined {
  const parts = children.map(splitMessage);
  const last = parts.findLastIndex(({ message }) => message !== undefined);
  if (last < 0 || style.wrap || style.direction !== "row") return undefined;
  const { direction: _, justify: __, ...rest } = style;
  const frames = parts.map(({ frame }) => frame);
  const messages = parts.slice(0, last + 1).map(({ message, frame }): Box => {
    const { columnSpan } = frame.style;
    const below = message ?? column({}, []);
    return columnSpan === undefined ? below : { ...below, style: { ...below.style, columnSpan } };
  });
  const spans = children.map((child) => child.style.columnSpan ?? 0);
  if (!spans.includes(0) && spans.reduce((sum, span) => sum + span) === 12) {
    return spanning({ ...style, rowGap: 0 }, [...frames, ...messages]);
  }
  if (!children.every(fitsColumn)) return undefined;
  const grows = children.some(({ style: { grow = 0 } }) => grow > 0);
  const columns = children.map(({ style: { grow = 0, shrink }, writtenWidth }): TrackSize => {
    if (grow > 0) return { kind: "fr", value: grow };
    if (grows) return { kind: "auto" };
    return { kind: shrink === 0 || writtenWidth !== undefined ? "max-content" : "content" };
  });
  return grid({ ...rest, rowGap: 0, columns }, [...frames, ...messages]);
}

/** Whether a grid column gives a child the same width as the row would. */
function fitsColumn({ style: { position, width, columnSpan, margin } }: Box): boolean {
  const isShare = typeof width === "object" || columnSpan !== undefined;
  return position !== "absolute" && !isShare && margin?.left !== "auto" && margin?.right !== "auto";
}

/** A bottom-aligned row must be tall enough for the messages below its fields. */
function hanging(style: Style, children: readonly Box[]): [Style, readonly Box[]] {
  const below = hangingBelow(children);
  return [below > 0 ? { ...style, padding: { bottom: below } } : style, children];
}

/**
 * The default alignment of a row of single-line elements: text by baselines, labeled fields and their neighbors by the
 * boxes of the fields, anything else in the middle.
 */
function alignmentOf(children: readonly AstNode[], cx: LowerContext): Style["align"] {
  const kinds = { field: 0, words: 0, control: 0, small: 0 };
  let fields = 0;
  const sliders = { labeled: 0, bare: 0 };
  for (const child of children) {
    if (cx.leaves(child) || cx.componentOf(child)?.room) continue;
    const inLine = inLineOf(child, cx) ?? (isLine(child, cx) ? "control" : undefined);
    if (inLine === undefined) return undefined;
    // Words below its track are at its end, so nothing can stand beside the track.
    if (child.type === "Slider" && child.attributes?.labels === undefined) {
      sliders[child.label ? "labeled" : "bare"]++;
      continue;
    }
    kinds[inLine === "words" && startsWithMark(child) ? "small" : inLine]++;
    if (inLine === "field" && child.label) fields++;
  }
  const things = kinds.small + kinds.control + sliders.bare;
  const others = kinds.words + things;
  if (sliders.labeled > 0) return others + kinds.field > 0 ? "end" : undefined;
  if (fields > 0) return others > 0 ? "end" : undefined;
  if (kinds.words === 0) {
    return sliders.bare > 0 && sliders.bare < things + kinds.field ? "center" : undefined;
  }
  return things + kinds.field > 0 ? "center" : "baseline";
}

/** Whether an icon precedes the text, so that the baseline of the box is not that of the text. */
function startsWithMark({ attributes, label }: AstNode): boolean {
  return attributes?.icon !== undefined || label?.includes("[") === true;
}

/** Raises single-line elements and sliders to the middle of the highest field; without fields, of the highest element. */
function besideFields(children: readonly Box[]): readonly Box[] {
  const fields = children.map(fieldHeight);
  const tracks = children.map(trackHeight);
  const others = children.map((child, at) =>
    fields[at] === undefined ? (tracks[at] ?? ownHeight(child)) : undefined,
  );
  const isBesideTrack = tracks.some((height) => height !== undefined);
  const measured =
    fields.some((height) => height !== undefined) || !isBesideTrack ? fields : others;
  const heights = measured.filter((height) => height !== undefined);
  if (heights.length === 0) return children;
  const highest = heights.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
  return children.map((child, at) => {
    const own = others[at];
    if (own === undefined || own >= highest) return child;
    const margin = { bottom: (highest - own) / 2, ...child.style.margin };
    return { ...child, style: { ...child.style, margin } };
  });
}

/** Height in px of the track of a slider with a label, and of the number beside it; undefined for anything else. */
function trackHeight(box: Box): number | undefined {
  const line = childrenOf(box).at(-1);
  const isTrack = line && childrenOf(line).some((part) => part.kind === "toggle");
  return isTrack && line.style.direction === "row" ? ownHeight(line) : undefined;
}

/** Height in px by which children extend below the line on which they end. */
function hangingBelow(children: readonly Box[]): number {
  const ends = children.map(({ style }) => style.margin?.bottom ?? 0);
  return ends.map((end) => (end === "auto" ? 0 : -end)).reduce((a, b) => Math.max(a, b), 0);
}

/**
 * A row whose children all have spans is a grid of twelve columns. These are merged by the greatest common divisor of
 * the spans, so that narrow boards waste no space on gaps. If only some children have spans, these are shares of the
 * width.
 */
function spanning(style: Style, children: readonly Box[]): Box {
  const inFlow = children.filter((child) => child.style.position !== "absolute");
  const spans = inFlow.map((child) => child.style.columnSpan);
  const given = spans.filter((span) => span !== undefined);
  if (given.length === 0) return row(style, children);
  const sum = given.reduce((total, span) => total + span, 0);
  const isSpread = style.justify !== undefined && style.justify !== "start" && sum < 12;
  const isRow = style.direction === "row";
  if (given.length < inFlow.length || isSpread || !isRow) {
    return row(style, children.map(sharePercent));
  }
  const unit = given.reduce(greatestCommonDivisor, 12);
  const columns = Array.from(
    { length: 12 / unit },
    () => ({ kind: "flexible", value: 1 }) as const,
  );
  const { direction: _, wrap: __, justify: ___, ...rest } = style;
  return grid(
    { ...rest, columns },
    children.map((child) => inColumns(child, unit)),
  );
}

function inColumns(child: Box, unit: number): Box {
  const { columnSpan, grow: _, basis: __, ...style } = child.style;
  if (columnSpan === undefined) return child;
  return { ...child, style: { ...style, columnSpan: columnSpan / unit } };
}

function sharePercent(child: Box): Box {
  const { columnSpan, grow: _, ...style } = child.style;
  if (columnSpan === undefined) return child;
  return {
    ...child,
    style: { ...style, basis: { percent: (columnSpan / 12) * 100 }, minWidth: 0 },
  };
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? a : greatestCommonDivisor(b, a % b);
}
