/** Opens the store for a command, and always closes it. */
import { resolve } from "node:path";
import { AccountError } from "../../../service/accounts/account-error.js";
import { defaultTiers, type TierTable } from "../../../service/accounts/tiers.js";
import { DamagedDataError } from "../../../service/store/damaged-data.js";
import { defaultDataFolder } from "../../../service/store/data-folder.js";
import type { Durability } from "../../../service/store/durability.js";
import { openStore, type StoreOptions } from "../../../service/store/open-store.js";
import { type Store, StoreError } from "../../../service/store/store.js";
import { failureReason } from "../../../workspace/files/failure.js";
import type { Io } from "../../../workspace/io.js";
import { UsageError } from "../../../workspace/usage-error.js";

/** The options that locate the store. */
export interface StoreLocation {
  data: string | undefined;
  store: string;
  durability?: Durability;
}

/** How to open a store. */
export interface OpeningTerms {
  /** Whether to create data that does not exist. */
  create?: boolean;
  /** Moves damaged data out of the way; false to keep it. */
  repair?: (error: DamagedDataError) => Promise<boolean>;
}

/**
 * Runs work with a store; problems that the user can fix become a UsageError. The data is created only
 * with `create`: a mistyped folder does not leave an empty store behind.
 */
export async function withStore<T>(
  location: StoreLocation,
  io: Io,
  work: (store: Store) => Promise<T>,
  { create = false, repair }: OpeningTerms = {},
): Promise<T> {
  let store: Store | undefined;
  try {
    const options = { ...storeOptionsOf(location, io), create };
    if (location.store === "memory:") {
      throw new UsageError(
        "`memory:` keeps no data after the command ends; set --store to lmdb:, lmdb:FOLDER or redis://HOST:PORT",
      );
    }
    const open = () => openStore(options);
    store = await open().catch(async (error: unknown) => {
      if (error instanceof DamagedDataError && (await repair?.(error))) return await open();
      throw error;
    });
    return await work(store);
  } catch (error) {
    if (error instanceof AccountError) throw new UsageError(error.message);
    if (error instanceof StoreError) throw new UsageError(explainStoreError(error));
    throw error;
  } finally {
    await store?.close();
  }
}

/** The options for opening the store at a location. */
export function storeOptionsOf(
  { data, store: address, durability }: StoreLocation,
  { cwd, env }: Pick<Io, "cwd" | "env">,
): StoreOptions {
  const folder = data === undefined ? defaultDataFolder(env) : resolve(cwd, data);
  return { address, folder, durability, env };
}

/** The message with its cause, on one line. */
export function explainStoreError({ message, cause }: StoreError): string {
  return cause instanceof Error ? `${message}: ${reasonOf(cause)}` : message;
}

/** Strips codes that tell people nothing: `MDB_INVALID: File is not an LMDB file`. */
function reasonOf(cause: NodeJS.ErrnoException): string {
  if (cause.code === "ENOTDIR") return "a part of this path is a file, not a folder";
  if (cause.syscall !== undefined) return failureReason(cause);
  // LMDB appends the position in the file.
  if (/^no space left/i.test(cause.message)) return "no space left on the disk";
  return cause.message.split("\n")[0]!.replace(/^(?:E[A-Z0-9]+|MDB_[A-Z_]+): /, "");
}

/** The table of tiers from the settings file, or the default one. */
export function tiersOf(settings: Readonly<Record<string, unknown>>): TierTable {
  const tiers = settings.tiers as TierTable | undefined;
  if (tiers !== undefined && Object.keys(tiers).length === 0) {
    throw new UsageError("serve.tiers in the settings file is empty; define at least one tier");
  }
  return tiers ?? defaultTiers;
}
