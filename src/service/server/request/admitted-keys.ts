/** Remembers which keys were valid when they were last used, without keeping them. */
import { hashSecret, isPossibleKey } from "../../accounts/key-form.js";
import { RecentEntries } from "../recent-entries.js";

/** The keys that were admitted recently. */
export class AdmittedKeys {
  readonly #hashes = new RecentEntries<true>();

  /** Whether a key was valid when it was last used. */
  has(key: string): boolean {
    return isPossibleKey(key) && this.#hashes.has(hashSecret(key));
  }

  /** Records whether a key was valid. */
  note(key: string, isValid: boolean): void {
    if (!isPossibleKey(key)) return;
    const hash = hashSecret(key);
    if (isValid) this.#hashes.set(hash, true);
    else this.#hashes.delete(hash);
  }
}
