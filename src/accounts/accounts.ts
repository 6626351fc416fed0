/** Makes and removes accounts, and the tokens with which their holders sign in. */
import type { AccountRecord } from "../store/records.js";
import type { Store } from "../store/store.js";
import { AccountError } from "./account-error.js";
import { generateToken, hashSecret } from "./key-form.js";

const namePattern = /^[A-Za-z0-9][A-Za-z0-9._@-]{0,63}$/;

/** Makes an account; an AccountError when the name is taken or none. */
export async function createAccount(
  store: Store,
  name: string,
  now: number,
): Promise<AccountRecord> {
  checkAccountName(name);
  const account = { name, createdAt: now, tokenHash: null, receiver: null };
  if (!(await store.addAccount(account)))
    throw new AccountError(`there is an account ${name} already`);
  return account;
}

/** Throws an AccountError for a text that is no name of an account. */
export function checkAccountName(name: string): void {
  if (!namePattern.test(name)) {
    throw new AccountError(
      `an account's name has 1 to 64 letters, digits, dots, dashes, _ and @, and begins with a letter or digit; not ${JSON.stringify(name)}`,
    );
  }
}

/** Removes an account with its keys; an AccountError when there is none. */
export async function removeAccount(store: Store, name: string): Promise<void> {
  if (!(await store.removeAccount(name))) throw unknownAccount(name);
}

/** Makes a new sign-in token; the one before no longer works. The token itself is kept nowhere. */
export async function renewToken(store: Store, name: string): Promise<string> {
  const token = generateToken();
  const tokenHash = hashSecret(token);
  const changed = await store.changeAccount(name, (account) => ({ ...account, tokenHash }));
  if (!changed) throw unknownAccount(name);
  return token;
}

/** The mistake of naming an account that does not exist. */
export function unknownAccount(name: string): AccountError {
  return new AccountError(`there is no account ${JSON.stringify(name)}`);
}
