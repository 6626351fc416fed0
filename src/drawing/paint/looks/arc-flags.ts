/** Separates the flags of arcs from the numbers after them, because some path parsers do not support the short form. */

const number = "-?(?:\\d+\\.?\\d*|\\.\\d+)(?:e[-+]?\\d+)?";
const between = "[\\s,]*";
const arc = new RegExp(
  `(${number})${between}(${number})${between}(${number})${between}([01])${between}([01])${between}(${number})${between}(${number})`,
  "gi",
);

/** The path with a space between all numbers of its arcs. */
export function withPartedFlags(d: string): string {
  return d.replace(
    /(a)([^a-df-z]*)/gi,
    (_, letter: string, values: string) => letter + values.replace(arc, "$1 $2 $3 $4 $5 $6 $7 "),
  );
}
