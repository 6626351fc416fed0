/** Generates random texts of any characters. */
import fc from "fast-check";

const surrogates = 0x800;
const firstSurrogate = 0xd800;

/**
 * Any character except lone surrogates: the same as fast-check's `unit: "binary"`, but without its table of all
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

/** Texts with at most this many characters. */
export function anyText(maxLength: number): fc.Arbitrary<string> {
  return fc.string({ unit: anyCharacter, maxLength });
}
