/** A small algebra of what can be laid out on one line or over several: texts, breaks, and groups of both. */
import { glyphs } from "../../../base/text/display-width.js";

/** What is known of a document before it is laid out. */
interface Measured {
  /** Columns on one line; infinite for what has a break in it. */
  readonly width: number;
  /** Columns up to the first place at which it can break. */
  readonly lead: number;
  /** Whether what comes after it can be on another line than its start. */
  readonly breaks: boolean;
}

/** A break between two parts of a group: nothing, or a space, where the group is on one line. */
interface Line extends Measured {
  readonly kind: "line";
}

/** A break wherever it stands; with a blank line, where it says so. */
interface HardLine extends Measured {
  readonly kind: "hard-line";
  readonly isBlank: boolean;
}

/** What is indented by so many levels after each break in it. */
interface Indent extends Measured {
  readonly kind: "indent";
  readonly levels: number;
  readonly content: Doc;
}

/** What is on one line if it fits there, and otherwise broken at all its own lines. */
interface Group extends Measured {
  readonly kind: "group";
  readonly content: Doc;
}

/** Parts one after the other. */
interface Concat extends Measured {
  readonly kind: "concat";
  readonly parts: readonly Doc[];
}

/** A part with others after it: each on the same line if it fits there, and otherwise on a deeper one. */
interface Fill extends Measured {
  readonly kind: "fill";
  readonly first: Doc;
  readonly rest: readonly FillPart[];
  readonly levels: number;
}

/** A part of a fill, and whether it stays on the line of the one before it, begins a line, or does what fits. */
export interface FillPart {
  readonly doc: Doc;
  readonly place: "stays" | "begins" | "fits";
}

/** Text of several lines that is written as it is. */
interface Verbatim extends Measured {
  readonly kind: "verbatim";
  readonly text: string;
  /** Columns of its last line. */
  readonly last: number;
  /** What is before it on its line instead of the indentation. */
  readonly margin: string | undefined;
}

/** A layout over several lines for where its longest line fits, and another for where it does not. */
interface Either extends Measured {
  readonly kind: "either";
  readonly first: Doc;
  /** Columns of the longest line of the first, its indentation aside. */
  readonly columns: number;
  readonly second: Doc;
}

/** What can be laid out. */
export type Doc = string | Line | HardLine | Indent | Group | Concat | Fill | Verbatim | Either;

const infinite = Number.POSITIVE_INFINITY;

/** A space, or a break. */
export const line: Doc = { kind: "line", width: 1, lead: 0, breaks: true };

/** Nothing, or a break. */
export const softLine: Doc = { kind: "line", width: 0, lead: 0, breaks: true };

const hard = { kind: "hard-line", width: infinite, lead: 0, breaks: true } as const;

/** A break. */
export const hardLine: Doc = { ...hard, isBlank: false };

/** A break with a blank line. */
export const blankLine: Doc = { ...hard, isBlank: true };

/** Indents what is broken in it. */
export function indent(content: Doc, levels = 1): Doc {
  const { width, lead, breaks } = measureOf(content);
  return { kind: "indent", levels, content, width, lead, breaks };
}

/** Lays out on one line what fits there. */
export function group(content: Doc): Doc {
  const { width, lead, breaks } = measureOf(content);
  return { kind: "group", content, width, lead, breaks };
}

/** Puts a few parts one after the other. */
export function concat(...parts: readonly Doc[]): Doc {
  return sequence(parts);
}

/** Puts any number of parts one after the other. */
export function sequence(parts: readonly Doc[]): Doc {
  let width = 0;
  let lead = 0;
  let breaks = false;
  for (const part of parts) {
    const measure = measureOf(part);
    width += measure.width;
    if (!breaks) lead += measure.lead;
    breaks ||= measure.breaks;
  }
  return { kind: "concat", parts, width, lead, breaks };
}

/** Fills lines with parts, a space between each two; further lines are so many levels deeper. */
export function fill(first: Doc, rest: readonly FillPart[], levels: number): Doc {
  let { width, lead, breaks } = measureOf(first);
  for (const { doc, place } of rest) {
    const measure = measureOf(doc);
    width += place === "begins" ? infinite : 1 + measure.width;
    if (!breaks && place === "stays") lead += 1 + measure.lead;
    breaks ||= place !== "stays" || measure.breaks;
  }
  return { kind: "fill", first, rest, levels, width, lead, breaks };
}

/**
 * Keeps a text as it is.
 *
 * @param margin - what is before it if it begins a line, instead of the indentation
 */
export function verbatim(text: string, margin?: string): Doc {
  const lines = text.split(/\r\n|\r|\n/);
  if (lines.length === 1) return text;
  const [lead, last] = [textWidth(lines[0]!), textWidth(lines.at(-1)!)];
  return { kind: "verbatim", text, width: infinite, lead, breaks: true, last, margin };
}

/** Chooses the first of two layouts where its longest line fits. */
export function either(first: Doc, columns: number, second: Doc): Doc {
  const { lead } = measureOf(second);
  return { kind: "either", first, columns, second, width: infinite, lead, breaks: true };
}

/** The text of a document on one line; undefined for one that has breaks. */
export function flatText(doc: Doc): string | undefined {
  if (typeof doc === "string") return doc;
  if (doc.width === infinite) return undefined;
  switch (doc.kind) {
    case "line":
      return doc.width > 0 ? " " : "";
    case "indent":
    case "group":
      return flatText(doc.content);
    case "concat":
      return doc.parts.map(flatText).join("");
    case "fill":
      return [doc.first, ...doc.rest.map((part) => part.doc)].map(flatText).join(" ");
    default:
      return undefined;
  }
}

/** Puts something between each two parts. */
export function join(parts: readonly Doc[], ...separator: readonly Doc[]): Doc {
  return sequence(parts.flatMap((part, at) => (at === 0 ? [part] : [...separator, part])));
}

/** What is known of a document. */
export function measureOf(doc: Doc): Measured {
  if (typeof doc !== "string") return doc;
  const width = textWidth(doc);
  return { width, lead: width, breaks: false };
}

/** Columns that a text takes. */
export function textWidth(text: string): number {
  if (!/[^\t -~]/.test(text)) return text.length;
  let width = 0;
  for (const glyph of glyphs(text)) width += glyph.width;
  return width;
}
