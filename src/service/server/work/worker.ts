/** Entry point of the pool's threads; each performs one task after another. */
import { move, transferableSymbol, valueSymbol } from "piscina";
import { encodeOutcome } from "./encode-outcome.js";
import { performTask } from "./perform-task.js";
import type { Task } from "./task.js";

/** Hands an answer to the main thread without a copy of its bytes. */
export default function perform(task: Task): unknown {
  const answer = encodeOutcome(performTask(task));
  return move({ [transferableSymbol]: [answer.bytes.buffer], [valueSymbol]: answer });
}
