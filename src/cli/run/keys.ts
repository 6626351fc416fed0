/** Does the work of `wf keys`. */
import { AccountError } from "../../accounts/account-error.js";
import { changeTier, createKey, revokeKey, rotateKey } from "../../accounts/keys.js";
import type { KeyRecord } from "../../store/records.js";
import type { Store } from "../../store/store.js";
import { describeWindows, usageAt } from "../../store/windows.js";
import type { Call } from "../arguments/command.js";
import { readMeasure } from "../arguments/measures.js";
import { UsageError } from "../arguments/usage-error.js";
import type {
  keysCreateCommand,
  keysListCommand,
  keysRevokeCommand,
  keysRotateCommand,
  keysShowCommand,
  keysTierCommand,
} from "../commands/keys.js";
import type { Io } from "../io.js";
import { tiersOf, withStore } from "../serve/with-store.js";
import { confirm } from "../terminal/confirm.js";
import { formatTable } from "../terminal/format-table.js";

/** Makes a key; the key alone on standard output, what it is on standard error. */
export function runKeysCreate(
  { options, settings }: Call<typeof keysCreateCommand.options>,
  io: Io,
): Promise<number> {
  const { account, tier, name, expires } = options;
  const now = Date.now();
  const expiresAt = expires === undefined ? undefined : readMoment(expires, now);
  return withStore(options, io, async (store) => {
    const request = { account, tier, name, ...(expiresAt !== undefined && { expiresAt }) };
    const { key, record } = await createKey(store, tiersOf(settings), request, now);
    await io.stderr.write(`made ${record.id}; the key is shown only now:\n`);
    await io.stdout.write(`${key}\n`);
    return 0;
  });
}

/** Lists keys: those that work, or all. */
export function runKeysList(
  { options }: Call<typeof keysListCommand.options>,
  io: Io,
): Promise<number> {
  const now = Date.now();
  return withStore(options, io, async (store) => {
    const { account, all, json } = options;
    if (account !== undefined && !(await store.getAccount(account))) {
      throw new AccountError(`there is no account ${JSON.stringify(account)}`);
    }
    const keys = (await store.listKeys(account)).filter((key) => all || stateOf(key, now) === "");
    const shown = await Promise.all(keys.map((key) => describeKey(store, key)));
    if (json) await io.stdout.write(`${JSON.stringify(shown, undefined, 2)}\n`);
    else if (keys.length === 0) await io.stdout.write("there are no keys\n");
    else {
      const rows = shown.map(({ id, account: owner, name, tier, display, lastUsedAt }, at) => [
        id,
        owner,
        name,
        tier,
        display,
        lastUsedAt === null ? "never" : lastUsedAt.slice(0, 16).replace("T", " "),
        ...(all ? [stateOf(keys[at]!, now) || "works"] : []),
      ]);
      const head = ["ID", "ACCOUNT", "NAME", "TIER", "KEY", "LAST USED", ...(all ? ["STATE"] : [])];
      await io.stdout.write(formatTable([head, ...rows]));
    }
    return 0;
  });
}

/** Shows a key with its windows. */
export function runKeysShow(
  { operands, options, settings }: Call<typeof keysShowCommand.options>,
  io: Io,
): Promise<number> {
  const now = Date.now();
  return withStore(options, io, async (store) => {
    const key = await existingKey(store, operands[0]!);
    const limits = tiersOf(settings)[key.tier];
    if (!limits) throw new AccountError(`${key.id} has the tier ${key.tier}, which does not exist`);
    const usage = usageAt(await store.getUsage(key.id), now);
    const described = await describeKey(store, key);
    const windows = describeWindows(usage, limits).map(({ resetsAt, ...window }) => ({
      ...window,
      resetsAt: new Date(resetsAt * 1000).toISOString(),
    }));
    if (options.json) {
      await io.stdout.write(`${JSON.stringify({ ...described, windows }, undefined, 2)}\n`);
      return 0;
    }
    const facts = Object.entries({ ...described, state: stateOf(key, now) || "works" }).map(
      ([name, value]) => [labels[name] ?? name, String(value ?? "never")],
    );
    const rows = windows.map(({ name, used, limit, resetsAt }) => [
      name,
      `${used} of ${limit}`,
      `until ${resetsAt.slice(0, 16).replace("T", " ")} UTC`,
    ]);
    if (limits.month === null) rows.push(["month", `${usage.month.count}`, "without limit"]);
    await io.stdout.write(`${formatTable(facts)}\n${formatTable(rows)}`);
    return 0;
  });
}

/** Gives a key a new secret, after it has asked when the old one ends at once. */
export function runKeysRotate(
  { operands, options }: Call<typeof keysRotateCommand.options>,
  io: Io,
): Promise<number> {
  return withStore(options, io, async (store) => {
    const { id, name } = await existingKey(store, operands[0]!);
    const question = `Rotate ${id} (${name})? The old key stops working at once.`;
    if (options.grace === 0 && !(await confirm(io, question, options.yes))) return 1;
    const now = Date.now();
    const { key, oldExpiresAt } = await rotateKey(store, id, options.grace, now);
    const until = new Date(oldExpiresAt).toISOString();
    const end = oldExpiresAt > now ? `works until ${until}` : "has ended";
    await io.stderr.write(`rotated ${id}; the old key ${end}; the new one is shown only now:\n`);
    await io.stdout.write(`${key}\n`);
    return 0;
  });
}

/** Ends a key, after it has asked. */
export function runKeysRevoke(
  { operands, options }: Call<typeof keysRevokeCommand.options>,
  io: Io,
): Promise<number> {
  return withStore(options, io, async (store) => {
    const { id, name } = await existingKey(store, operands[0]!);
    if (!(await confirm(io, `Revoke ${id} (${name})? It cannot be undone.`, options.yes))) return 1;
    await revokeKey(store, id, Date.now());
    await io.stdout.write(`revoked ${id}\n`);
    return 0;
  });
}

/** Gives a key another tier. */
export function runKeysTier(
  { operands, options, settings }: Call<typeof keysTierCommand.options>,
  io: Io,
): Promise<number> {
  return withStore(options, io, async (store) => {
    const [id, tier] = operands as [string, string];
    await changeTier(store, tiersOf(settings), id, tier, Date.now());
    await io.stdout.write(`${id} has the tier ${tier}\n`);
    return 0;
  });
}

const labels: Readonly<Record<string, string>> = {
  display: "key",
  createdAt: "created",
  expiresAt: "expires",
  lastUsedAt: "last used",
};

/** A key as it is shown: never a hash. */
async function describeKey(store: Store, key: KeyRecord) {
  const { lastUsed } = await store.getUsage(key.id);
  const { id, account, name, tier, display, createdAt, expiresAt, revokedAt } = key;
  const iso = (time: number | null) => (time === null ? null : new Date(time).toISOString());
  return {
    id,
    account,
    name,
    tier,
    display,
    createdAt: new Date(createdAt).toISOString(),
    expiresAt: iso(expiresAt),
    ...(revokedAt !== null && { revokedAt: iso(revokedAt) }),
    lastUsedAt: lastUsed === 0 ? null : new Date(lastUsed * 1000).toISOString(),
  };
}

/** Empty for a key that works. */
function stateOf({ revokedAt, expiresAt }: KeyRecord, now: number): "" | "revoked" | "expired" {
  if (revokedAt !== null) return "revoked";
  return expiresAt !== null && expiresAt <= now ? "expired" : "";
}

async function existingKey(store: Store, id: string): Promise<KeyRecord> {
  const key = await store.getKey(id);
  if (key) return key;
  const hint = id.startsWith("wf_live_") ? "; that is a key, and keys have an id" : "";
  throw new AccountError(
    `there is no key ${hint === "" ? JSON.stringify(id) : "of this id"}${hint}`,
  );
}

/** Epoch milliseconds of `90d` from now on, or of a date. */
function readMoment(written: string, now: number): number {
  const span = readMeasure("duration", written);
  if (span !== undefined && /[a-z]/i.test(written)) return now + span;
  const date = /^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2}))?$/.test(written)
    ? Date.parse(written)
    : Number.NaN;
  if (!Number.isNaN(date)) return date;
  throw new UsageError(
    `--expires takes a time such as 90d or a date such as 2027-06-30, not "${written}"`,
  );
}
