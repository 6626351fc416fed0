/** Performs one step of setting up a project, and reports it. */
import { relative } from "node:path";
import { printable } from "../../../base/text/display-width.js";
import { failureReason } from "../../../workspace/files/failure.js";
import { writeNew, writeWhole } from "../../../workspace/files/write-whole.js";
import type { Io } from "../../../workspace/io.js";
import { UsageError } from "../../../workspace/usage-error.js";

/** A file to write or to change, something that is already done, or something to do by hand. */
export type Step =
  | { kind: "write"; path: string; content: string; note?: string; isProgram?: boolean }
  | { kind: "change"; path: string; content: string; note?: string }
  | { kind: "done"; says: string }
  | { kind: "ask"; says: string };

/**
 * Performs a step, or with `isDry` only describes it; returns lines to print. Throws a UsageError if a file cannot be
 * written.
 */
export function takeStep(step: Step, isDry: boolean, { cwd }: Io): string[] {
  if (step.kind === "done" || step.kind === "ask") return step.says.split("\n").map(printable);
  const { kind, path, content, note } = step;
  const mode = step.kind === "write" && step.isProgram ? 0o777 : 0o666;
  const name = printable(relative(cwd, path));
  const end = note === undefined ? "" : ` (${note})`;
  if (isDry) return [`would ${kind} ${name}${end}`];
  try {
    if (kind === "change") {
      writeWhole(path, content, { from: cwd });
      return [`changed ${name}${end}`];
    }
    writeNew(path, content, { from: cwd, mode });
    return [`wrote ${name}${end}`];
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return [`${name} already exists`];
    throw new UsageError(`${name}: ${failureReason(error)}`);
  }
}
