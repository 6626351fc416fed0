/** Brings the keys of a file into the store. */
import { resolve } from "node:path";
import { applyDeclaredKeys, readDeclaredKeys } from "../../accounts/declared-keys.js";
import type { TierTable } from "../../accounts/tiers.js";
import type { Store } from "../../store/store.js";
import { UsageError } from "../arguments/usage-error.js";
import { failureReason } from "../files/failure.js";
import { readRegular } from "../files/read-regular.js";
import type { Io } from "../io.js";

/** Imports the keys file into the store; returns a log message about what changed. */
export async function readKeysFile(
  file: string | undefined,
  store: Store,
  tiers: TierTable,
  io: Io,
): Promise<string | undefined> {
  if (file === undefined) return undefined;
  let text: string;
  try {
    text = readRegular(resolve(io.cwd, file), undefined).toString("utf8");
  } catch (error) {
    throw new UsageError(`${file}: ${failureReason(error)}`);
  }
  const { added, changed, revoked } = await applyDeclaredKeys(
    store,
    readDeclaredKeys(text, tiers),
    Date.now(),
  );
  return `keys loaded from ${file}: ${added} added, ${changed} changed, ${revoked} revoked`;
}
