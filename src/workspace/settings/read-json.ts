/** Parses JSON with comments into a tree with places, or returns the first error. */
import { type Node, type ParseError, parseTree, printParseErrorCode } from "jsonc-parser";
import { findTooDeep } from "./find-too-deep.js";

/** A tree, or the first error. */
export type ReadJson =
  | { root: Node; problem?: never }
  | { root?: never; problem: { offset: number; message: string } };

/** Maximum nesting, more than any settings need; the parser recurses for each level. */
const deepest = 50;

/** Messages by the names of errors. */
const messages: Readonly<Record<string, string>> = {
  InvalidSymbol: "expected a value",
  InvalidNumberFormat: "this is not a valid number",
  PropertyNameExpected: "expected a name in double quotes",
  ValueExpected: "expected a value",
  ColonExpected: 'expected ":"',
  CommaExpected: 'expected ","',
  CloseBraceExpected: 'expected "}"',
  CloseBracketExpected: 'expected "]"',
  EndOfFileExpected: "expected the end of the file",
  UnexpectedEndOfComment: "this comment is not closed",
  UnexpectedEndOfString: "this string is not closed on its line",
  UnexpectedEndOfNumber: "this is not a valid number",
  InvalidUnicode: "this is not a valid escape sequence",
  InvalidEscapeCharacter: "this is not a valid escape sequence",
  InvalidCharacter: "a string cannot contain this control character",
};

/** Parses a whole text; comments and trailing commas are allowed. */
export function readJson(text: string): ReadJson {
  const start = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  // Replacing the byte order mark with a space keeps the offsets.
  const source = start === 0 ? text : ` ${text.slice(1)}`;
  const tooDeep = findTooDeep(source, deepest);
  if (tooDeep !== undefined) return { problem: { offset: tooDeep, message: "nested too deeply" } };
  const errors: ParseError[] = [];
  const root = parseTree(source, errors, { allowTrailingComma: true });
  const [first] = errors;
  if (first) return { problem: describe(first, source) };
  return root ? { root } : { problem: { offset: 0, message: "expected an object, found nothing" } };
}

function describe({ error, offset }: ParseError, source: string) {
  const message = messages[printParseErrorCode(error)] ?? "this is not valid JSON";
  if (!message.startsWith("expected")) return { offset, message };
  const found = offset < source.length ? JSON.stringify(source[offset]) : "the end of the file";
  return { offset, message: `${message}, found ${found}` };
}
