/** Runs `wf store copy`. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { printed } from "../../../base/text/printed.js";
import { readBackup } from "../../../service/accounts/backup/backup-file.js";
import { defaultDataFolder } from "../../../service/store/data-folder.js";
import type { Store, StoreItem } from "../../../service/store/store.js";
import { StoreError } from "../../../service/store/store.js";
import { packageVersion } from "../../../workspace/files/package-version.js";
import type { Io } from "../../../workspace/io.js";
import type { Call } from "../../../workspace/options/command.js";
import { UsageError } from "../../../workspace/usage-error.js";
import { describeCounts } from "../data/describe-counts.js";
import { saveBackup } from "../data/save-backup.js";
import { withStore } from "../data/with-store.js";
import { confirm } from "../terminal/confirm.js";
import { ProgressBar } from "../terminal/progress-bar.js";
import { digestItems, type ItemsDigest, keepFilter } from "./items-digest.js";
import type { storeCopyCommand } from "./store-commands.js";

type CopyCall = Call<typeof storeCopyCommand.options>;

/** Copies, after a confirmation if there is anything to replace. */
export function runStoreCopy({ operands, options }: CopyCall, io: Io): Promise<number> {
  const [from = "", to = ""] = operands;
  const { data, dryRun, yes } = options;
  if (placeOf(from, data, io) === placeOf(to, data, io)) {
    throw new UsageError("FROM and TO are the same store");
  }
  return withStore({ data, store: from }, io, async (source) => {
    // The items are read twice, and the content of a store in use would change in between.
    const folder = mkdtempSync(join(tmpdir(), "wf-copy-"));
    const remove = () => rmSync(folder, { recursive: true, force: true });
    let isStopped = false;
    const stop = io.onSignal(["SIGINT", "SIGTERM"], () => {
      isStopped = true;
    });
    try {
      const path = join(folder, "items.jsonl");
      const head = { version: packageVersion(io.packageFolder), at: Date.now(), replaces: false };
      const content = await saveBackup(source, path, head);
      const read = () => kept(readBackup(path, content));
      const items = await digestItems(read());
      if (dryRun) return await tellPlan({ to, data, items }, io);
      const bar = new ProgressBar(io.stderr, Math.max(1, items.count));
      const replacement = {
        digest: items.hash,
        onProgress: (count: number): void => {
          if (isStopped) throw new StoreError("the copy was stopped; run it again to resume it");
          if (io.stderr.isTerminal) void bar.show(count, "copying");
        },
      };
      return await withStore(
        { data, store: to },
        io,
        async (target) => {
          const held = await countsOf(target);
          const question = printed`Replace ${describeCounts(held)} in ${shown(to)} with ${describeCounts(items.counts)}?`;
          if (held.account + held.key > 0 && !(await confirm(io, question, yes))) return 1;
          await target.replaceItems(read, replacement);
          await bar.clear();
          await compare(items, await digestItems(target.items()));
          await io.stdout.write(
            printed`copied ${describeAll(items)} from ${shown(from)} to ${shown(to)}; hash ${items.hash}\n`,
          );
          return 0;
        },
        { create: true },
      );
    } finally {
      stop();
      remove();
    }
  });
}

/** Reports what would be copied and replaced. */
async function tellPlan(
  { to, data, items }: { to: string; data: string | undefined; items: ItemsDigest },
  io: Io,
): Promise<number> {
  const replaced = await withStore({ data, store: to }, io, async (target) => {
    const held = await countsOf(target);
    return held.account + held.key === 0 ? "which is empty" : `replacing ${describeCounts(held)}`;
  }).catch((error: unknown) => {
    if (error instanceof UsageError && /^no data in /.test(error.message)) return "which is new";
    throw error;
  });
  await io.stdout.write(
    printed`would copy ${describeAll(items)} to ${shown(to)}, ${replaced}; hash ${items.hash}\n`,
  );
  return 0;
}

function compare(expected: ItemsDigest, found: ItemsDigest): void {
  if (expected.hash === found.hash && expected.count === found.count) return;
  throw new UsageError(
    `the copy has ${found.count} items with hash ${found.hash}, not ${expected.count} with ${expected.hash}; if servers use it already, stop them and copy again`,
  );
}

/** The items that are not orphans. */
function* kept(items: Iterable<StoreItem>): Generator<StoreItem> {
  const isKept = keepFilter();
  for (const item of items) if (isKept(item)) yield item;
}

/** `2 accounts and 9 keys, 31 items in all`. */
function describeAll({ counts, count }: ItemsDigest): string {
  return `${describeCounts(counts)}, ${count} items in all`;
}

async function countsOf(store: Store): Promise<{ account: number; key: number }> {
  const [accounts, keys] = await Promise.all([store.listAccounts(), store.listKeys()]);
  return { account: accounts.length, key: keys.length };
}

/** An address without its password, which ends at the last @ before the path. */
function shown(address: string): string {
  return address.replace(/\/\/[^/?#]*@/, "//");
}

/** The same for all addresses of one store. */
function placeOf(address: string, data: string | undefined, { cwd, env }: Io): string {
  const [, folder] = /^lmdb:(.*)$/s.exec(address) ?? [];
  if (folder === undefined) return shown(address);
  return resolve(cwd, folder || data || defaultDataFolder(env));
}
