/** Waits for the result of a delivery. */
import { isUnderWay } from "../../../service/store/delivery.js";
import type { EventRecord } from "../../../service/store/records.js";
import type { Store } from "../../../service/store/store.js";

/** How far a delivery has come; `idle` when no server has claimed it, `running` during an attempt. */
export interface Outcome {
  stage: "settled" | "attempted" | "running" | "idle";
  event: EventRecord;
}

/** Milliseconds within which a running server claims an event. */
export const usualWait = 5_000;

/**
 * Polls an event until it is settled or its first attempt is over, for at most `patience` milliseconds,
 * or less when no server claims it. Undefined when the event is gone.
 */
export async function awaitDelivery(
  store: Store,
  id: string,
  patience: number,
): Promise<Outcome | undefined> {
  const start = Date.now();
  for (;;) {
    const event = await store.getEvent(id);
    if (!event) return undefined;
    const stage = stageOf(event);
    const isOver = Date.now() >= start + (stage === "idle" ? usualWait : patience);
    if (stage === "settled" || stage === "attempted" || isOver) return { stage, event };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

function stageOf({ delivery }: EventRecord): Outcome["stage"] {
  if (delivery.state !== "pending") return "settled";
  if (isUnderWay(delivery, Date.now())) return "running";
  return delivery.attempts > 0 ? "attempted" : "idle";
}
