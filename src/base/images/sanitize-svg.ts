/** Sanitizes SVG to shapes, text and paints: anything that could load or run something is dropped. */

/** Allowed elements, in SVG's capitalization. */
const elements = new Set(
  (
    "svg g defs title desc path rect circle ellipse line polyline polygon text tspan " +
    "linearGradient radialGradient stop clipPath"
  ).split(" "),
);

/**
 * SVG with one of these is refused: dropping them would change the picture, and keeping them could make a few bytes
 * take hours to draw.
 */
const refused = new Set(["use", "style", "pattern", "mask", "filter", "image"]);

/** Allowed attributes. */
const keptNames = new Set(
  (
    "id x y x1 y1 x2 y2 cx cy r rx ry fx fy dx dy d points width height viewBox preserveAspectRatio transform " +
    "gradientTransform gradientUnits clipPathUnits spreadMethod offset stop-color stop-opacity color fill fill-opacity fill-rule stroke " +
    "stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit stroke-dasharray " +
    "stroke-dashoffset opacity clip-path clip-rule display visibility font-family font-size font-weight " +
    "font-style text-anchor letter-spacing dominant-baseline rotate textLength lengthAdjust"
  ).split(" "),
);

/** Maximum number of elements, and of levels. */
const mostElements = 20_000;
const deepest = 60;

/** An SVG that can be embedded. */
export interface SanitizedSvg {
  markup: string;
  width: number;
  height: number;
}

const token = /<!--[\s\S]*?-->|<\?xml[^>]*\?>|<\/([A-Za-z][\w:.-]*)\s*>|<([A-Za-z][\w:.-]*)|[^<]+/y;
/** One after the other: a pattern for a million of them would fail. */
const attribute = /\s+([A-Za-z_][\w:.-]*)\s*=\s*(?:"([^"<]*)"|'([^'<]*)')/y;
const tagEnd = /\s*(\/?)>/y;

/** An attribute as written. */
type Written = readonly [name: string, value: string];

/** The SVG with only allowed parts; undefined if it is not SVG, declares entities, or is too deep or too large. */
export function sanitizeSvg(text: string): SanitizedSvg | undefined {
  const source = text.replace(/^\ufeff/, "").trim();
  let markup = "";
  let count = 0;
  let size: { width: number; height: number } | undefined;
  /** The open elements, and whether each is kept. */
  const open: { name: string; isKept: boolean }[] = [];
  token.lastIndex = 0;
  while (token.lastIndex < source.length) {
    const found = token.exec(source);
    if (!found) return undefined;
    const [whole, closed, opened] = found;
    const isInside = open.every(({ isKept }) => isKept);
    if (closed !== undefined) {
      const last = open.pop();
      if (last?.name !== closed) return undefined;
      if (isInside) markup += `</${closed}>`;
    } else if (opened !== undefined) {
      count += 1;
      if (count > mostElements || open.length > deepest) return undefined;
      if (isInside && refused.has(opened)) return undefined;
      const rest = restOfTag(source, token.lastIndex);
      if (rest === undefined) return undefined;
      const { written, slash } = rest;
      token.lastIndex = rest.end;
      const isRoot = open.length === 0;
      const isKept = elements.has(opened);
      if (isRoot) {
        if (size !== undefined || opened !== "svg") return undefined;
        size = sizeOf(written);
        if (size === undefined) return undefined;
      }
      if (isKept && isInside) {
        const root = isRoot ? ' xmlns="http://www.w3.org/2000/svg"' : "";
        const isClip = open.some(({ name }) => name === "clipPath");
        markup += `<${opened}${root}${keptAttributes(opened, written, isClip)}${slash}>`;
      }
      if (slash !== "/") open.push({ name: opened, isKept });
    } else if (isInside && open.length > 0 && !whole.startsWith("<")) {
      if (!isText(whole)) return undefined;
      markup += whole.replaceAll(">", "&gt;");
    } else if (open.length === 0 && !whole.startsWith("<") && whole.trim() !== "") return undefined;
  }
  return open.length === 0 && size !== undefined ? { markup, ...size } : undefined;
}

/** The attributes of an opening tag from the end of its name on, and where it ends. */
function restOfTag(
  source: string,
  from: number,
): { written: Written[]; slash: string; end: number } | undefined {
  const written: Written[] = [];
  attribute.lastIndex = from;
  let end = from;
  for (let found = attribute.exec(source); found; found = attribute.exec(source)) {
    const [, name = "", double, single] = found;
    written.push([name, double ?? single ?? ""]);
    end = attribute.lastIndex;
  }
  tagEnd.lastIndex = end;
  const last = tagEnd.exec(source);
  return last ? { written, slash: last[1]!, end: tagEnd.lastIndex } : undefined;
}

/** Whether a text contains only the predefined entities of XML. */
function isText(text: string): boolean {
  return !/&(?!(?:amp|lt|gt|quot|apos|#\d{1,7}|#x[\da-fA-F]{1,6});)/.test(text);
}

function keptAttributes(element: string, written: readonly Written[], isClip: boolean): string {
  let kept = "";
  for (const [name, value] of pairsOf(element, written)) {
    // Clipping clip paths could multiply the work.
    if (!(isClip && name === "clip-path")) kept += ` ${name}="${value}"`;
  }
  return kept;
}

/** The allowed attributes, including declarations in `style`. */
function pairsOf(element: string, written: readonly Written[]): Map<string, string> {
  const pairs = new Map<string, string>();
  for (const [name, value] of written) {
    if (name === "style") {
      for (const declaration of value.split(";")) {
        const at = declaration.indexOf(":");
        if (at > 0) keep(declaration.slice(0, at).trim(), declaration.slice(at + 1).trim());
      }
    } else keep(name, value);
  }
  return pairs;

  function keep(name: string, value: string): void {
    const isLink = name === "href" || name === "xlink:href";
    if (isLink) {
      const isLocal = /^#[\w:.-]+$/.test(value);
      if (isLocal && element.endsWith("Gradient")) pairs.set("href", value);
    } else if (keptNames.has(name) && isSafe(value)) pairs.set(name, value);
  }
}

/** Whether a value refers only to parts of the same picture, and has no entities or escapes. */
function isSafe(value: string): boolean {
  const local = value.replace(/url\(\s*#[\w:.-]+\s*\)/gi, "");
  return !/[&<>"\\@]|url\s*\(|javascript:|expression\s*\(|data:/i.test(local);
}

/** Least and greatest size that painters can calculate with, and the maximum length of a view box in characters. */
const [leastSide, mostSide] = [0.01, 1_000_000];
const longestBox = 200;

/** The size of the root, or that of its view box. */
function sizeOf(written: readonly Written[]): { width: number; height: number } | undefined {
  const pairs = pairsOf("svg", written);
  const box = (pairs.get("viewBox") ?? "")
    .slice(0, longestBox)
    .trim()
    .split(/[\s,]+/)
    .map(Number);
  const px = (value: string | undefined): number | undefined => {
    const found = /^\s*(\d+(?:\.\d+)?)(?:px)?\s*$/.exec(value ?? "");
    return found ? Number(found[1]) : undefined;
  };
  const width = px(pairs.get("width")) ?? box[2];
  const height = px(pairs.get("height")) ?? box[3];
  if (width === undefined || height === undefined) return undefined;
  const isUsual = (side: number) => side >= leastSide && side <= mostSide;
  return isUsual(width) && isUsual(height) ? { width, height } : undefined;
}
