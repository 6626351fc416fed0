/** Guards against settings files from a repository: warns of those that open the server, and may refuse a keys file. */
import { type Stats, statSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { printable } from "../../../base/text/display-width.js";
import { shellWord } from "../../../base/text/shell-word.js";
import { AccountError } from "../../../service/accounts/account-error.js";
import { isLoopback } from "../../../service/web/loopback.js";
import { failureReason } from "../../../workspace/files/failure.js";
import { folderWith } from "../../../workspace/files/folder-with.js";
import { namesOtherMachine } from "../../../workspace/files/names-other-machine.js";
import { realPath } from "../../../workspace/files/real-path.js";
import { isBelow } from "../../../workspace/files/watched-set.js";
import type { FileOfOptions } from "../../../workspace/options/command.js";
import type { OptionValues } from "../../../workspace/options/option.js";
import type { serveOptions } from "../../../workspace/settings/serve-section.js";
import { isUsageError, UsageError } from "../../../workspace/usage-error.js";

type ServeOptions = OptionValues<typeof serveOptions>;

/** How a setting opens the server to others; its default value does not. */
const openings: Partial<Record<keyof ServeOptions, string>> = {
  host: "others can reach this server",
  keys: "whoever knows these keys can use it",
  store: "its accounts and keys are there",
  data: "its accounts and keys are there",
  cors: "pages of these origins can call it",
  trustProxy: "clients say who they are",
  allowHost: "pages name this host",
  baseUrl: "pages lead there",
  limitsFailOpen: "limits do not hold while the store is down",
  allowPrivateWebhooks: "it calls private addresses",
  metrics: "it tells how it is used",
};

/** One sentence for each setting in a file that opens the server, without anything that a log could take for a command. */
export function tellOpenings(options: ServeOptions, from: FileOfOptions | undefined): string[] {
  if (!from) return [];
  return Object.entries(openings).flatMap(([key, gain]) => {
    const value = options[key as keyof ServeOptions];
    const isUsual = value === false || (key === "host" && isLoopback(options.host));
    if (!from.keys.has(key) || isUsual) return [];
    return [printable(`${from.path} sets serve.${key} to ${JSON.stringify(value)}: ${gain}`)];
  });
}

/**
 * Throws a UsageError for a keys file named by settings that the user may not have written. What is there must not show
 * in messages before, nor in this one: it is the same for a file that is missing and one that contains no keys. In a
 * repository, it is also that for a file of others.
 *
 * @param tryToRead reads the keys, and throws an error with a sentence if it cannot
 */
export function refuseForeignKeys(
  { keys }: ServeOptions,
  from: FileOfOptions | undefined,
  tryToRead: () => void,
): void {
  if (keys === undefined || !from?.keys.has("keys")) return;
  const refuse = (why = "names no keys file of yours"): never => {
    throw new UsageError(
      `serve.keys in ${from.path} ${why}; if you trust this file, pass --keys ${shellWord(keys)}`,
    );
  };
  const found = namesOtherMachine(keys, from.path) ? undefined : lookAt(keys);
  if (found === undefined) {
    refuse();
    return;
  }
  const { real, stats } = found;
  const repository = folderWith(".git", dirname(from.path));
  if (repository !== undefined && isBelow(real, [realPath(repository)])) {
    refuse("names a file of its own repository");
  }
  if (process.getuid !== undefined) {
    const isOwn = stats.uid === process.getuid() || stats.uid === 0;
    if (!isOwn || (stats.mode & 0o022) !== 0) {
      refuse(repository === undefined ? "names a file that other users can change" : undefined);
    }
  }
  try {
    tryToRead();
  } catch (error) {
    if (!(error instanceof AccountError || isUsageError(error))) throw error;
    refuse();
  }
}

/** A keys file and its real path; undefined if there is none. */
function lookAt(keys: string): { real: string; stats: Stats } | undefined {
  try {
    const stats = statSync(keys, { throwIfNoEntry: false });
    return stats?.isFile() ? { real: realPath(resolve(keys)), stats } : undefined;
  } catch (error) {
    failureReason(error);
    return undefined;
  }
}
