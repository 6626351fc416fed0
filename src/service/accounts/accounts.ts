/** Creates and removes accounts, and issues the tokens that their holders sign in with. */
import type { AccountRecord } from "../store/records.js";
import type { Store } from "../store/store.js";
import { AccountError } from "./account-error.js";
import { generateToken, hashSecret } from "./key-form.js";

const namePattern = /^[A-Za-z0-9][A-Za-z0-9._@-]{0,63}$/;

/** Creates an account; throws an AccountError when the name is taken or invalid. */
export async function createAccount(
  store: Store,
  name: string,
  now: number,
): Promise<AccountRecord> {
  checkAccountName(name);
  const account = { name, createdAt: now, tokenHash: null, endpoint: null };
  if (!(await store.addAccount(account)))
    throw new AccountError(`account ${JSON.stringify(name)} already exists; choose another name`);
  return account;
}

/** Throws an AccountError for an invalid account name. */
export function checkAccountName(name: string): void {
  if (!namePattern.test(name)) {
    throw new AccountError(
      `${JSON.stringify(name)} is not a valid account name; use 1 to 64 letters, digits, dots, dashes, _ and @, starting with a letter or digit`,
    );
  }
}

/** Removes an account and its keys; throws an AccountError when it does not exist. */
export async function removeAccount(store: Store, name: string): Promise<void> {
  if (!(await store.removeAccount(name))) throw unknownAccount(name);
}

/** Issues a new sign-in token, which replaces the previous one. Only its hash is stored. */
export async function renewToken(store: Store, name: string): Promise<string> {
  const token = generateToken();
  const tokenHash = hashSecret(token);
  const changed = await store.changeAccount(name, (account) => ({ ...account, tokenHash }));
  if (!changed) throw unknownAccount(name);
  return token;
}

/** The error for an account that does not exist. */
export function unknownAccount(name: string): AccountError {
  return new AccountError(`there is no account ${JSON.stringify(name)}`);
}
