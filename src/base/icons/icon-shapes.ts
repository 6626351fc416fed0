/** Returns the shapes of an icon by name. */
import { canonicalIconName, placeOfIcon } from "./icon-names.js";
import { shapeLines } from "./shape-lines.js";
import { SHAPE_LETTERS, SHAPE_PHRASES } from "./shape-signs.generated.js";

/** One SVG element of an icon; a `fill` is always `currentColor`. */
export interface IconShape {
  readonly tag: "path" | "circle" | "line" | "rect" | "polyline" | "polygon" | "ellipse";
  readonly attributes: Readonly<Record<string, string>>;
}

/** Side of the square in which icons are drawn. */
export const ICON_BOX = 24;

/** Stroke width in that square; caps and joins are round, nothing is filled. */
export const ICON_STROKE = 2;

/** The shapes of icons that were drawn, by the names used. */
const decoded = new Map<string, readonly IconShape[]>();

/** The shapes of an icon in drawing order; `undefined` if there is no such icon. */
export function iconShapes(name: string): readonly IconShape[] | undefined {
  const known = decoded.get(name);
  if (known !== undefined) return known;
  const canonical = canonicalIconName(name);
  if (canonical === undefined) return undefined;
  const shapes =
    canonical === name
      ? spelledOut(lineAt(placeOfIcon(canonical)))
          .split("|")
          .map(decode)
      : iconShapes(canonical);
  if (shapes !== undefined) decoded.set(name, shapes);
  return shapes;
}

/** The starts of lines found so far: splitting all lines takes longer than drawing a few icons. */
const starts: number[] = [1];

function lineAt(place: number): string {
  const lines = shapeLines();
  while (starts.length <= place + 1) starts.push(lines.indexOf("\n", starts.at(-1)) + 1);
  return lines.slice(starts[place], starts[place + 1]! - 1);
}

/** A line with its phrases expanded; a phrase can contain earlier ones. */
function spelledOut(line: string): string {
  return SHAPE_PHRASES.reduceRight(
    (text, phrase) => text.replaceAll(phrase.charAt(0), phrase.slice(1)),
    line,
  );
}

function decode(shape: string): IconShape {
  const letter = shape.charAt(0);
  if (!isLetter(letter)) return { tag: "path", attributes: { d: shape } };
  const [tag, names] = SHAPE_LETTERS[letter];
  const values = shape.slice(1).split(";");
  const attributes: Record<string, string> = {};
  for (const [index, name] of names.split(" ").entries()) {
    const value = values[index];
    if (value !== undefined && value !== "") attributes[name] = value;
  }
  return { tag, attributes };
}

/** Paths have no letter of their own: their data starts with "M" or "m". */
function isLetter(letter: string): letter is keyof typeof SHAPE_LETTERS {
  return Object.hasOwn(SHAPE_LETTERS, letter);
}
