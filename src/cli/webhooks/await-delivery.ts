/** Waits until something has come of an event. */
import { isUnderWay } from "../../store/delivery.js";
import type { EventRecord } from "../../store/records.js";
import type { Store } from "../../store/store.js";

/** How far an event has come; `idle` when nobody has taken it, `running` when an attempt is under way. */
export interface Outcome {
  stage: "settled" | "attempted" | "running" | "idle";
  event: EventRecord;
}

/** Milliseconds in which a server that runs takes an event. */
export const usualWait = 5_000;

/**
 * Looks at an event until it is settled or its first attempt is over, but no longer than `patience`
 * milliseconds, and less long when nobody takes it. Undefined when the event is gone.
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
