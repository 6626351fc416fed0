/** Decides which account a command is about. */
import { AccountError } from "../../accounts/account-error.js";
import { unknownAccount } from "../../accounts/accounts.js";
import type { AccountRecord, Receiver } from "../../store/records.js";
import type { Store } from "../../store/store.js";
import { nextLine, type ReceiverCall } from "./next-commands.js";

/** The account that is named, or the only one; an AccountError says which there are. */
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
      "there are no accounts yet; wf serve makes one on its first start, wf accounts create NAME others",
    );
  }
  if (others.length === 0) return first;
  const names = [first, ...others].map((account) => account.name).join(", ");
  throw new AccountError(`--account is needed: there are ${names}`);
}

/** The account with its receiver; an AccountError says how to make one. */
export async function chooseReceiver(
  store: Store,
  call: ReceiverCall,
): Promise<{ account: string; receiver: Receiver }> {
  const { name: account, receiver } = await chooseAccount(store, call.account);
  if (receiver) return { account, receiver };
  throw new AccountError(`${account} has no receiver; ${nextLine("set URL", call)} makes one`);
}
