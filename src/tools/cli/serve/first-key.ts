/** Creates what the first start needs: an account, a key and a dashboard sign-in token. */
import { shellValue, shellWord } from "../../../base/text/shell-word.js";
import { renewToken } from "../../../service/accounts/accounts.js";
import { createKey } from "../../../service/accounts/keys.js";
import { highestTier, type TierTable } from "../../../service/accounts/tiers.js";
import type { Store } from "../../../service/store/store.js";
import { isLoopback } from "../../../service/web/loopback.js";
import { UsageError } from "../../../workspace/usage-error.js";

/** Name of the account that is created. */
const localAccount = "local";

/** What a first start prints. */
export interface FirstSecrets {
  key: string;
  /** Signs in to the dashboard; undefined if the account already has a token. */
  token: string | undefined;
}

/**
 * Creates the first key in a store without keys, if the server listens on a loopback address; undefined
 * if there are keys. On other addresses, throws a UsageError that says how to create one.
 */
export async function ensureKey(
  store: Store,
  tiers: TierTable,
  { host, data, store: address }: { host: string; data: string | undefined; store: string },
): Promise<FirstSecrets | undefined> {
  if ((await store.listKeys()).length > 0) return undefined;
  if (!isLoopback(host)) {
    // The address of a store may contain a password, so it is not repeated.
    const storage = address === "lmdb:" ? "" : " --store URL";
    const where = data === undefined ? storage : ` --data ${shellWord(data)}${storage}`;
    const account = `wf accounts create NAME${where}`;
    const key = `wf keys create --account NAME --tier ${shellValue(highestTier(tiers))}${where}`;
    throw new UsageError(
      `no keys yet; before listening on ${host}, which others can reach, create one: ${account} && ${key}`,
    );
  }
  const now = Date.now();
  // False when another server that starts at the same time came first, which is fine.
  await store.addAccount({ name: localAccount, createdAt: now, tokenHash: null, endpoint: null });
  const request = { account: localAccount, tier: highestTier(tiers), name: "first key" };
  const { key } = await createKey(store, tiers, request, now);
  const account = await store.getAccount(localAccount);
  // An account without keys may still have a token in use.
  const isHeld = account !== undefined && account.tokenHash !== null;
  return { key, token: isHeld ? undefined : await renewToken(store, localAccount) };
}
