/** Does the work of `--check`: compares pictures with their files, and reports pictures without a wireframe. */
import { relative, resolve } from "node:path";
import { printable } from "../../../base/text/display-width.js";
import { shellWord } from "../../../base/text/shell-word.js";
import { failureReason } from "../../../workspace/files/failure.js";
import { readRegular } from "../../../workspace/files/read-regular.js";
import type { Io } from "../../../workspace/io.js";
import { UsageError } from "../../../workspace/usage-error.js";
import type { DrawnPicture } from "../pictures/draw-parts.js";
import { type PlannedFile, targetOf } from "../pictures/plan-pictures.js";

/** Maximum size in bytes of a file that is compared; a larger one counts as different. */
const largestPicture = 1 << 30;

/** The most files in a suggested command, which people copy by hand. */
const copiedFiles = 5;

/** What a run with `--check` has found so far. */
export class CheckedPictures {
  readonly #io: Io;
  readonly #planned: readonly PlannedFile[];
  /** Absolute paths of pictures that have a wireframe. */
  readonly #targets = new Set<string>();
  /** Wireframes whose pages are unknown, and therefore their pictures. */
  readonly #unread = new Set<PlannedFile>();
  /** Absolute paths of wireframes that only contain definitions, and so have no pictures. */
  readonly #defining = new Set<string>();
  #stale = 0;

  constructor(planned: readonly PlannedFile[], io: Io) {
    this.#io = io;
    this.#planned = planned;
    for (const file of planned) {
      if (file.options.split) this.#unread.add(file);
      else this.#expect(file.pictures.map((picture) => targetOf(picture)));
    }
  }

  /** One line for each picture of a wireframe that is missing or out of date. */
  compare(file: PlannedFile, pictures: readonly DrawnPicture[]): string[] {
    if (pictures.length > 0) this.#unread.delete(file);
    this.#expect(pictures.map(({ target }) => target));
    const lines = pictures.flatMap(({ target, content, replaces }) => {
      if (target === undefined) return [];
      if (replaces !== undefined) return [`${printable(target)} has links that are out of date`];
      const state = stateOf(target, this.#io.cwd, file.origin, Buffer.from(content));
      return state === undefined ? [] : [`${printable(target)} ${state}`];
    });
    this.#stale += lines.length;
    return lines;
  }

  /** Records a wireframe that draws nothing because it only defines things for other files. */
  expectNone({ file, pictures }: PlannedFile): void {
    if (file.absolute !== undefined) this.#defining.add(file.absolute);
    for (const picture of pictures) {
      const target = targetOf(picture);
      if (target !== undefined) this.#targets.delete(resolve(this.#io.cwd, target));
    }
  }

  /** Reports orphaned pictures and what to do about them; returns the exit code. */
  async conclude(operands: readonly string[]): Promise<number> {
    const { cwd, stderr } = this.#io;
    if (this.#stale > 0) {
      // Links are in Markdown files, which are not pictures themselves.
      const hasLinks = this.#planned.some(({ options }) => options.inPlace);
      const noun = hasLinks ? "file" : "picture";
      const [verdict, them] =
        this.#stale === 1 ? [`1 ${noun} is`, "it"] : [`${this.#stale} ${noun}s are`, "them"];
      await stderr.write(
        `${verdict} out of date; to update ${them}, run the command without --check\n`,
      );
    }
    const { findOrphans } = await import("./find-orphans.js");
    const call = {
      operands,
      planned: this.#planned,
      targets: this.#targets,
      unread: this.#unread,
      defining: this.#defining,
    };
    const orphans = findOrphans(call, cwd).map((path) => relative(cwd, path));
    if (orphans.length > 0) await stderr.write(orphanLines(orphans));
    return this.#stale + orphans.length > 0 ? 1 : 0;
  }

  #expect(targets: readonly (string | undefined)[]): void {
    for (const target of targets) {
      if (target !== undefined) this.#targets.add(resolve(this.#io.cwd, target));
    }
  }
}

function orphanLines(paths: readonly string[]): string {
  const lines = paths.map((path) => `${printable(path)} no longer has a wireframe\n`);
  const [these, them] =
    paths.length === 1
      ? ["1 picture no longer has a wireframe", "it"]
      : [`${paths.length} pictures no longer have a wireframe`, "them"];
  const how =
    paths.length > copiedFiles
      ? `wf does not delete files; remove ${them} yourself`
      : `wf does not delete files; to remove ${them}, run: rm ${paths.map(shellWord).join(" ")}`;
  return `${lines.join("")}${these}; ${how}\n`;
}

/** @param origin the folder of the settings that name the target; the current folder by default */
function stateOf(
  target: string,
  cwd: string,
  origin: string | undefined,
  drawn: Buffer,
): string | undefined {
  const path = resolve(cwd, target);
  try {
    return readRegular(path, origin ?? cwd, largestPicture).equals(drawn)
      ? undefined
      : "is out of date";
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "ENOENT" || code === "ENOTDIR") return "is missing";
    throw new UsageError(`${target}: ${failureReason(error)}`);
  }
}
