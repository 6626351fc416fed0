/** Generates random box trees of the kinds that components draw, with a share of every property of boxes. */
import type { Box, FieldBox } from "../../src/model/box/box.js";
import {
  column,
  edges,
  edgesOf,
  grid,
  group,
  icon,
  row,
  shape,
  text,
  token,
} from "../../src/model/box/build.js";
import type { Style, TextStyle, TrackSize } from "../../src/model/box/style.js";
import { Random } from "./random.js";

const words =
  "the quick brown fox jumps over lazy dogs wireframe layout engine a of to in-line (maybe) e.g. http://x.io/a?b=c 2024-01-02 Donaudampfschiff $5.00 [x] well-known and/or end.".split(
    " ",
  );

const tracks: readonly TrackSize[] = [
  { kind: "fr", value: 1 },
  { kind: "fr", value: 2 },
  { kind: "flexible", value: 1 },
  { kind: "auto" },
  { kind: "auto" },
  { kind: "px", value: 60 },
  { kind: "max-content" },
];

const twelve: readonly TrackSize[] = Array.from({ length: 12 }, () => ({
  kind: "flexible",
  value: 1,
}));

/** The container of a box; components draw some properties in only one kind of container. */
type Place = "row" | "wrapped" | "column" | "grid";

/** The tree for a seed: a column of three trees, up to four levels deep. */
export function randomBoxes(seed: number): Box {
  const random = new Random(seed);
  const trees = random.list(3, () => anyBox(random, random.pick([2, 3, 4]), "column"));
  return column({ padding: edges(8), gap: 8 }, trees);
}

function anyBox(random: Random, depth: number, place: Place): Box {
  if (depth <= 0 || random.chance(0.35)) return leaf(random, place);
  const style = { ...itemStyle(random, place), ...containerStyle(random) };
  const kind = random.next();
  if (kind < 0.2) return gridBox(random, depth, style);
  const isRow = kind < 0.65;
  const wrap = isRow && random.chance(0.25);
  const count = random.below(5) + (random.chance(0.05) ? 0 : 1);
  const inside = isRow ? (wrap ? "wrapped" : "row") : "column";
  const children = random.list(count, () => anyBox(random, depth - 1, inside));
  if (random.chance(0.12)) {
    style.position = "relative";
    children.push(absoluteBox(random));
  }
  if (wrap) style.wrap = true;
  if (random.chance(0.03)) style.direction = isRow ? "row-reverse" : "column-reverse";
  return isRow ? row(style, children) : column(style, children);
}

function leaf(random: Random, place: Place): Box {
  const kind = random.next();
  if (kind < 0.1) return icon("x", random.pick([12, 16, 24]), token("ink"));
  if (kind < 0.16) return field(random, place);
  if (kind < 0.2) return toggle(random);
  if (kind < 0.23) return shape({ width: 40, height: 6 }, []);
  if (kind < 0.27) return image(random, place);
  return paragraph(random, place);
}

function paragraph(random: Random, place: Place): Box {
  const style: Style = random.chance(0.15) ? { padding: edgesOf(2, 8) } : {};
  if (place === "row" && random.chance(0.05)) Object.assign(style, { grow: 1, basis: 0 });
  else if (random.chance(0.05)) style.grow = 1;
  if (random.chance(0.1)) style.alignSelf = random.pick(["start", "center", "end", "baseline"]);
  if (random.chance(0.05)) style.maxWidth = random.pick([80, 120.5]);
  if (random.chance(0.05)) style.minWidth = 0;
  if (random.chance(0.05)) style.shrink = 0;
  if (random.chance(0.05)) style.margin = random.pick([{ left: "auto" }, { bottom: -2 }]);
  const count = 1 + random.below(random.chance(0.3) ? 16 : 4);
  const content = random.list(count, () => random.pick(words));
  return text(content.join(random.chance(0.05) ? "\n" : " "), textStyle(random), { style });
}

function textStyle(random: Random): TextStyle {
  const style: TextStyle = {
    size: random.pick([12, 13, 14, 16, 20]),
    weight: random.pick([400, 400, 500, 600, 700]),
  };
  if (random.chance(0.3)) style.lineHeight = random.pick([1.2, 1.43, 1.6]);
  if (random.chance(0.1)) style.wrapping = random.pick(["nowrap", "ellipsis", "anywhere"]);
  if (random.chance(0.1)) style.align = random.pick(["center", "right"]);
  if (random.chance(0.05)) style.letterSpacing = 0.5;
  if (random.chance(0.05)) style.italic = true;
  return style;
}

function field(random: Random, place: Place): FieldBox {
  const style: Style = { padding: edgesOf(8, 12), border: edges(1) };
  if (random.chance(0.8)) style.height = random.pick([32, 38, 90]);
  if (place === "row" && random.chance(0.5)) Object.assign(style, { grow: 1, basis: 0 });
  const width = random.next();
  if (width < 0.3) style.minWidth = random.pick([0, 60, 120]);
  else if (width < 0.5) style.width = random.pick([120, { percent: 100 }]);
  return {
    kind: "field",
    control: random.pick(["input", "select", "textarea"]),
    text: random.pick(words),
    textStyle: { size: 14 },
    isPlaceholder: false,
    options: words.slice(0, 3),
    style,
  };
}

function toggle(random: Random): Box {
  const style: Style = { width: 18, height: 18, shrink: 0, border: edges(1), align: "center" };
  const children = random.chance(0.5) ? [icon("check", 12, token("ink"))] : [];
  return { kind: "toggle", control: "checkbox", style, children };
}

function image(random: Random, place: Place): Box {
  const natural: Style = place === "row" ? { grow: 1, basis: 0, alignSelf: "start" } : {};
  const style: Style = random.pick([
    { width: random.pick([60, 100]), aspectRatio: 4 / 3 },
    { width: random.pick([40, ...shares(50)]), height: random.pick([40, 80]) },
    { ...(place === "wrapped" ? { width: 60 } : natural), aspectRatio: 4 / 3 },
  ]);
  return { kind: "image", src: "", alt: "", style, children: [] };
}

function absoluteBox(random: Random): Box {
  const inset = random.pick<NonNullable<Style["inset"]>>([
    { top: -4, right: -4 },
    { left: 5, bottom: { percent: 50 } },
    { left: 0, right: 0, top: 10 },
    { top: 0, bottom: 0, right: 0 },
    { left: 10 },
    {},
  ]);
  const width = random.chance(0.2) ? { width: { percent: 40 } } : {};
  const style: Style = { position: "absolute", padding: edges(3), inset, ...width };
  return column(style, [paragraph(random, "column")]);
}

function itemStyle(random: Random, place: Place): Style {
  const style: Style = {};
  if (random.chance(0.15)) style.grow = random.pick([1, 1, 2, 0.5]);
  if (random.chance(0.1)) Object.assign(style, { grow: 1, shrink: 1, basis: 0 });
  if (random.chance(0.08)) style.shrink = 0;
  if (random.chance(0.15)) {
    style.width = random.pick([40, 80, 120, 200.5, ...shares(50, 33.333, 100)]);
  }
  if (place === "wrapped" && random.chance(0.15)) {
    Object.assign(style, { basis: random.pick(shares(25, 50, 33.3333)), minWidth: 0 });
  }
  if (random.chance(0.06)) style.maxWidth = random.pick([100, 180, ...shares(60)]);
  if (random.chance(0.06)) style.minWidth = random.pick([0, 60, 150]);
  if (random.chance(0.08)) style.height = random.pick([30, 60, 120]);
  else if (place !== "grid" && random.chance(0.02)) style.height = random.pick(shares(50, 100));
  if (random.chance(0.05)) style.minHeight = random.pick([50, 100]);
  if (random.chance(0.03)) style.maxHeight = 40;
  if (random.chance(0.06)) inRatio(style, random, place);
  if (random.chance(0.1)) {
    style.alignSelf = random.pick(["start", "center", "end", "stretch", "baseline"]);
  }
  if (random.chance(0.1)) {
    style.margin = { top: random.pick([0, 4, -8]), left: random.pick([0, 5]), bottom: 3 };
  } else if (random.chance(0.04)) {
    style.margin = random.pick([
      { left: "auto" },
      { top: "auto" },
      { left: "auto", right: "auto" },
      { top: "auto", bottom: "auto" },
    ]);
  }
  if (random.chance(0.05)) style.overflow = "hidden";
  if (random.chance(0.03)) style.position = "relative";
  if (random.chance(0.03)) style.order = random.pick([-1, 1]);
  if (place === "grid" && random.chance(0.3)) style.columnSpan = random.pick([2, 3, 4]);
  return style;
}

/** A height that follows from the width, like `ratio` in the language, never from the width of a column's content. */
function inRatio(style: Style, random: Random, place: Place): void {
  const { margin } = style;
  if (place === "column") {
    if (margin?.left === "auto" || margin?.right === "auto") return;
    delete style.grow;
    delete style.basis;
    style.alignSelf = "stretch";
    style.shrink = 0;
  } else if ((style.alignSelf ?? "stretch") === "stretch") style.alignSelf = "start";
  style.aspectRatio = random.pick([16 / 9, 1, 0.75, 4]);
  delete style.height;
  delete style.maxHeight;
  style.minHeight = 0;
}

function shares(...percents: number[]): { percent: number }[] {
  return percents.map((percent) => ({ percent }));
}

function containerStyle(random: Random): Style {
  const style: Style = {};
  if (random.chance(0.2)) style.padding = edges(random.pick([4, 8, 16]));
  else if (random.chance(0.25)) {
    style.padding = edgesOf(random.pick([2, 6]), random.pick([8, 10.5]));
  }
  if (random.chance(0.2)) style.border = random.chance(0.7) ? edges(1) : { bottom: 2 };
  if (random.chance(0.5)) style.gap = random.pick([4, 8, 12, 16]);
  if (random.chance(0.25)) {
    style.align = random.pick(["start", "center", "end", "baseline", "stretch"]);
  }
  if (random.chance(0.25)) {
    style.justify = random.pick(["start", "center", "end", "between", "around", "evenly"]);
  }
  return style;
}

function gridBox(random: Random, depth: number, { justify: _, ...style }: Style): Box {
  if (random.chance(0.08)) return layers(random, depth, style);
  const kind = random.next();
  if (kind < 0.15 && typeof style.maxWidth !== "object") {
    style.columns = { autoFill: random.pick([60, 90, 140]) };
  } else if (kind < 0.3) style.columns = twelve;
  else style.columns = random.list(1 + random.below(4), () => random.pick(tracks));
  if (random.chance(0.2)) style.rowGap = 6;
  const count = 2 * (1 + random.below(5));
  const children = random.list(count, () => anyBox(random, depth - 1, "grid"));
  if (!random.chance(0.15)) return grid(style, children);
  return grid(style, [group("div", children.slice(0, 2)), ...children.slice(2)]);
}

function layers(random: Random, depth: number, style: Style): Box {
  const dialog = column({ position: "relative", align: "center", justify: "center" }, [
    anyBox(random, depth - 1, "column"),
  ]);
  const columns: TrackSize[] = [{ kind: "flexible", value: 1 }];
  return grid({ ...style, layered: true, columns }, [anyBox(random, depth - 1, "grid"), dialog]);
}
