/** Runs the commands of `wf keys`. */
import { jsonText } from "../../../base/text/json-text.js";
import { printed } from "../../../base/text/printed.js";
import { shellValue } from "../../../base/text/shell-word.js";
import { AccountError } from "../../../service/accounts/account-error.js";
import { changeTier, createKey, revokeKey, rotateKey } from "../../../service/accounts/keys.js";
import { windowsKey } from "../../../service/accounts/windows-key.js";
import type { KeyRecord } from "../../../service/store/records.js";
import type { Store } from "../../../service/store/store.js";
import { describeWindows, usageAt } from "../../../service/store/windows.js";
import type { Io } from "../../../workspace/io.js";
import type { Call } from "../../../workspace/options/command.js";
import { readMeasure } from "../../../workspace/options/measures.js";
import { UsageError } from "../../../workspace/usage-error.js";
import { tiersOf, withStore } from "../data/with-store.js";
import { confirm } from "../terminal/confirm.js";
import { formatTable } from "../terminal/format-table.js";
import type {
  keysCreateCommand,
  keysListCommand,
  keysRevokeCommand,
  keysRotateCommand,
  keysShowCommand,
  keysTierCommand,
} from "./key-commands.js";

/** Creates a key; only the key itself goes to standard output. */
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
    await io.stderr.write(printed`created ${record.id}; the key will not be shown again:\n`);
    await io.stdout.write(`${key}\n`);
    return 0;
  });
}

/** Lists the valid keys, or all keys. */
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
    if (json) await io.stdout.write(jsonText(shown));
    else if (keys.length === 0)
      await io.stdout.write("no keys; run `wf keys create` to create one\n");
    else {
      const rows = shown.map(({ id, account: owner, name, tier, display, lastUsedAt }, at) => [
        id,
        owner,
        name,
        tier,
        display,
        lastUsedAt === null ? "never" : lastUsedAt.slice(0, 16).replace("T", " "),
        ...(all ? [stateOf(keys[at]!, now) || "valid"] : []),
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
    const owner = await windowsKey(store, key);
    const limits = tiersOf(settings)[owner.tier];
    if (!limits)
      throw new AccountError(
        `${key.id} has an unknown tier, "${owner.tier}"; run \`wf keys tier ${shellValue(owner.id)} TIER\` to change it`,
      );
    const usage = usageAt(await store.getUsage(owner.id), now);
    const described = await describeKey(store, key);
    const windows = describeWindows(usage, limits).map(({ resetsAt, ...window }) => ({
      ...window,
      resetsAt: new Date(resetsAt * 1000).toISOString(),
    }));
    if (options.json) {
      await io.stdout.write(jsonText({ ...described, windows }));
      return 0;
    }
    const facts = Object.entries({ ...described, state: stateOf(key, now) || "valid" }).map(
      ([name, value]) => [labels[name] ?? name, String(value ?? "never")],
    );
    const rows = windows.map(({ name, used, limit, resetsAt }) => [
      name,
      `${used} of ${limit}`,
      `resets ${resetsAt.slice(0, 16).replace("T", " ")} UTC`,
    ]);
    if (limits.month === null) rows.push(["month", `${usage.month.count}`, "no limit"]);
    await io.stdout.write(`${formatTable(facts)}\n${formatTable(rows)}`);
    return 0;
  });
}

/** Rotates a key; asks for confirmation when the old secret would stop working immediately. */
export function runKeysRotate(
  { operands, options }: Call<typeof keysRotateCommand.options>,
  io: Io,
): Promise<number> {
  return withStore(options, io, async (store) => {
    const { id, name } = await existingKey(store, operands[0]!);
    const question = printed`Rotate ${id} (${name})? The old key stops working immediately.`;
    if (options.grace === 0 && !(await confirm(io, question, options.yes))) return 1;
    const now = Date.now();
    const { key, oldExpiresAt } = await rotateKey(store, id, options.grace, now);
    const until = new Date(oldExpiresAt).toISOString();
    const end = oldExpiresAt > now ? `works until ${until}` : "no longer works";
    await io.stderr.write(
      printed`rotated ${id}; the old key ${end}; the new key will not be shown again:\n`,
    );
    await io.stdout.write(`${key}\n`);
    return 0;
  });
}

/** Revokes a key, after confirmation. */
export function runKeysRevoke(
  { operands, options }: Call<typeof keysRevokeCommand.options>,
  io: Io,
): Promise<number> {
  return withStore(options, io, async (store) => {
    const { id, name } = await existingKey(store, operands[0]!);
    if (!(await confirm(io, printed`Revoke ${id} (${name})? This cannot be undone.`, options.yes)))
      return 1;
    await revokeKey(store, id, Date.now());
    await io.stdout.write(printed`revoked ${id}\n`);
    return 0;
  });
}

/** Changes the tier of a key. */
export function runKeysTier(
  { operands, options, settings }: Call<typeof keysTierCommand.options>,
  io: Io,
): Promise<number> {
  return withStore(options, io, async (store) => {
    const [id, tier] = operands as [string, string];
    await changeTier(store, tiersOf(settings), id, tier, Date.now());
    await io.stdout.write(printed`changed the tier of ${id} to ${tier}\n`);
    return 0;
  });
}

const labels: Readonly<Record<string, string>> = {
  display: "key",
  sharesWith: "shares",
  createdAt: "created",
  expiresAt: "expires",
  lastUsedAt: "last used",
};

/** A key as it is shown: never a hash. */
async function describeKey(store: Store, key: KeyRecord) {
  const { lastUsed } = await store.getOwnUsage(key.id);
  const { tier } = await windowsKey(store, key);
  const { id, account, name, display, createdAt, expiresAt, revokedAt, sharesWith } = key;
  const iso = (time: number | null) => (time === null ? null : new Date(time).toISOString());
  return {
    id,
    account,
    name,
    tier,
    ...(sharesWith !== undefined && { sharesWith }),
    display,
    createdAt: new Date(createdAt).toISOString(),
    expiresAt: iso(expiresAt),
    ...(revokedAt !== null && { revokedAt: iso(revokedAt) }),
    lastUsedAt: lastUsed === 0 ? null : new Date(lastUsed * 1000).toISOString(),
  };
}

/** Empty for a valid key. */
function stateOf({ revokedAt, expiresAt }: KeyRecord, now: number): "" | "revoked" | "expired" {
  if (revokedAt !== null) return "revoked";
  return expiresAt !== null && expiresAt <= now ? "expired" : "";
}

async function existingKey(store: Store, id: string): Promise<KeyRecord> {
  const key = await store.getKey(id);
  if (key) return key;
  throw new AccountError(
    id.startsWith("wf_live_")
      ? "that is a key, not the id of one; run `wf keys list` to find its id"
      : `there is no key ${JSON.stringify(id)}; run \`wf keys list\` to see all ids`,
  );
}

/** Epoch milliseconds of a duration from now, such as `90d`, or of a date. */
function readMoment(written: string, now: number): number {
  const span = readMeasure("duration", written);
  if (span !== undefined && /[a-z]/i.test(written)) return now + span;
  const date = /^\d{4}-\d{2}-\d{2}(T[\d:.]+(Z|[+-]\d{2}:\d{2}))?$/.test(written)
    ? Date.parse(written)
    : Number.NaN;
  if (!Number.isNaN(date)) return date;
  throw new UsageError(
    `--expires must be a duration such as 90d or a date such as 2027-06-30, not "${written}"`,
  );
}
