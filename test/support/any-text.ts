/** Random texts of any characters. */
import fc from "fast-check";

const surrogates = 0x800;
const firstSurrogate = 0xd800;

/**
 * Any character but halves of pairs: what `unit: "binary"` of fast-check is, without its table of all
 * characters, which takes half a second to fill.
 */
const anyCharacter = fc.nat(0x10ffff - surrogates).map(
  (index) => String.fromCodePoint(index < firstSurrogate ? index : index + surrogates),
  (text) => {
    const code = typeof text === "string" ? text.codePointAt(0) : undefined;
    if (code === undefined || String.fromCodePoint(code) !== text) throw new Error("no character");
    return code < firstSurrogate ? code : code - surrogates;
  },
);

/** Texts of at most so many characters. */
export function anyText(maxLength: number): fc.Arbitrary<string> {
  return fc.string({ unit: anyCharacter, maxLength });
}
