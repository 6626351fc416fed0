/** Computes the number of items in a store and a hash that does not depend on their order. */
import { createHash } from "node:crypto";
import type { ItemCounts } from "../../../service/accounts/backup/check-items.js";
import type { StoreItem } from "../../../service/store/store.js";

/** A summary of the content of a store. */
export interface ItemsDigest {
  counts: ItemCounts;
  /** Number of items of all kinds. */
  count: number;
  /** 64 hex digits. */
  hash: string;
}

/** Reads all items. Two stores with the same digest contain the same. */
export async function digestItems(
  items: Iterable<StoreItem> | AsyncIterable<StoreItem>,
): Promise<ItemsDigest> {
  const counts: ItemCounts = { account: 0, key: 0, usage: 0, days: 0, event: 0 };
  let sum = 0n;
  for await (const item of withoutOrphans(items)) {
    counts[item.kind]++;
    const hash = createHash("sha256").update(JSON.stringify(item, sortFields)).digest("hex");
    // A sum rather than XOR, so that duplicates do not cancel out.
    sum = BigInt.asUintN(256, sum + BigInt(`0x${hash}`));
  }
  const count = Object.values(counts).reduce((all, each) => all + each, 0);
  return { counts, count, hash: sum.toString(16).padStart(64, "0") };
}

/** Skips counters of deleted keys, which late requests may have created. */
async function* withoutOrphans(
  items: Iterable<StoreItem> | AsyncIterable<StoreItem>,
): AsyncGenerator<StoreItem> {
  const isKept = keepFilter();
  for await (const item of items) if (isKept(item)) yield item;
}

/** Returns a filter for consecutive items that drops orphans. */
export function keepFilter(): (item: StoreItem) => boolean {
  const keys = new Set<string>();
  return (item) => {
    if (item.kind === "key") keys.add(item.value.id);
    if (item.kind === "days" && item.value.length === 0) return false;
    return "id" in item ? keys.has(item.id.replace(/^own:/, "")) : true;
  };
}

function sortFields(_: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
