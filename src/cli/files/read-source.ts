/** Turns the bytes of a file into text, or into the finding that they are none. */
import { createDiagnostic } from "../../text/collector.js";
import type { Diagnostic } from "../../text/diagnostic.js";

/** A text; `unreadable` is set when the bytes are not UTF-8 text. */
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
  if (zero < 0) return { text };
  return { text, unreadable: finding(zero, "the file is binary: it holds a zero byte") };
}

function explainBytes([first, second]: Uint8Array, wrong: number): Diagnostic {
  const isUtf16 = (first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff);
  if (isUtf16) return finding(0, "the file is UTF-16, not UTF-8");
  return finding(wrong, "the file is not UTF-8 text");
}

function finding(at: number, message: string): Diagnostic {
  return createDiagnostic("text-encoding", at, at + 1, message, { hint: "save it as UTF-8" });
}

/** Offset of the first U+FFFD that decoding has put in; one that the bytes spell out is none. */
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
