/** Runs the commands of `wf accounts`. */
import { jsonText } from "../../../base/text/json-text.js";
import { printed } from "../../../base/text/printed.js";
import { shellValue } from "../../../base/text/shell-word.js";
import {
  createAccount,
  removeAccount,
  renewToken,
  unknownAccount,
} from "../../../service/accounts/accounts.js";
import { DamagedRecordError, type Store } from "../../../service/store/store.js";
import type { Io } from "../../../workspace/io.js";
import type { Call } from "../../../workspace/options/command.js";
import { tiersOf, withStore } from "../data/with-store.js";
import { confirm } from "../terminal/confirm.js";
import { formatTable } from "../terminal/format-table.js";
import type {
  accountsCreateCommand,
  accountsListCommand,
  accountsRemoveCommand,
  accountsTokenCommand,
} from "./account-commands.js";

/** Creates an account. */
export function runAccountsCreate(
  { operands, options, settings }: Call<typeof accountsCreateCommand.options>,
  io: Io,
): Promise<number> {
  const create = async (store: Store): Promise<number> => {
    const [tier = ""] = Object.keys(tiersOf(settings));
    const { name } = await createAccount(store, operands[0]!, Date.now());
    await io.stdout.write(
      printed`created account ${name}\nto create a key: wf keys create --account ${name} --tier ${shellValue(tier)}\n`,
    );
    return 0;
  };
  return withStore(options, io, create, { create: true });
}

/** Lists the accounts with the number of their keys. */
export function runAccountsList(
  { options }: Call<typeof accountsListCommand.options>,
  io: Io,
): Promise<number> {
  return withStore(options, io, async (store) => {
    const keys = (await store.listKeys()).filter(({ revokedAt }) => revokedAt === null);
    const accounts = (await store.listAccounts()).map(({ name, createdAt }) => ({
      name,
      createdAt: new Date(createdAt).toISOString(),
      keys: keys.filter(({ account }) => account === name).length,
    }));
    const rows = accounts.map(({ name, createdAt, keys: count }) => [
      name,
      String(count),
      createdAt.slice(0, 10),
    ]);
    const isEmpty = accounts.length === 0;
    const text = isEmpty
      ? "no accounts yet; run `wf accounts create NAME` to create one\n"
      : formatTable([["ACCOUNT", "KEYS", "CREATED"], ...rows]);
    await io.stdout.write(options.json ? jsonText(accounts) : text);
    return 0;
  });
}

/** Removes an account with its keys, after confirmation. */
export function runAccountsRemove(
  { operands, options }: Call<typeof accountsRemoveCommand.options>,
  io: Io,
): Promise<number> {
  const name = operands[0]!;
  return withStore(options, io, async (store) => {
    const count = await countKeys(store, name);
    const isDamaged = count === "damaged";
    const keys = isDamaged ? "keys" : count === 1 ? "key" : `${count} keys`;
    const account = isDamaged ? printed`the damaged account ${name}` : printed`account ${name}`;
    const question = `Remove ${account} with its ${keys} and all usage?`;
    if (!(await confirm(io, question, options.yes))) return 1;
    await removeAccount(store, name);
    await io.stdout.write(printed`removed account ${name}\n`);
    return 0;
  });
}

/** The number of valid keys of an account, if they can be read: a damaged account must be removable. */
async function countKeys(store: Store, name: string): Promise<number | "damaged"> {
  try {
    if (!(await store.getAccount(name))) throw unknownAccount(name);
    return (await store.listKeys(name)).filter(({ revokedAt }) => revokedAt === null).length;
  } catch (error) {
    if (error instanceof DamagedRecordError) return "damaged";
    throw error;
  }
}

/** Prints a new sign-in token. */
export function runAccountsToken(
  { operands, options }: Call<typeof accountsTokenCommand.options>,
  io: Io,
): Promise<number> {
  return withStore(options, io, async (store) => {
    const token = await renewToken(store, operands[0]!);
    await io.stderr.write("created a sign-in token; it will not be shown again:\n");
    await io.stdout.write(`${token}\n`);
    return 0;
  });
}
