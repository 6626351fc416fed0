/** A small algebra of layouts on one or several lines: texts, breaks, and groups of both. */
import { glyphs } from "../../../base/text/display-width.js";

/** Measurements of a document before it is laid out. */
interface Measured {
  /** Columns on one line; infinite if it contains a forced break. */
  readonly width: number;
  /** Columns up to the first possible break. */
  readonly lead: number;
  /** Whether its end can be on another line than its start. */
  readonly breaks: boolean;
}

/** A break between two parts of a group; nothing or a space if the group is on one line. */
interface Line extends Measured {
  readonly kind: "line";
}

/** A forced break, optionally with a blank line. */
interface HardLine extends Measured {
  readonly kind: "hard-line";
  readonly isBlank: boolean;
}

/** Content that is indented by some levels after each break. */
interface Indent extends Measured {
  readonly kind: "indent";
  readonly levels: number;
  readonly content: Doc;
}

/** Content on one line if it fits, otherwise with all of its own lines broken. */
interface Group extends Measured {
  readonly kind: "group";
  readonly content: Doc;
}

/** Parts in sequence. */
interface Concat extends Measured {
  readonly kind: "concat";
  readonly parts: readonly Doc[];
}

/** A part followed by others: each on the same line if it fits, otherwise on an indented one. */
interface Fill extends Measured {
  readonly kind: "fill";
  readonly first: Doc;
  readonly rest: readonly FillPart[];
  readonly levels: number;
}

/** A part of a fill: it stays on the line of the part before it, starts a line, or goes where it fits. */
export interface FillPart {
  readonly doc: Doc;
  readonly place: "stays" | "begins" | "fits";
}

/** Text of several lines that is written unchanged. */
interface Verbatim extends Measured {
  readonly kind: "verbatim";
  readonly text: string;
  /** Columns of the last line. */
  readonly last: number;
  /** The text before it on its line, instead of indentation. */
  readonly margin: string | undefined;
}

/** A layout of several lines that is used if its longest line fits, and an alternative. */
interface Either extends Measured {
  readonly kind: "either";
  readonly first: Doc;
  /** Columns of the longest line of the first layout, without indentation. */
  readonly columns: number;
  readonly second: Doc;
}

/** A document that can be laid out. */
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

/** Indents the lines in it. */
export function indent(content: Doc, levels = 1): Doc {
  const { width, lead, breaks } = measureOf(content);
  return { kind: "indent", levels, content, width, lead, breaks };
}

/** Keeps content on one line if it fits. */
export function group(content: Doc): Doc {
  const { width, lead, breaks } = measureOf(content);
  return { kind: "group", content, width, lead, breaks };
}

/** Joins a few parts. */
export function concat(...parts: readonly Doc[]): Doc {
  return sequence(parts);
}

/** Joins any number of parts. */
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

/** Fills lines with parts, separated by spaces; further lines are indented by some levels. */
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
 * Keeps a text unchanged.
 *
 * @param margin - the text before it if it starts a line, instead of indentation
 */
export function verbatim(text: string, margin?: string): Doc {
  const lines = text.split(/\r\n|\r|\n/);
  if (lines.length === 1) return text;
  const [lead, last] = [textWidth(lines[0]!), textWidth(lines.at(-1)!)];
  return { kind: "verbatim", text, width: infinite, lead, breaks: true, last, margin };
}

/** Chooses the first of two layouts if its longest line fits. */
export function either(first: Doc, columns: number, second: Doc): Doc {
  const { lead } = measureOf(second);
  return { kind: "either", first, columns, second, width: infinite, lead, breaks: true };
}

/** The text of a document on one line; undefined if it contains breaks. */
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

/** Puts a separator between parts. */
export function join(parts: readonly Doc[], ...separator: readonly Doc[]): Doc {
  return sequence(parts.flatMap((part, at) => (at === 0 ? [part] : [...separator, part])));
}

/** The measurements of a document. */
export function measureOf(doc: Doc): Measured {
  if (typeof doc !== "string") return doc;
  const width = textWidth(doc);
  return { width, lead: width, breaks: false };
}

/** The columns of a text. */
export function textWidth(text: string): number {
  if (!/[^\t -~]/.test(text)) return text.length;
  let width = 0;
  for (const glyph of glyphs(text)) width += glyph.width;
  return width;
}
