/** Turns the outcome of a task into the bytes of its answer. */
import type { Answer, Outcome } from "./task.js";

const encoder = new TextEncoder();

/**
 * The answer with this outcome. Its bytes are encoded once, however often they are sent, and have a buffer of their own,
 * which can be handed to another thread.
 */
export function encodeOutcome({ json, ...rest }: Outcome): Answer {
  return { ...rest, bytes: encoder.encode(json) };
}
