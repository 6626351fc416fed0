/** Makes what a first start needs: an account, a key and a token for the dashboard. */
import { renewToken } from "../../accounts/accounts.js";
import { createKey } from "../../accounts/keys.js";
import { highestTier, type TierTable } from "../../accounts/tiers.js";
import { isLoopback } from "../../http/loopback.js";
import type { Store } from "../../store/store.js";
import { UsageError } from "../arguments/usage-error.js";

/** Name of the account that is made. */
const localAccount = "local";

/** What a first start prints. */
export interface FirstSecrets {
  key: string;
  /** Signs in to the dashboard; undefined when the account has a token already. */
  token: string | undefined;
}

/**
 * What a store without keys is given, where only this machine reaches the server; undefined when there
 * are keys. On other addresses a UsageError says how to make one.
 */
export async function ensureKey(
  store: Store,
  tiers: TierTable,
  { host, data }: { host: string; data: string | undefined },
): Promise<FirstSecrets | undefined> {
  if ((await store.listKeys()).length > 0) return undefined;
  if (!isLoopback(host)) {
    const where = data === undefined ? "" : ` --data ${data}`;
    const account = `wf accounts create NAME${where}`;
    const key = `wf keys create --account NAME --tier ${highestTier(tiers)}${where}`;
    throw new UsageError(
      `there are no keys yet, and ${host} is open to others; make one first: ${account} && ${key}`,
    );
  }
  const now = Date.now();
  // False when another server that starts at the same time was first, which is as good.
  await store.addAccount({ name: localAccount, createdAt: now, tokenHash: null, receiver: null });
  const request = { account: localAccount, tier: highestTier(tiers), name: "first key" };
  const { key } = await createKey(store, tiers, request, now);
  const account = await store.getAccount(localAccount);
  // Somebody may hold the token of an account that has no keys left.
  const isHeld = account !== undefined && account.tokenHash !== null;
  return { key, token: isHeld ? undefined : await renewToken(store, localAccount) };
}
