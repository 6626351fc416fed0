/** Remembers whose keys were valid when they were last used, without keeping them. */
import { hashSecret, isPossibleKey } from "../../accounts/key-form.js";
import { RecentEntries } from "../recent-entries.js";

/** The keys that were admitted recently. */
export class AdmittedKeys {
  readonly #hashes = new RecentEntries<string>();

  /** The account of a key that was valid when it was last used. */
  accountOf(key: string): string | undefined {
    return isPossibleKey(key) ? this.#hashes.get(hashSecret(key)) : undefined;
  }

  /** Records the account of a key; undefined if it was not valid. */
  note(key: string, account: string | undefined): void {
    if (!isPossibleKey(key)) return;
    const hash = hashSecret(key);
    if (account !== undefined) this.#hashes.set(hash, account);
    else this.#hashes.delete(hash);
  }
}
