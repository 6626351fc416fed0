/** Describes in words how much a backup or a store contains. */
import type { ItemCounts } from "../../../service/accounts/backup/check-items.js";

/** `3 accounts and 12 keys`. */
export function describeCounts({ account, key }: Pick<ItemCounts, "account" | "key">): string {
  return `${some(account, "account")} and ${some(key, "key")}`;
}

function some(count: number, name: string): string {
  return count === 1 ? `1 ${name}` : `${count} ${name}s`;
}
