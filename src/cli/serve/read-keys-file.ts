/** Brings the keys of a file into the store. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { applyDeclaredKeys, readDeclaredKeys } from "../../accounts/declared-keys.js";
import type { TierTable } from "../../accounts/tiers.js";
import type { Store } from "../../store/store.js";
import { UsageError } from "../arguments/usage-error.js";
import { failureReason } from "../files/failure.js";
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
    text = readFileSync(resolve(io.cwd, file), "utf8");
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
