/** Keeps one durability for all processes that count in the same data. */
import type { Database, RootDatabase } from "lmdb";
import { DiskRoom } from "./disk-room.js";
import type { Durability } from "./durability.js";
import type { LmdbLedger } from "./lmdb-ledger.js";
import { StoreError } from "./store.js";

/**
 * The durability to count with: the one that is wanted, which is recorded, or the recorded one. Two
 * processes that count in different files would each grant the whole limit, so a StoreError refuses what
 * differs from the record while another process has the data open. When none has, it may change:
 * counters of both files are read.
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
  // Whoever has read is known to the others from then on, until it opens another database of the file.
  const recorded = read();
  if (wanted === undefined) return recorded ?? "power";
  // Even where the record is what is wanted: another process may be changing it without knowing this one.
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

/** The ids of other processes that have the data open; those that have ended are not among them. */
export function otherReaders(root: RootDatabase): number[] {
  root.readerCheck();
  const lines = root.readerList().split("\n");
  const pids = lines.map((line) => Number(/^\s*(\d+)\s/.exec(line)?.[1]));
  return [...new Set(pids)].filter((pid) => pid > 0 && pid !== process.pid);
}
