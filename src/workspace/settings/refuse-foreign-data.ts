/** Keeps settings in a repository from naming data outside of it, where a server would write, or a Redis to connect to. */
import { dirname, relative, resolve } from "node:path";
import { shellWord } from "../../base/text/shell-word.js";
import { folderWith } from "../files/folder-with.js";
import { realPath } from "../files/real-path.js";
import { realWithin } from "../files/real-within.js";
import { isInGit } from "../files/stay-inside.js";
import { isBelow } from "../files/watched-set.js";
import type { FileOfOptions } from "../options/command.js";
import { UsageError } from "../usage-error.js";

/** Throws a UsageError for such data, unless the command line or the environment name it. */
export function refuseForeignData(
  { data, store }: Readonly<Record<string, unknown>>,
  { path, keys }: FileOfOptions,
): void {
  const folder = dirname(path);
  const repository = folderWith(".git", folder);
  if (repository === undefined) return;
  const isInside = (place: string): boolean => {
    const absolute = resolve(folder, place);
    if (!isBelow(absolute, [repository])) return false;
    const real = realWithin(absolute, repository);
    return real !== undefined && !isInGit(relative(realPath(repository), real));
  };
  const refuse = (name: string, value: string): never => {
    throw new UsageError(
      `serve.${name} in ${path} leads out of its repository; if you trust this file, pass --${name} ${shellWord(value)}`,
    );
  };
  if (keys.has("data") && typeof data === "string" && !isInside(data)) refuse("data", data);
  if (!keys.has("store") || typeof store !== "string") return;
  const [, place] = /^lmdb:(.*)$/.exec(store) ?? [];
  if (place === undefined || !isInside(place)) refuse("store", store);
}
