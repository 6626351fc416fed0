/** Turns the name of an icon into the shapes that draw it. */
import { canonicalIconName, canonicalIconNames } from "./icon-names.js";
import { ICON_SHAPES, SHAPE_LETTERS, SHAPE_PHRASES } from "./shapes.generated.js";

/** One SVG element of an icon; where it has a `fill`, that is `currentColor`. */
export interface IconShape {
  readonly tag: "path" | "circle" | "line" | "rect" | "polyline" | "polygon" | "ellipse";
  readonly attributes: Readonly<Record<string, string>>;
}

/** Icons are drawn in a square with sides of this length. */
export const ICON_BOX = 24;

/** Width of the strokes in that square; caps and joins are round, nothing is filled. */
export const ICON_STROKE = 2;

/** Present name to encoded shapes; the long string is parted only when an icon is drawn. */
let encoded: ReadonlyMap<string, string> | undefined;
const decoded = new Map<string, readonly IconShape[]>();

/** The shapes of an icon in drawing order; `undefined` when no icon has this name. */
export function iconShapes(name: string): readonly IconShape[] | undefined {
  const canonical = canonicalIconName(name);
  if (canonical === undefined) return undefined;
  const known = decoded.get(canonical);
  if (known !== undefined) return known;
  const line = encodedShapes().get(canonical);
  if (line === undefined) return undefined;
  const shapes = spelledOut(line).split("|").map(decode);
  decoded.set(canonical, shapes);
  return shapes;
}

function encodedShapes(): ReadonlyMap<string, string> {
  if (encoded === undefined) {
    const lines = ICON_SHAPES.trim().split("\n");
    encoded = new Map(canonicalIconNames().map((name, index) => [name, lines[index] ?? ""]));
  }
  return encoded;
}

/** A line with its phrases in place of their signs; a phrase can contain signs of earlier ones. */
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

/** Paths have no letter of their own, their data starts with "M" or "m". */
function isLetter(letter: string): letter is keyof typeof SHAPE_LETTERS {
  return Object.hasOwn(SHAPE_LETTERS, letter);
}
