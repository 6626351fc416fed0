/** Bounds how much the sources of one run write out together, since each may be as large as its own limits allow. */
import { FreeShare } from "../../base/sharing/free-share.js";
import type { SharedRoom } from "../ast/load-file.js";
import { type ExpandLimits, looksWithin } from "./expand-limits.js";

/**
 * Number of elements that the sources of a run may write out beyond what each may in any case: a thousand large pages, or
 * some twenty seconds of work.
 */
const mostOfRun = 4_000_000;

/** Number of elements that each source may write out besides, until all of them have had a sum. */
const free = { each: 500, inAll: 1_000_000 };

/** The characters of a source for an element that it may write out whatever others have. */
const charactersPerElement = 4;

/** Number of repeats, uses and slots that count as an element, and the size of values. */
const turnsPerElement = 3;
const valuesPerElement = 500;

/** What an expansion came to. */
export interface Spent {
  readonly elements: number;
  readonly turns: number;
  readonly values: number;
}

/** What is left for a run. */
export function roomOfRun(): SharedRoom {
  return { left: mostOfRun, free: new FreeShare(free) };
}

/** The limits of a source of a number of characters: those given, or what each may in any case if nothing is left. */
export function limitsWithin(
  room: SharedRoom | undefined,
  length: number,
  limits: ExpandLimits,
): ExpandLimits {
  if (!room || room.left > 0) return limits;
  const elements = Math.min(limits.elements, sureFor(length) + room.free.next);
  return {
    ...limits,
    elements,
    turns: Math.min(limits.turns, turnsPerElement * elements),
    looks: Math.min(limits.looks, looksWithin({ ...limits, elements })),
    values: Math.min(limits.values, valuesPerElement * elements),
    isOfRun: true,
  };
}

/** Takes from a room what the expansion of a source of a number of characters came to. */
export function takeFrom(
  room: SharedRoom | undefined,
  length: number,
  { elements, turns, values }: Spent,
): void {
  if (!room) return;
  const cost = Math.max(elements, turns / turnsPerElement, values / valuesPerElement);
  room.left -= room.free.take(Math.max(0, cost - sureFor(length)));
}

function sureFor(length: number): number {
  return Math.floor(length / charactersPerElement);
}
