/** Does what a holder asks for in the dashboard, and leaves a line in the log. */
import type { Visit } from "./visit.js";

/** What can be asked for; the log names it. */
type Act =
  | "create key"
  | "rename key"
  | "rotate key"
  | "revoke key"
  | "set receiver"
  | "enable receiver"
  | "disable receiver"
  | "remove receiver"
  | "rotate receiver secret"
  | "send test event"
  | "redeliver event";

/**
 * Every change that a holder makes goes through here, those that queue events among them. Ids are all
 * that is logged of it.
 */
export async function performAct<T>(
  { request, account }: Visit,
  act: Act,
  subject: string | undefined,
  work: () => Promise<T>,
): Promise<T> {
  const done = await work();
  // Some acts queue events; those that do not cost a look at an index.
  request.server.webhooks.wake();
  request.log.info({ account: account.name, act, subject }, "changed in the dashboard");
  return done;
}
