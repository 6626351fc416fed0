/** Finds attribute values in the text of an element's head, for fixes that replace them. */
import type { SourcePlace } from "../../language/diagnostics/diagnostic.js";
import type { Origin } from "../../model/box/box.js";

/** The part of an element before its block. */
export interface SourceHead {
  /** The place of a value that is written exactly once as `name=value`, with or without quotes; undefined otherwise. */
  attribute(name: string, value: string): SourcePlace | undefined;
  /** The place of a coordinate, which may also be written as `at(x, y)`. */
  coordinate(axis: "x" | "y", value: number): SourcePlace | undefined;
}

/**
 * The head of an element that is written where it is drawn; undefined for one from a definition, which several may
 * share.
 */
export function headOf({ from, to, source, via, lines }: Origin): SourceHead | undefined {
  if (lines === undefined || via !== undefined) return undefined;
  const whole = lines.content.slice(from, to);
  const head = /^[^{\n]*/.exec(whole)?.[0] ?? "";
  // Strings may contain text that looks like an attribute.
  const bare = head.replace(/"(?:[^"\\]|\\.?)*"?/g, (text) =>
    /[\s=]/.test(text) ? " ".repeat(text.length) : text,
  );
  const named = source === undefined ? {} : { source };
  return {
    coordinate(axis, value) {
      const found = /(?<=\s)at\(\s*(-?[\d.]+)(\s*,\s*)(-?[\d.]+)\s*\)/.exec(bare);
      if (!found) return this.attribute(axis, String(value));
      const [, x = "", between = "", y = ""] = found;
      const given = axis === "x" ? x : y;
      if (Number(given) !== value) return undefined;
      const first = found.index + found[0].indexOf(x);
      const start = from + (axis === "x" ? first : first + x.length + between.length);
      return { ...named, from: start, to: start + given.length };
    },
    attribute(name, value) {
      const pattern = new RegExp(
        `(?<=[\\s,])${escaped(name)}=("?)${escaped(value)}\\1(?=[\\s,]|$)`,
        "g",
      );
      const all = [...bare.matchAll(pattern)];
      if (all.length !== 1) return undefined;
      const [{ 0: text, 1: quote = "", index }] = all as [RegExpExecArray];
      const start = from + index + name.length + 1 + quote.length;
      const end = from + index + text.length - quote.length;
      return { ...named, from: start, to: end };
    },
  };
}

function escaped(text: string): string {
  return text.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
