/** Knows which paths git ignores. */
import { existsSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import ignore, { type Ignore } from "ignore";
import { isBoundedPattern, mostPatterns } from "./is-bounded-pattern.js";
import { readRegular } from "./read-regular.js";
import { withSlashes } from "./with-slashes.js";

/** Bytes of a file of rules; no one writes more by hand. */
const largestRules = 100_000;

interface Level {
  folder: string;
  /** How many there are. */
  count: number;
  rules: Ignore;
}

/** Ignore files from a repository's root down to a folder; the lowest decides first. */
export class GitIgnore {
  readonly #levels: readonly Level[];

  constructor(levels: readonly Level[] = []) {
    this.#levels = levels;
  }

  /**
   * The rules that hold in a folder because of the folders above it, up to the repository's root.
   * Rules by which the folder itself would be ignored are left out: it was asked for by name.
   */
  static above(folder: string): GitIgnore {
    const root = repositoryRoot(folder);
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

  /** These rules and those of one more ignore file, as far as it is there. */
  with(folder: string, file: string): GitIgnore {
    try {
      const lines = readRegular(file, folder, largestRules).toString("utf8").split(/\r?\n/);
      const left = this.#levels.reduce((sum, { count }) => sum - count, mostPatterns);
      const patterns = lines
        .filter((line) => line !== "" && !line.startsWith("#") && isBoundedPattern(line))
        .slice(0, left);
      const rules = ignore({ allowRelativePaths: true, ignorecase: false }).add(
        patterns.join("\n"),
      );
      return new GitIgnore([{ folder, count: patterns.length, rules }, ...this.#levels]);
    } catch {
      return this;
    }
  }

  /** Whether a path is ignored; a folder's path ends with no slash but says so. */
  ignores(path: string, isFolder: boolean): boolean {
    for (const { folder, rules } of this.#levels) {
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

function repositoryRoot(folder: string): string | undefined {
  for (let at = folder; ; at = dirname(at)) {
    if (existsSync(join(at, ".git"))) return at;
    if (dirname(at) === at) return undefined;
  }
}
