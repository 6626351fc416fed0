/** Finds the account of a sign-in token. */
import { setTimeout } from "node:timers/promises";
import { hashSecret } from "../../accounts/key-form.js";
import type { AccountRecord } from "../../store/records.js";
import type { Store } from "../../store/store.js";
import { RecentEntries } from "../recent-entries.js";
import { isSameHash } from "./session.js";

/** An account that has a token. */
export type SignedAccount = AccountRecord & { tokenHash: string };

/**
 * Looks tokens up in a store, which has no index for them. The names of found accounts are remembered, so that only the
 * first sign-in with a token reads all accounts; everyone who waits shares the next reading of them.
 */
export class AccountFinder {
  readonly #store: Pick<Store, "getAccount" | "listAccounts">;
  /** Names of accounts by the hash of their token, which the account itself confirms. */
  readonly #names = new RecentEntries<{ name: string }>();
  /** Ends when accounts may be read again. */
  #rest: Promise<unknown> = Promise.resolve();
  /** A reading that has not begun. */
  #next: Promise<ReadonlyMap<string, SignedAccount>> | undefined;

  constructor(store: Pick<Store, "getAccount" | "listAccounts">) {
    this.#store = store;
  }

  /** The account with a token. */
  async find(token: string): Promise<SignedAccount | undefined> {
    if (!/^wf_token_[\w-]{43}$/.test(token)) return undefined;
    const hash = hashSecret(token);
    const known = this.#names.get(hash);
    if (known) {
      const account = await this.#store.getAccount(known.name);
      if (account && isSameHash(account.tokenHash, hash)) return { ...account, tokenHash: hash };
      this.#names.delete(hash);
    }
    // Begun before, it could lack a token that has just been issued.
    this.#next ??= this.#readAll();
    const found = (await this.#next).get(hash);
    if (found) this.#names.set(hash, { name: found.name });
    return found;
  }

  /** All accounts by the hash of their token, when the last reading is over and has been followed by a pause as long. */
  async #readAll(): Promise<ReadonlyMap<string, SignedAccount>> {
    await this.#rest;
    this.#next = undefined;
    const began = performance.now();
    const reading = this.#store.listAccounts();
    this.#rest = reading.then(
      () => setTimeout(performance.now() - began, undefined, { ref: false }),
      () => {},
    );
    const byHash = new Map<string, SignedAccount>();
    for (const account of await reading) {
      const { tokenHash } = account;
      if (tokenHash !== null) byHash.set(tokenHash, { ...account, tokenHash });
    }
    return byHash;
  }
}
