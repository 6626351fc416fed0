/** Describes the result of a delivery, and what to do about it. */
import { shellWord } from "../../../base/text/shell-word.js";
import { type Outcome, usualWait } from "./await-delivery.js";
import { describeResult } from "./describe-delivery.js";
import { shortTime } from "./write-time.js";

/** One or two sentences; `data` is the folder that was given. */
export function outcomeText(
  id: string,
  outcome: Outcome | undefined,
  data: string | undefined,
): string {
  if (!outcome) return `${id} no longer exists: its account was removed`;
  const { stage, event } = outcome;
  const { state, nextAt } = event.delivery;
  if (stage === "idle") {
    const where = data === undefined ? "" : ` --data ${shellWord(data)}`;
    return `no server has picked up ${id} within ${usualWait / 1000} s; start one on the same data to send it: wf serve${where}`;
  }
  if (stage === "running")
    return `${id} is still being sent; run \`wf webhooks list\` to see the result`;
  const result = `: ${describeResult(event.delivery)}`;
  if (stage === "attempted") {
    const next =
      nextAt === null ? "" : `; next attempt at ${shortTime(new Date(nextAt).toISOString())} UTC`;
    return `${id} was not delivered${result}${next}`;
  }
  return `${id} ${state === "failed" ? "failed" : `was ${state}`}${result}`;
}
