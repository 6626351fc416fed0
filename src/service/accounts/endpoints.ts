/** Manages the webhook endpoint of an account, and queues events by hand. */
import { isUnderWay, pendingDelivery } from "../store/delivery.js";
import { type Endpoint, type EventRecord, type EventType, eventTypes } from "../store/records.js";
import type { Store } from "../store/store.js";
import { AccountError } from "./account-error.js";
import { unknownAccount } from "./accounts.js";
import { refuseEndpointAddress } from "./endpoint-address.js";
import { exampleData } from "./event-message.js";
import { generateId } from "./key-form.js";
import { longestGrace } from "./keys.js";
import { displayWebhookSecret, generateWebhookSecret } from "./webhook-signature.js";

/** How many old secrets may still sign: each adds a signature to every message. */
const mostOldSecrets = 5;

/** The settings of an endpoint. */
export interface EndpointRequest {
  url: string;
  /** All events by default. */
  events?: readonly string[];
  /** Whether private addresses and plain http are allowed, for development. */
  allowPrivate: boolean;
}

/**
 * Creates the endpoint of an account, or changes the existing one, which also enables it. The secret
 * is returned only for a new endpoint; an existing one keeps its secret.
 */
export async function setEndpoint(
  store: Store,
  account: string,
  { url, events = eventTypes, allowPrivate }: EndpointRequest,
  now: number,
): Promise<{ endpoint: Endpoint; secret: string | undefined }> {
  const problem = refuseEndpointAddress(url, allowPrivate);
  if (problem !== undefined) {
    throw new AccountError(`cannot send events to ${JSON.stringify(url)}: ${problem}`);
  }
  const chosen = checkEventTypes(events);
  let secret: string | undefined;
  const endpoint = await change(store, account, (before) => {
    secret = before ? undefined : generateWebhookSecret();
    const kept = before ?? newEndpoint(secret!, now);
    return { ...kept, url, events: chosen, disabled: null };
  });
  return { endpoint: endpoint!, secret };
}

function newEndpoint(secret: string, now: number): Omit<Endpoint, "url" | "events" | "disabled"> {
  return { secret, previousSecrets: [], createdAt: now, lastSuccessAt: null };
}

function checkEventTypes(events: readonly string[]): EventType[] {
  const odd = events.find((each) => !(eventTypes as readonly string[]).includes(each));
  if (odd !== undefined) {
    const known = eventTypes.join(", ");
    throw new AccountError(`there is no event ${JSON.stringify(odd)}; choose from ${known}`);
  }
  if (events.length === 0) throw new AccountError("an endpoint needs at least one event");
  return eventTypes.filter((each) => events.includes(each));
}

/** Removes the endpoint of an account with its secret. */
export async function removeEndpoint(store: Store, account: string): Promise<void> {
  await changeExisting(store, account, () => null);
}

/** Stops sending events until the endpoint is enabled again. */
export async function disableEndpoint(store: Store, account: string, now: number): Promise<void> {
  await changeExisting(store, account, (before) => ({
    ...before,
    disabled: before.disabled ?? { at: now, reason: "asked" },
  }));
}

/** Resumes sending; events skipped in the meantime are redelivered only by hand. */
export async function enableEndpoint(store: Store, account: string): Promise<void> {
  await changeExisting(store, account, (before) => ({ ...before, disabled: null }));
}

/**
 * Gives an endpoint a new secret; for `grace` milliseconds, messages are signed with the old ones too.
 * With `replaced`, which is a secret as it is displayed, only that secret is replaced.
 */
export async function rotateEndpointSecret(
  store: Store,
  account: string,
  grace: number,
  now: number,
  replaced?: string,
): Promise<string> {
  if (!(grace >= 0 && grace <= longestGrace))
    throw new AccountError("the grace period must be from 0 to 30 days");
  const secret = generateWebhookSecret();
  await changeExisting(store, account, (before) => {
    if (replaced !== undefined && replaced !== displayWebhookSecret(before.secret)) {
      throw new AccountError(`the secret of ${account} has already been rotated`);
    }
    const expiresAt = now + grace;
    // No older secret outlives the new grace period.
    const previousSecrets = [{ secret: before.secret, expiresAt }, ...before.previousSecrets]
      .map((old) => ({ ...old, expiresAt: Math.min(old.expiresAt, expiresAt) }))
      .filter((old) => old.expiresAt > now)
      .slice(0, mostOldSecrets);
    return { ...before, secret, previousSecrets };
  });
  return secret;
}

/** The secrets that sign a message now, newest first. */
export function signingSecrets({ secret, previousSecrets }: Endpoint, now: number): string[] {
  const old = previousSecrets.filter(({ expiresAt }) => expiresAt > now);
  return [secret, ...old.map((each) => each.secret)];
}

/**
 * When an endpoint last accepted an event, in epoch milliseconds; null if it never did. The stored time can be up to a
 * minute old, so the account's newest events are checked too.
 */
export function lastSuccess(
  { createdAt, lastSuccessAt }: Endpoint,
  newest: readonly EventRecord[],
): number | null {
  // Earlier events went to an endpoint that has been removed since.
  const times = newest.flatMap(({ delivery: { last } }) =>
    last && last.problem === null && last.at >= createdAt ? [last.at] : [],
  );
  return times.reduce((a, b) => Math.max(a, b), lastSuccessAt ?? 0) || null;
}

/** When the last old secret stops signing, in epoch milliseconds; null if none signs. */
export function oldSecretsEnd({ previousSecrets }: Endpoint, now: number): number | null {
  const ends = previousSecrets.map(({ expiresAt }) => expiresAt).filter((end) => end > now);
  return ends.length === 0 ? null : ends.reduce((a, b) => Math.max(a, b), Number.NEGATIVE_INFINITY);
}

/**
 * Queues a `webhook.test` event, or an example of another type. Throws an AccountError when the
 * account has no endpoint or the endpoint is disabled.
 */
export async function sendTestEvent(
  store: Store,
  account: string,
  type: EventType | undefined,
  now: number,
): Promise<EventRecord> {
  await existingEndpoint(store, account);
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

/** Queues an event with a fresh retry schedule; it keeps its id, so that the endpoint recognizes it. */
export async function redeliverEvent(
  store: Store,
  account: string,
  id: string,
  now: number,
): Promise<EventRecord> {
  await existingEndpoint(store, account);
  let isRunning = false;
  const event = await store.changeEvent(id, (before) => {
    if (before.account !== account) return undefined;
    isRunning = isUnderWay(before.delivery, now);
    if (isRunning) return undefined;
    return { ...before, delivery: pendingDelivery(now, before.delivery.last) };
  });
  if (event) return event;
  if (isRunning) throw new AccountError(`${id} is being sent right now; try again in a moment`);
  throw new AccountError(`${account} has no event ${JSON.stringify(id)}`);
}

async function existingEndpoint(store: Store, account: string): Promise<Endpoint> {
  const record = await store.getAccount(account);
  if (!record) throw unknownAccount(account);
  const { endpoint } = record;
  if (!endpoint) throw new AccountError(`${account} has no endpoint`);
  if (endpoint.disabled)
    throw new AccountError(`the endpoint of ${account} is disabled; enable it first`);
  return endpoint;
}

function changeExisting(
  store: Store,
  account: string,
  make: (endpoint: Endpoint) => Endpoint | null,
): Promise<Endpoint | null> {
  return change(store, account, (before) => {
    if (!before) throw new AccountError(`${account} has no endpoint`);
    return make(before);
  });
}

async function change(
  store: Store,
  account: string,
  make: (endpoint: Endpoint | null) => Endpoint | null,
): Promise<Endpoint | null> {
  // A store may not survive a throw inside its transaction, so the error is thrown after it.
  let refused: AccountError | undefined;
  const changed = await store.changeAccount(account, (before) => {
    try {
      refused = undefined;
      return { ...before, endpoint: make(before.endpoint) };
    } catch (error) {
      if (!(error instanceof AccountError)) throw error;
      refused = error;
      return before;
    }
  });
  if (refused) throw refused;
  if (!changed) throw unknownAccount(account);
  return changed.endpoint;
}
