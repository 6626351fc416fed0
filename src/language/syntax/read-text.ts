/** Turns the tokens of strings and numbers into values, and reports problems in them. */
import { type Literal, type Unit, units } from "../ast/value.js";
import type { DiagnosticCollector } from "../diagnostics/collector.js";

const escapes: Readonly<Record<string, string>> = {
  n: "\n",
  r: "\r",
  t: "\t",
  "\\": "\\",
  '"': '"',
  "'": "'",
  "/": "/",
  // Keeps both characters: a bracket alone may start a mark, which the drawing of the text decides.
  "[": "\\[",
};

/**
 * The text of a string token without its quotes, escapes resolved (language.md part 1).
 *
 * @param token - the token with its quotes, the closing one possibly missing
 * @param from - offset of the token
 */
export function readString(
  token: string,
  from: number,
  isClosed: boolean,
  collector: DiagnosticCollector,
): string {
  const inner = token.slice(1, isClosed ? -1 : undefined);
  if (!inner.includes("\\")) return composed(inner);
  const text = inner.replace(
    /\\(?:u\{([0-9A-Fa-f]*)\}|u([0-9A-Fa-f]{4})|(\r\n|[\s\S])|$)/g,
    (
      written: string,
      braced: string | undefined,
      four: string | undefined,
      single: string | undefined,
      at: number,
    ) => {
      const place = from + 1 + at;
      const digits = braced ?? four;
      if (digits !== undefined) return readCodePoint(digits, written, place, collector);
      const known = single === undefined ? undefined : escapes[single];
      if (known !== undefined) return known;
      const data = { written: written.trim() };
      collector.add("string-escape", "unknown", data, { from: place, to: place + written.length });
      return single ?? "";
    },
  );
  return composed(text);
}

const mayCombine = /[^\x00-\u02ff]/;

/**
 * A text in composed form (NFC), in which a letter and its accent are one character: names that look equal are equal, and
 * fonts have the characters.
 */
export function composed(text: string): string {
  return mayCombine.test(text) ? text.normalize("NFC") : text;
}

/**
 * The text of a string without an end, which is reported.
 *
 * @param token - the string with its quote
 */
export function readUnclosedString(
  token: string,
  from: number,
  collector: DiagnosticCollector,
): string {
  const place = { from, to: from + token.length };
  collector.add("syntax-unclosed-string", "found", { quote: token[0]! }, place);
  return readString(token, from, false, collector);
}

function readCodePoint(
  digits: string,
  written: string,
  place: number,
  collector: DiagnosticCollector,
): string {
  const codePoint = digits === "" ? Number.NaN : Number.parseInt(digits, 16);
  const isCharacter = codePoint <= 0x10ffff && !(codePoint >= 0xd800 && codePoint <= 0xdfff);
  if (isCharacter) return String.fromCodePoint(codePoint);
  const at = { from: place, to: place + written.length };
  collector.add("string-code-point", "invalid", { written }, at);
  return "\ufffd";
}

/** Digits that fit a small integer. */
const fewDigits = 9;

/** The number of a token of a few digits, as most numbers are; undefined for any other token. */
function readDigits(token: string): number | undefined {
  if (token.length > fewDigits) return undefined;
  let value = 0;
  for (let at = 0; at < token.length; at++) {
    const digit = token.charCodeAt(at) - 48;
    if (digit < 0 || digit > 9) return undefined;
    value = 10 * value + digit;
  }
  return value;
}

const numberPattern = /^(-?(?:\d+(?:\.\d+)?|\.\d+))(.*)$/s;
const unitPattern = /^(px|%|em|rem|vh|vw)/;

/**
 * The value of a token that starts with digits: a number, a number with a unit, or a size word such
 * as `2xl` and `1440x900`.
 *
 * @param reportFrom - the start of diagnostics: the attribute whose value the number is
 */
export function readNumber(
  token: string,
  from: number,
  collector: DiagnosticCollector,
  reportFrom = from,
): Literal {
  const to = from + token.length;
  const whole = readDigits(token);
  if (whole !== undefined) return { kind: "number", value: whole, from, to };
  const [, digits = "0", tail = ""] = numberPattern.exec(token) ?? [];
  const amount = Number(digits);
  if (tail === "") return { kind: "number", value: amount, from, to };
  if ((units as readonly string[]).includes(tail)) {
    return { kind: "unit", value: { value: amount, unit: tail as Unit }, from, to };
  }
  if (/^\d+(?:xl|x\d+)$/.test(token)) return { kind: "word", value: token, from, to };
  const unit = unitPattern.exec(tail)?.[1];
  const split = unit === undefined ? undefined : `${digits}${unit} ${tail.slice(unit.length)}`;
  collector.add("number-unit", "unknown", { tail, units, split }, { from: reportFrom, to });
  return unit === undefined
    ? { kind: "number", value: amount, from, to }
    : { kind: "unit", value: { value: amount, unit: unit as Unit }, from, to };
}
