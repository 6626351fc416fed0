/** Decides which account a command is about. */
import { AccountError } from "../../../service/accounts/account-error.js";
import { unknownAccount } from "../../../service/accounts/accounts.js";
import type { AccountRecord, Endpoint } from "../../../service/store/records.js";
import type { Store } from "../../../service/store/store.js";
import { type EndpointCall, nextLine } from "./next-commands.js";

/** The named account, or the only one; otherwise throws an AccountError that lists the accounts. */
export async function chooseAccount(
  store: Store,
  name: string | undefined,
): Promise<AccountRecord> {
  if (name !== undefined) {
    const account = await store.getAccount(name);
    if (!account) throw unknownAccount(name);
    return account;
  }
  const [first, ...others] = await store.listAccounts();
  if (!first) {
    throw new AccountError(
      "no accounts yet; run `wf serve` or `wf accounts create NAME` to create one",
    );
  }
  if (others.length === 0) return first;
  const names = [first, ...others].map((account) => account.name).join(", ");
  throw new AccountError(`there are several accounts; choose one with --account: ${names}`);
}

/** The account with its endpoint; if it has none, throws an AccountError that says how to create one. */
export async function chooseEndpoint(
  store: Store,
  call: EndpointCall,
): Promise<{ account: string; endpoint: Endpoint }> {
  const { name: account, endpoint } = await chooseAccount(store, call.account);
  if (endpoint) return { account, endpoint };
  throw new AccountError(`${account} has no endpoint; to create one: ${nextLine("set URL", call)}`);
}
