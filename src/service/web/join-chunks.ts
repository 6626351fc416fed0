/** Joins the small chunks of a body: each costs Node a buffer of two hundred bytes, however few bytes it holds. */
import type { IncomingMessage } from "node:http";

/** Size in bytes below which chunks are joined, and of what they become. */
const blockSize = 4_096;

/**
 * What receives the chunks of a request's body instead of its `push`; `null` ends the body. Chunks are passed on once
 * there are enough of them, or the body ends.
 */
export function joinChunks(request: IncomingMessage): (chunk: Buffer | null) => boolean {
  const push = request.push.bind(request);
  /** The first chunk that waits; from the second one on, a block with all of them. */
  let held: Buffer | undefined;
  let isBlock = false;
  let length = 0;
  const passOn = (): void => {
    const bytes = held?.subarray(0, length);
    [held, isBlock, length] = [undefined, false, 0];
    if (bytes) push(bytes);
  };
  return (chunk) => {
    if (chunk === null || length + chunk.length > blockSize) passOn();
    if (chunk === null || chunk.length >= blockSize) return push(chunk);
    if (held === undefined) held = chunk;
    else {
      if (!isBlock) {
        const block = Buffer.allocUnsafeSlow(blockSize);
        held.copy(block);
        [held, isBlock] = [block, true];
      }
      chunk.copy(held, length);
    }
    length += chunk.length;
    // As `push` answers: whether more may come before this has been read.
    return request.readableLength < request.readableHighWaterMark;
  };
}
