/** Makes sure that all processes that count in the same data use one durability. */
import type { Database, RootDatabase } from "lmdb";
import { DiskRoom } from "./disk-room.js";
import type { Durability } from "./durability.js";
import type { LmdbLedger } from "./lmdb-ledger.js";
import { StoreError } from "./store.js";

/**
 * The durability to count with: the requested one, which is recorded, or else the recorded one. Two processes that
 * count in different files would each grant the whole limit. So a StoreError refuses a durability that differs from the
 * recorded one while another process has the data open. If no other process has, it may change: counters of both files
 * are read.
 */
export async function settleDurability(
  ledger: LmdbLedger,
  settings: Database<unknown, string>,
  folder: string,
  wanted: Durability | undefined,
): Promise<Durability> {
  const { root } = ledger;
  const name = "durability";
  const read = () => settings.get(name) as Durability | undefined;
  // A process that has read is visible to the others, until it opens another database of the file.
  const recorded = read();
  if (wanted === undefined) return recorded ?? "power";
  // Needed even if the record already has the requested value: another process may be changing it without having seen
  // this one.
  const { settled, others } = await ledger.transaction(() => {
    const current = read();
    if (current === wanted) return { settled: wanted, others: [] };
    const pids = current === undefined ? [] : otherReaders(root);
    if (current !== undefined && pids.length > 0) return { settled: current, others: pids };
    new DiskRoom(folder).check();
    settings.put(name, wanted);
    return { settled: wanted, others: [] };
  });
  if (others.length === 0) return settled;
  const who = others.length === 1 ? `process ${others[0]}` : `processes ${others.join(", ")}`;
  throw new StoreError(
    `the data in ${folder} is in use with --durability ${settled} (${who}); start with the same, or stop what uses it first`,
  );
}

/** The ids of other running processes that have the data open. */
export function otherReaders(root: RootDatabase): number[] {
  root.readerCheck();
  const lines = root.readerList().split("\n");
  const pids = lines.map((line) => Number(/^\s*(\d+)\s/.exec(line)?.[1]));
  return [...new Set(pids)].filter((pid) => pid > 0 && pid !== process.pid);
}
