/** Runs `wf restore`. */
import { resolve } from "node:path";
import { printed } from "../../../base/text/printed.js";
import {
  type BackupContent,
  checkBackup,
  readBackup,
} from "../../../service/accounts/backup/backup-file.js";
import { type DamagedDataError, setDataAside } from "../../../service/store/damaged-data.js";
import type { Store } from "../../../service/store/store.js";
import type { Io } from "../../../workspace/io.js";
import type { Call } from "../../../workspace/options/command.js";
import { withBackupFile } from "../data/backup-failure.js";
import { describeCounts } from "../data/describe-counts.js";
import { refuseLinks } from "../data/refuse-links.js";
import { withStore } from "../data/with-store.js";
import { confirm } from "../terminal/confirm.js";
import type { restoreCommand } from "./restore-command.js";

/** Replaces the data with that of a backup, after a confirmation if there is any. */
export async function runRestore(
  { operands, options }: Call<typeof restoreCommand.options>,
  io: Io,
): Promise<number> {
  const name = operands[0]!;
  const path = resolve(io.cwd, name);
  refuseLinks(path, name, { cwd: io.cwd, isWritten: false });
  const content = withBackupFile(name, () => checkBackup(path));
  let isDeclined = false;
  const repair = async ({ folder, message }: DamagedDataError): Promise<boolean> => {
    const question = printed`${message}.\nMove it aside and restore ${describeBackup(content)}?`;
    isDeclined = !(await confirm(io, question, options.yes));
    if (isDeclined) return false;
    const names = setDataAside(folder, Date.now());
    await io.stderr.write(
      printed`kept the damaged data in ${folder} as ${names.join(", ")}; restart servers that still use it\n`,
    );
    return true;
  };
  const restore = async (store: Store): Promise<number> => {
    const held = await countsOf(store);
    const question = `Replace ${describeCounts(held)} with ${describeBackup(content)}?`;
    const isEmpty = held.account + held.key === 0;
    if (!isEmpty && !(await confirm(io, question, options.yes))) return 1;
    await store.replaceItems(() => readBackup(path, content));
    await io.stdout.write(printed`restored ${describeBackup(content)} from ${name}\n`);
    return 0;
  };
  try {
    return await withStore(options, io, restore, { create: true, repair });
  } catch (error) {
    if (isDeclined) return 1;
    throw error;
  }
}

async function countsOf(store: Store): Promise<{ account: number; key: number }> {
  const [accounts, keys] = await Promise.all([store.listAccounts(), store.listKeys()]);
  return { account: accounts.length, key: keys.length };
}

/** `2 accounts and 9 keys of 2026-11-22 15:56 UTC`. */
function describeBackup({ counts, at }: BackupContent): string {
  const time = `${new Date(at).toISOString().slice(0, 16).replace("T", " ")} UTC`;
  return `${describeCounts(counts)} of ${time}`;
}
