/** Writes a long text that is made piece by piece. */
import type { Output } from "../../../workspace/io.js";

/** Length of what is written at once, in characters. */
const writtenAtOnce = 1_000_000;

/** Writes all pieces, many of them at once. */
export async function writePieces(output: Output, pieces: Iterable<string>): Promise<void> {
  let text = "";
  for (const piece of pieces) {
    text += piece;
    if (text.length < writtenAtOnce) continue;
    await output.write(text);
    text = "";
  }
  if (text !== "") await output.write(text);
}
