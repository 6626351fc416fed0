/** Sets up who is told of an account's events, and queues events by hand. */
import { isUnderWay, pendingDelivery } from "../store/delivery.js";
import { type EventRecord, type EventType, eventTypes, type Receiver } from "../store/records.js";
import type { Store } from "../store/store.js";
import { AccountError } from "./account-error.js";
import { unknownAccount } from "./accounts.js";
import { exampleData } from "./event-message.js";
import { generateId } from "./key-form.js";
import { longestGrace } from "./keys.js";
import { refuseReceiverAddress } from "./receiver-address.js";
import { displayWebhookSecret, generateWebhookSecret } from "./webhook-signature.js";

/** Secrets in grace at most: each adds a signature to every message. */
const mostOldSecrets = 5;

/** What a receiver is to be. */
export interface ReceiverRequest {
  url: string;
  /** All events where it is missing. */
  events?: readonly string[];
  /** Whether private addresses and http may be used: for development. */
  allowPrivate: boolean;
}

/**
 * Gives an account a receiver, or changes the one that it has, which then is enabled again. The
 * secret is given when it is new; a changed receiver keeps its own.
 */
export async function setReceiver(
  store: Store,
  account: string,
  { url, events = eventTypes, allowPrivate }: ReceiverRequest,
  now: number,
): Promise<{ receiver: Receiver; secret: string | undefined }> {
  const problem = refuseReceiverAddress(url, allowPrivate);
  if (problem !== undefined) {
    throw new AccountError(`events cannot be sent to ${JSON.stringify(url)}: ${problem}`);
  }
  const chosen = checkEventTypes(events);
  let secret: string | undefined;
  const receiver = await change(store, account, (before) => {
    secret = before ? undefined : generateWebhookSecret();
    const kept = before ?? newReceiver(secret!, now);
    return { ...kept, url, events: chosen, disabled: null };
  });
  return { receiver: receiver!, secret };
}

function newReceiver(secret: string, now: number): Omit<Receiver, "url" | "events" | "disabled"> {
  return { secret, previousSecrets: [], createdAt: now, lastSuccessAt: null };
}

function checkEventTypes(events: readonly string[]): EventType[] {
  const odd = events.find((each) => !(eventTypes as readonly string[]).includes(each));
  if (odd !== undefined) {
    const known = eventTypes.join(", ");
    throw new AccountError(`there is no event ${JSON.stringify(odd)}; there are ${known}`);
  }
  if (events.length === 0) throw new AccountError("a receiver wants at least one event");
  return eventTypes.filter((each) => events.includes(each));
}

/** Takes the receiver from an account; its secret is gone with it. */
export async function removeReceiver(store: Store, account: string): Promise<void> {
  await changeExisting(store, account, () => null);
}

/** Sends nothing more until it is enabled. */
export async function disableReceiver(store: Store, account: string, now: number): Promise<void> {
  await changeExisting(store, account, (before) => ({
    ...before,
    disabled: before.disabled ?? { at: now, reason: "asked" },
  }));
}

/** Sends again; what was skipped meanwhile is redelivered by hand only. */
export async function enableReceiver(store: Store, account: string): Promise<void> {
  await changeExisting(store, account, (before) => ({ ...before, disabled: null }));
}

/**
 * Gives a receiver a new secret; for `grace` milliseconds messages are signed with the old ones too.
 * Where it is said what the secret to replace looks like, no other one is replaced.
 */
export async function rotateReceiverSecret(
  store: Store,
  account: string,
  grace: number,
  now: number,
  replaced?: string,
): Promise<string> {
  if (!(grace >= 0 && grace <= longestGrace)) throw new AccountError("the grace is 0 to 30 days");
  const secret = generateWebhookSecret();
  await changeExisting(store, account, (before) => {
    if (replaced !== undefined && replaced !== displayWebhookSecret(before.secret)) {
      throw new AccountError(`the secret of ${account} is rotated already`);
    }
    const expiresAt = now + grace;
    // Nothing that was in grace before outlives the grace that is given now.
    const previousSecrets = [{ secret: before.secret, expiresAt }, ...before.previousSecrets]
      .map((old) => ({ ...old, expiresAt: Math.min(old.expiresAt, expiresAt) }))
      .filter((old) => old.expiresAt > now)
      .slice(0, mostOldSecrets);
    return { ...before, secret, previousSecrets };
  });
  return secret;
}

/** The secrets that sign a message now, the newest first. */
export function signingSecrets({ secret, previousSecrets }: Receiver, now: number): string[] {
  const old = previousSecrets.filter(({ expiresAt }) => expiresAt > now);
  return [secret, ...old.map((each) => each.secret)];
}

/**
 * When a receiver last took an event, in epoch milliseconds; null when it never did. What it keeps of
 * that is a minute old at times; the account's newest events know the rest.
 */
export function lastSuccess(
  { createdAt, lastSuccessAt }: Receiver,
  newest: readonly EventRecord[],
): number | null {
  // Earlier ones went to a receiver that is no more.
  const times = newest.flatMap(({ delivery: { last } }) =>
    last && last.problem === null && last.at >= createdAt ? [last.at] : [],
  );
  return Math.max(lastSuccessAt ?? 0, ...times) || null;
}

/** Until when a secret before the present one signs as well, in epoch milliseconds; null when none does. */
export function oldSecretsEnd({ previousSecrets }: Receiver, now: number): number | null {
  const ends = previousSecrets.map(({ expiresAt }) => expiresAt).filter((end) => end > now);
  return ends.length === 0 ? null : Math.max(...ends);
}

/**
 * Queues an event that nothing but this call has caused: a `webhook.test`, or an example of another
 * type. An AccountError when the account has no receiver, or one that is disabled.
 */
export async function sendTestEvent(
  store: Store,
  account: string,
  type: EventType | undefined,
  now: number,
): Promise<EventRecord> {
  await existingReceiver(store, account);
  const event: EventRecord = {
    id: generateId("evt"),
    account,
    type: type ?? "webhook.test",
    createdAt: now,
    data: type ? exampleData[type] : { account },
    delivery: pendingDelivery(now),
  };
  if (await store.addEvent(event)) return event;
  throw unknownAccount(account);
}

/** Queues an event anew, with a whole schedule; its id stays, so that a receiver knows it again. */
export async function redeliverEvent(
  store: Store,
  account: string,
  id: string,
  now: number,
): Promise<EventRecord> {
  await existingReceiver(store, account);
  let isRunning = false;
  const event = await store.changeEvent(id, (before) => {
    if (before.account !== account) return undefined;
    isRunning = isUnderWay(before.delivery, now);
    if (isRunning) return undefined;
    return { ...before, delivery: pendingDelivery(now, before.delivery.last) };
  });
  if (event) return event;
  if (isRunning) throw new AccountError(`${id} is being sent right now`);
  throw new AccountError(`${account} has no event ${JSON.stringify(id)}`);
}

async function existingReceiver(store: Store, account: string): Promise<Receiver> {
  const record = await store.getAccount(account);
  if (!record) throw unknownAccount(account);
  const { receiver } = record;
  if (!receiver) throw new AccountError(`${account} has no receiver`);
  if (receiver.disabled)
    throw new AccountError(`the receiver of ${account} is disabled; enable it first`);
  return receiver;
}

function changeExisting(
  store: Store,
  account: string,
  make: (receiver: Receiver) => Receiver | null,
): Promise<Receiver | null> {
  return change(store, account, (before) => {
    if (!before) throw new AccountError(`${account} has no receiver`);
    return make(before);
  });
}

async function change(
  store: Store,
  account: string,
  make: (receiver: Receiver | null) => Receiver | null,
): Promise<Receiver | null> {
  // A store may not survive a throw in the middle of its transaction; the reason waits outside.
  let refused: AccountError | undefined;
  const changed = await store.changeAccount(account, (before) => {
    try {
      refused = undefined;
      return { ...before, receiver: make(before.receiver) };
    } catch (error) {
      if (!(error instanceof AccountError)) throw error;
      refused = error;
      return before;
    }
  });
  if (refused) throw refused;
  if (!changed) throw unknownAccount(account);
  return changed.receiver;
}
