/** Reads the one file that a command works on. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { UsageError } from "../arguments/usage-error.js";
import type { Io } from "../io.js";
import { failureReason } from "./failure.js";
import { isMarkdownName } from "./file-kinds.js";
import { type DecodedSource, decodeSource } from "./read-source.js";

/** A source with the name that messages use. */
export interface NamedSource extends DecodedSource {
  name: string;
}

/** Reads a file, or standard input for `-`; throws a UsageError where there is nothing to read. */
export async function readOperand(path: string, io: Io): Promise<NamedSource> {
  if (path === "-") return { name: "<stdin>", ...decodeSource(await io.readInput()) };
  if (isMarkdownName(path)) {
    throw new UsageError(
      `${path} is a Markdown file; for its fences, use wf validate or wf render`,
    );
  }
  try {
    return { name: path, ...decodeSource(readFileSync(resolve(io.cwd, path))) };
  } catch (error) {
    throw new UsageError(`${path}: ${failureReason(error)}`);
  }
}
