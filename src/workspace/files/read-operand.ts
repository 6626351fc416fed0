/** Reads the file that a command works on. */
import { resolve } from "node:path";
import type { Io } from "../io.js";
import { UsageError } from "../usage-error.js";
import { failureReason } from "./failure.js";
import { isMarkdownName } from "./file-kinds.js";
import { readRegular } from "./read-regular.js";
import { type DecodedSource, decodeSource } from "./read-source.js";

/** A source with its name for messages. */
export interface NamedSource extends DecodedSource {
  name: string;
}

/**
 * Reads a file, or standard input for `-`; throws a UsageError if there is nothing to read.
 * @param most maximum size of the file in bytes
 */
export async function readOperand(path: string, io: Io, most?: number): Promise<NamedSource> {
  if (path === "-") return { name: "<stdin>", ...decodeSource(await io.readInput()) };
  if (isMarkdownName(path)) {
    throw new UsageError(
      `${path} is a Markdown file; for its fences, use wf validate or wf render`,
    );
  }
  try {
    return { name: path, ...decodeSource(readRegular(resolve(io.cwd, path), io.cwd, most)) };
  } catch (error) {
    throw new UsageError(`${path}: ${failureReason(error)}`);
  }
}
