/** Records what attempts say about an endpoint: that it works, is gone, or keeps failing. */
import type { Endpoint, EventRecord } from "../../store/records.js";
import type { Store } from "../../store/store.js";

const minute = 60_000;

/** How many events of an account are searched for a success within the last minute. */
const searched = 1_000;

/** Records that an endpoint accepted an event; at most once a minute, since each record is a transaction. */
export async function noteSuccess(
  store: Store,
  account: string,
  { url, lastSuccessAt }: Endpoint,
  at: number,
): Promise<void> {
  if (isNoted(lastSuccessAt, at)) return;
  await changeEndpoint(store, account, url, (endpoint) =>
    isNoted(endpoint.lastSuccessAt, at) ? endpoint : { ...endpoint, lastSuccessAt: at },
  );
}

function isNoted(lastSuccessAt: number | null, at: number): boolean {
  return lastSuccessAt !== null && at - lastSuccessAt < minute;
}

/** Disables an endpoint, unless its URL has changed in the meantime. */
export function disableFailing(
  store: Store,
  account: string,
  { url }: Endpoint,
  reason: "gone" | "failing",
  at: number,
): Promise<void> {
  return changeEndpoint(store, account, url, (endpoint) => ({
    ...endpoint,
    disabled: endpoint.disabled ?? { at, reason },
  }));
}

/** Whether an account's endpoint has accepted any event since a time. */
export async function hasSucceededSince(
  store: Store,
  account: string,
  since: number,
): Promise<boolean> {
  const lastSuccessAt = (await store.getAccount(account))?.endpoint?.lastSuccessAt ?? null;
  if (lastSuccessAt === null || lastSuccessAt < since - minute) return false;
  // Successes within a minute of a recorded one are known only from the events.
  return lastSuccessAt >= since || (await store.listEvents(account, searched)).some(isSuccess);

  function isSuccess({ delivery: { state, last } }: EventRecord): boolean {
    return state === "delivered" && last !== null && last.at >= since;
  }
}

async function changeEndpoint(
  store: Store,
  account: string,
  url: string,
  change: (endpoint: Endpoint) => Endpoint,
): Promise<void> {
  await store.changeAccount(account, (before) =>
    before.endpoint?.url === url ? { ...before, endpoint: change(before.endpoint) } : before,
  );
}
