/** Keeps what an attempt has shown of a receiver: that it works, is gone, or fails for too long. */
import type { EventRecord, Receiver } from "../../store/records.js";
import type { Store } from "../../store/store.js";

const minute = 60_000;

/** Events of an account that are looked through for a success of the last minute. */
const searched = 1_000;

/** Notes that a receiver took an event; at most once a minute, since each note is a transaction. */
export async function noteSuccess(
  store: Store,
  account: string,
  { url, lastSuccessAt }: Receiver,
  at: number,
): Promise<void> {
  if (isNoted(lastSuccessAt, at)) return;
  await changeReceiver(store, account, url, (receiver) =>
    isNoted(receiver.lastSuccessAt, at) ? receiver : { ...receiver, lastSuccessAt: at },
  );
}

function isNoted(lastSuccessAt: number | null, at: number): boolean {
  return lastSuccessAt !== null && at - lastSuccessAt < minute;
}

/** Disables a receiver, unless it has been given another address meanwhile. */
export function disableFailing(
  store: Store,
  account: string,
  { url }: Receiver,
  reason: "gone" | "failing",
  at: number,
): Promise<void> {
  return changeReceiver(store, account, url, (receiver) => ({
    ...receiver,
    disabled: receiver.disabled ?? { at, reason },
  }));
}

/** Whether an account's receiver has taken any event since a time. */
export async function hasSucceededSince(
  store: Store,
  account: string,
  since: number,
): Promise<boolean> {
  const lastSuccessAt = (await store.getAccount(account))?.receiver?.lastSuccessAt ?? null;
  if (lastSuccessAt === null || lastSuccessAt < since - minute) return false;
  // Successes within a minute of a noted one are known from the events alone.
  return lastSuccessAt >= since || (await store.listEvents(account, searched)).some(isSuccess);

  function isSuccess({ delivery: { state, last } }: EventRecord): boolean {
    return state === "delivered" && last !== null && last.at >= since;
  }
}

async function changeReceiver(
  store: Store,
  account: string,
  url: string,
  change: (receiver: Receiver) => Receiver,
): Promise<void> {
  await store.changeAccount(account, (before) =>
    before.receiver?.url === url ? { ...before, receiver: change(before.receiver) } : before,
  );
}
