/** Says what has come of an event, and what to do about it. */
import { type Outcome, usualWait } from "./await-delivery.js";
import { describeResult } from "./describe-delivery.js";
import { shortTime } from "./write-time.js";

/** One or two sentences; `data` is the folder that was given. */
export function outcomeText(
  id: string,
  outcome: Outcome | undefined,
  data: string | undefined,
): string {
  if (!outcome) return `${id} is gone: its account was removed`;
  const { stage, event } = outcome;
  const { state, nextAt } = event.delivery;
  if (stage === "idle") {
    const where = data === undefined ? "" : ` --data ${data}`;
    return `nobody has taken ${id} in ${usualWait / 1000} s: does a server run on this data? It is sent when one does: wf serve${where}`;
  }
  if (stage === "running") return `${id} is still being sent; wf webhooks list shows how it goes`;
  const result = `: ${describeResult(event.delivery)}`;
  if (stage === "attempted") {
    const next =
      nextAt === null ? "" : `; next try at ${shortTime(new Date(nextAt).toISOString())} UTC`;
    return `${id} was not delivered${result}${next}`;
  }
  return `${id} ${state === "failed" ? "failed" : `was ${state}`}${result}`;
}
