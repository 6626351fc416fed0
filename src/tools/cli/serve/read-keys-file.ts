/** Brings the keys of a file into the store. */
import { resolve } from "node:path";
import { printable } from "../../../base/text/display-width.js";
import {
  applyDeclaredKeys,
  type DeclaredKey,
  readDeclaredKeys,
} from "../../../service/accounts/declared-keys.js";
import type { TierTable } from "../../../service/accounts/tiers.js";
import type { Store } from "../../../service/store/store.js";
import { failureReason } from "../../../workspace/files/failure.js";
import { readRegular } from "../../../workspace/files/read-regular.js";
import type { Io } from "../../../workspace/io.js";
import { UsageError } from "../../../workspace/usage-error.js";

/** Imports the keys file into the store; returns a log message about what changed. */
export async function readKeysFile(
  file: string | undefined,
  store: Store,
  tiers: TierTable,
  io: Io,
): Promise<string | undefined> {
  if (file === undefined) return undefined;
  const declared = declaredKeysOf(file, tiers, io);
  const { added, changed, revoked } = await applyDeclaredKeys(store, declared, Date.now());
  return `keys loaded from ${printable(file)}: ${added} added, ${changed} changed, ${revoked} revoked`;
}

/** The keys in a file; throws a UsageError if it cannot be read, and an AccountError if it contains anything else. */
export function declaredKeysOf(
  file: string,
  tiers: TierTable,
  { cwd }: Pick<Io, "cwd">,
): DeclaredKey[] {
  let text: string;
  try {
    text = readRegular(resolve(cwd, file), undefined).toString("utf8");
  } catch (error) {
    throw new UsageError(`${file}: ${failureReason(error)}`);
  }
  return readDeclaredKeys(text, tiers);
}
