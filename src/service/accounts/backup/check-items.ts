/** Checks the items of a backup for consistency, one after another. */
import type { StoreItem } from "../../store/store.js";
import { secretsOf } from "../../store/store.js";
import { AccountError } from "../account-error.js";
import { checkAccountName } from "../accounts.js";
import { checkKeyName } from "../keys.js";
import { isStoreItem } from "./item-schema.js";

/** Number of items of each kind. */
export type ItemCounts = Record<StoreItem["kind"], number>;

/** Checks items in the order of a backup: accounts come before everything that belongs to them. */
export class ItemChecker {
  readonly counts: ItemCounts = { account: 0, key: 0, usage: 0, days: 0, event: 0 };
  readonly #accounts = new Set<string>();
  readonly #secrets = new Set<string>();
  /** Keys with windows of their own, with their accounts. */
  readonly #owners = new Map<string, string>();
  readonly #sharing: { account: string; with: string }[] = [];
  /** Kinds and ids of the items so far. */
  readonly #seen = new Set<string>();

  /** The value as an item; undefined if it is not one, or contradicts an earlier item. */
  check(value: unknown): StoreItem | undefined {
    if (!isStoreItem(value) || !isPlain(value) || !this.#isNew(value)) return undefined;
    if (!this.#belongs(value)) return undefined;
    this.counts[value.kind]++;
    return value;
  }

  /** Whether everything that items refer to was in the backup; call it at the end. */
  isComplete(): boolean {
    return this.#sharing.every((each) => this.#owners.get(each.with) === each.account);
  }

  #isNew(item: StoreItem): boolean {
    const name = `${item.kind} ${idOf(item)}`;
    if (this.#seen.has(name)) return false;
    this.#seen.add(name);
    return true;
  }

  #belongs(item: StoreItem): boolean {
    if (item.kind === "account") {
      this.#accounts.add(item.value.name);
      return isAllowed(() => checkAccountName(item.value.name));
    }
    if (item.kind === "key") {
      const { id, account, sharesWith } = item.value;
      if (sharesWith === undefined) this.#owners.set(id, account);
      else this.#sharing.push({ account, with: sharesWith });
      const secrets = secretsOf(item.value);
      const isOwn = secrets.every((secret) => !this.#secrets.has(secret));
      for (const secret of secrets) this.#secrets.add(secret);
      const isNamed = isAllowed(() => checkKeyName(item.value.name));
      return isOwn && isNamed && this.#accounts.has(account);
    }
    return item.kind !== "event" || this.#accounts.has(item.value.account);
  }
}

function idOf(item: StoreItem): string {
  if (item.kind === "account") return item.value.name;
  return item.kind === "key" || item.kind === "event" ? item.value.id : item.id;
}

/** Whether no text in a value contains control characters, which a terminal could interpret. */
function isPlain(value: unknown): boolean {
  if (typeof value === "string") return !/[\p{Cc}\p{Zl}\p{Zp}]/u.test(value);
  return typeof value !== "object" || value === null || Object.values(value).every(isPlain);
}

function isAllowed(check: () => void): boolean {
  try {
    check();
    return true;
  } catch (error) {
    if (error instanceof AccountError) return false;
    throw error;
  }
}
