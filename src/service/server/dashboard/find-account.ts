/** Finds the account of a sign-in token. */
import { hashSecret } from "../../accounts/key-form.js";
import type { AccountRecord } from "../../store/records.js";
import type { Store } from "../../store/store.js";
import { isSameHash } from "./session.js";

/** An account that has a token. */
export type SignedAccount = AccountRecord & { tokenHash: string };

/** The account with a token; what cannot be one costs no look-up. */
export async function findAccount(
  store: Pick<Store, "findAccount">,
  token: string,
): Promise<SignedAccount | undefined> {
  if (!/^wf_token_[\w-]{43}$/.test(token)) return undefined;
  const tokenHash = hashSecret(token);
  const account = await store.findAccount(tokenHash);
  return account && isSameHash(account.tokenHash, tokenHash)
    ? { ...account, tokenHash }
    : undefined;
}
