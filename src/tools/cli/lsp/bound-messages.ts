/** Passes on the messages of an editor, but fails if one is too large for any document or has no length. */
import { Transform } from "node:stream";

/** Maximum size of a message header in bytes. */
const longestHead = 8_192;

/** Maximum size of a message in bytes: the largest file that is checked, twelve times over for escapes and metadata. */
const longestBody = 48_000_000;

/** Fails with a sentence that describes the invalid input; everything before it has been passed on. */
export function boundMessages(): Transform {
  let head = "";
  let rest = 0;
  /** Tracks message boundaries; throws if the bytes are not a message. */
  const follow = (bytes: Buffer): void => {
    for (let at = 0; at < bytes.length; ) {
      if (rest > 0) {
        const part = Math.min(rest, bytes.length - at);
        rest -= part;
        at += part;
        continue;
      }
      const known = head.length;
      head += bytes.toString("latin1", at, at + longestHead - known);
      const end = head.indexOf("\r\n\r\n");
      if (end < 0) {
        if (head.length >= longestHead) throw new Error("a message has no end of its head");
        return;
      }
      rest = lengthIn(head.slice(0, end));
      at += end + 4 - known;
      head = "";
    }
  };
  return new Transform({
    transform(bytes: Buffer, _encoding, done) {
      try {
        follow(bytes);
        done(null, bytes);
      } catch (error) {
        done(error as Error);
      }
    },
  });
}

function lengthIn(head: string): number {
  const lengths = [...head.matchAll(/^content-length:(.*)$/gim)].map(([, text]) => text!.trim());
  if (lengths.length !== 1 || !/^\d+$/.test(lengths[0]!)) {
    throw new Error("a message does not say how long it is");
  }
  const length = Number(lengths[0]);
  if (length > longestBody) throw new Error(`a message has more than ${longestBody} bytes`);
  return length;
}
