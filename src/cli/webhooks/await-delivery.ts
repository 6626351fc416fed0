/** Waits until something has come of an event. */
import { setTimeout as pause } from "node:timers/promises";
import { isUnderWay } from "../../store/delivery.js";
import type { EventRecord } from "../../store/records.js";
import type { Store } from "../../store/store.js";

/** How far an event has come; `idle` when nobody has taken it, `running` when an attempt is under way. */
export interface Outcome {
  stage: "settled" | "attempted" | "running" | "idle";
  event: EventRecord;
}

/**
 * Looks at an event until it is settled or its first attempt is over, but no longer than `patience`
 * milliseconds. Undefined when the event is gone.
 */
export async function awaitDelivery(
  store: Store,
  id: string,
  patience: number,
): Promise<Outcome | undefined> {
  const end = Date.now() + patience;
  for (;;) {
    const event = await store.getEvent(id);
    if (!event) return undefined;
    const stage = stageOf(event);
    if (stage === "settled" || stage === "attempted" || Date.now() >= end) return { stage, event };
    await pause(100);
  }
}

function stageOf({ delivery }: EventRecord): Outcome["stage"] {
  if (delivery.state !== "pending") return "settled";
  if (isUnderWay(delivery, Date.now())) return "running";
  return delivery.attempts > 0 ? "attempted" : "idle";
}
