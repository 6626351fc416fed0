/** Decodes the bytes of a file, or returns a diagnostic if they are no text that can be read as a source. */
import { createDiagnostic } from "../../language/diagnostics/create-diagnostic.js";
import type { Diagnostic, Place } from "../../language/diagnostics/diagnostic.js";

/** Number of brackets that are read: millions that do not match take gigabytes, and no wireframe has so many. */
const mostBrackets = 1_000_000;

/** A text; `unreadable` is set if the bytes are not UTF-8 text, or hardly anything but brackets. */
export interface DecodedSource {
  text: string;
  unreadable?: Diagnostic;
}

/** Decodes UTF-8; a byte order mark stays in the text, since offsets count it. */
export function decodeSource(bytes: Uint8Array): DecodedSource {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  const text = buffer.toString("utf8");
  const wrong = firstReplacement(buffer, text);
  if (wrong !== undefined) return { text, unreadable: explainBytes(buffer, wrong) };
  const zero = text.indexOf("\0");
  if (zero >= 0) {
    return { text, unreadable: createDiagnostic("text-encoding", "binary", {}, unitAt(zero)) };
  }
  // One that is too small for so many need not be counted.
  const count = buffer.length > mostBrackets ? buffer.filter(isBracket).length : 0;
  if (count <= mostBrackets) return { text };
  const data = { count, limit: mostBrackets };
  return { text, unreadable: createDiagnostic("size-limit", "brackets", data, unitAt(0)) };
}

const isBracket = (byte: number): boolean => "()[]{}".includes(String.fromCharCode(byte));

function explainBytes([first, second]: Uint8Array, wrong: number): Diagnostic {
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  return isUtf16
    ? createDiagnostic("text-encoding", "utf16", {}, unitAt(0))
    : createDiagnostic("text-encoding", "notUtf8", {}, unitAt(wrong));
}

function unitAt(at: number): Place {
  return { from: at, to: at + 1 };
}

/** Offset of the first U+FFFD inserted by decoding, not counting those in the file itself. */
function firstReplacement(bytes: Buffer, text: string): number | undefined {
  let byte = 0;
  let last = 0;
  for (let at = text.indexOf("\ufffd"); at >= 0; at = text.indexOf("\ufffd", at + 1)) {
    byte += Buffer.byteLength(text.slice(last, at));
    last = at;
    if (bytes[byte] !== 0xef || bytes[byte + 1] !== 0xbf || bytes[byte + 2] !== 0xbd) return at;
  }
  return undefined;
}
