/** Finds out which paths git ignores. */
import { join, relative, sep } from "node:path";
import { folderWith } from "./folder-with.js";
import { mostPatterns } from "./is-bounded-pattern.js";
import { PatternRoom, type Rules, TooManyPatterns } from "./pattern-room.js";
import { readRegular } from "./read-regular.js";
import { withSlashes } from "./with-slashes.js";

/** Maximum size of an ignore file in bytes; far more than anyone writes by hand. */
const largestRules = 100_000;

interface Level extends Rules {
  readonly folder: string;
}

/** Ignore files from the root of a repository down to a folder; the lowest one takes precedence. */
export class GitIgnore {
  readonly #levels: readonly Level[];

  constructor(levels: readonly Level[] = []) {
    this.#levels = levels;
  }

  /**
   * The rules for a folder from the folders above it, up to the root of the repository. Rules that would ignore the
   * folder itself are left out, since the user has named it.
   */
  static above(folder: string): GitIgnore {
    const root = folderWith(".git", folder);
    if (root === undefined) return new GitIgnore();
    let found = new GitIgnore().with(root, join(root, ".git", "info", "exclude"));
    const steps = relative(root, folder).split(sep).filter(Boolean);
    let at = root;
    for (const step of steps) {
      found = found.with(at, join(at, ".gitignore"));
      at = join(at, step);
    }
    const asked = found.#levels.filter(
      (level) =>
        level.folder === folder || !level.rules.ignores(`${slashed(level.folder, folder)}/`),
    );
    return new GitIgnore(asked);
  }

  /**
   * These rules plus those of another ignore file, if it exists.
   *
   * @param room what is left for the patterns of a search; throws an error that `failureReason` describes if that is
   * not enough
   */
  with(folder: string, file: string, room = new PatternRoom()): GitIgnore {
    try {
      const text = readRegular(file, folder, largestRules).toString("utf8");
      const most = this.#levels.reduce((sum, { weight }) => sum - weight, mostPatterns);
      return new GitIgnore([{ folder, ...room.rulesOf(text, most) }, ...this.#levels]);
    } catch (error) {
      if (error instanceof TooManyPatterns) throw error;
      return this;
    }
  }

  /**
   * Whether a path is ignored; the path of a folder has no slash at its end.
   *
   * @param room what is left for the patterns of a search; throws an error that `failureReason` describes if that is
   * not enough
   */
  ignores(path: string, isFolder: boolean, room?: PatternRoom): boolean {
    for (const { folder, weight, rules } of this.#levels) {
      if (room?.take(path, weight) === false) {
        throw new TooManyPatterns();
      }
      const verdict = rules.test(slashed(folder, path) + (isFolder ? "/" : ""));
      if (verdict.ignored) return true;
      if (verdict.unignored) return false;
    }
    return false;
  }
}

function slashed(folder: string, path: string): string {
  return withSlashes(relative(folder, path));
}
