/** Does one step of preparing a project, and says what it did. */
import { relative } from "node:path";
import { printable } from "../../../base/text/display-width.js";
import { failureReason } from "../../../workspace/files/failure.js";
import { writeNew, writeWhole } from "../../../workspace/files/write-whole.js";
import type { Io } from "../../../workspace/io.js";
import { UsageError } from "../../../workspace/usage-error.js";

/** A file to write or to change, something that is done already, or something for a person to do. */
export type Step =
  | { kind: "write"; path: string; content: string; note?: string; isProgram?: boolean }
  | { kind: "change"; path: string; content: string; note?: string }
  | { kind: "done"; says: string }
  | { kind: "ask"; says: string };

/** Lines that say what was done, or would be; throws a UsageError where a file cannot be written. */
export function takeStep(step: Step, isDry: boolean, { cwd }: Io): string[] {
  if (step.kind === "done" || step.kind === "ask") return [step.says];
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
