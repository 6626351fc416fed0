/** Keeps one durability for all processes that count in the same data. */
import type { RootDatabase } from "lmdb";
import { openDatabase } from "./databases.js";
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
  folder: string,
  wanted: Durability | undefined,
): Promise<Durability> {
  const { root } = ledger;
  const settings = openDatabase<Durability, string>(root, "settings");
  const name = "durability";
  // Whoever has read is known to the others from then on.
  const recorded = settings.get(name);
  if (wanted === undefined || wanted === recorded) return recorded ?? "power";
  new DiskRoom(folder).check();
  const { settled, others } = await ledger.transaction(() => {
    const current = settings.get(name) ?? wanted;
    const pids = current === wanted ? [] : otherReaders(root);
    if (pids.length > 0) return { settled: current, others: pids };
    settings.put(name, wanted);
    return { settled: wanted, others: pids };
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
