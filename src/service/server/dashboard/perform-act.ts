/** Performs an action of an account holder, and logs it. */
import type { Visit } from "./visit.js";

/** The actions, as named in the log. */
type Act =
  | "create key"
  | "rename key"
  | "rotate key"
  | "revoke key"
  | "set endpoint"
  | "enable endpoint"
  | "disable endpoint"
  | "remove endpoint"
  | "rotate endpoint secret"
  | "send test event"
  | "redeliver event";

/**
 * Performs a change. Every change made in the dashboard goes through here. Only ids are logged, never
 * names, URLs or secrets.
 */
export async function performAct<T>(
  { request, account }: Visit,
  act: Act,
  subject: string | undefined,
  work: () => Promise<T>,
): Promise<T> {
  const done = await work();
  // Some actions queue events; for the others this costs only an index lookup.
  request.server.webhooks.wake();
  request.log.info({ account: account.name, act, subject }, "changed in the dashboard");
  return done;
}
