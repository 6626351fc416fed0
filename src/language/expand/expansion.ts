/** The state of one expansion: its diagnostics, its places, and its remaining limits. */
import type { ComponentEntry, Element } from "../ast/element.js";
import type { Vocabulary } from "../ast/vocabulary.js";
import type { Place } from "../diagnostics/diagnostic.js";
import type { Context } from "./context.js";
import type { ExpandLimits } from "./expand-limits.js";
import type { Spent } from "./expansion-room.js";
import { type PlaceMap, type PlaceRange, placeOf } from "./place-map.js";
import type { Reporter } from "./reporter.js";
import type { Definition } from "./unit.js";
import { VariantUse } from "./variant-use.js";

/** What an expansion needs besides its source. */
export interface ExpandOptions {
  /** The built-in components. */
  readonly vocabulary: Vocabulary;
  /** The component that groups the elements of a body with several, if an attribute applies to all of them. */
  readonly group: ComponentEntry | undefined;
  readonly limits: ExpandLimits;
  /** Whether an element is drawn on its board or beside it, wherever it is written. */
  isOnBoard(component: ComponentEntry): boolean;
  /** A path in the imported file with an id, relative to the expanded source. */
  pathFrom(path: string, source: string): string;
  /** px of the board of a page, and of the gap to the next. */
  boardWidth(page: Element): number;
}

/** Expands elements under a parent. */
export type ExpandList = (
  elements: readonly Element[],
  parent: Element | undefined,
  cx: Context,
) => Element[];

/**
 * Maximum number of lists in each other. Slots go on outside of the use that fills them, so that their uses are neither in
 * each other nor deep, and a source of 1 KB would overflow the stack.
 */
const mostLists = 500;

/** Number of elements that were looked at per iteration that they count as. */
const looksPerTurn = 10;

/** Number of attributes and modifiers that no usual element has, and of looks for each one beyond them. */
const usualParts = 20;
const looksPerPart = 5;

/** The state of one expansion. */
export class Expansion {
  readonly options: ExpandOptions;
  readonly report: Reporter;
  readonly places: PlaceMap;
  readonly used = new Set<Definition>();
  readonly variants: VariantUse;
  readonly list: ExpandList;
  /** Whether anything was expanded that only prototypes need. */
  isLive = false;
  #isFull = false;
  #count = 0;
  #turns = 0;
  #looks = 0;
  #isTooDeep = false;
  /** Number of lists that are being expanded, one in the other. */
  #lists = 0;
  /** The number of elements in the outermost repeat, and of definitions around it; undefined outside repeats. */
  #repeat: { count: number; within: number } | undefined;
  #numbers = new Map<string, number>();

  constructor(options: ExpandOptions, report: Reporter, places: PlaceMap, list: ExpandList) {
    this.options = options;
    this.report = report;
    this.places = places;
    this.list = (elements, parent, cx) => {
      const [first] = elements;
      if (this.#lists >= mostLists) {
        if (first) this.#tooDeep(mostLists, placeOf(first, cx.shift));
        return [];
      }
      this.#lists++;
      const found = list(elements, parent, cx);
      this.#lists--;
      return found;
    };
    this.variants = new VariantUse(report);
  }

  /** Whether there is no room for more. */
  get isFull(): boolean {
    return this.#isFull || this.report.isFull;
  }

  /** Starts a page; uses are numbered from 1 on each. */
  startPage(): void {
    this.#numbers = new Map();
  }

  /** The number of the next use of a component on its page. */
  nextNumber(name: string): number {
    const number = (this.#numbers.get(name) ?? 0) + 1;
    this.#numbers.set(name, number);
    return number;
  }

  /** Counts an element; reports the first one over the limit. */
  count(element: Element, cx: Context): void {
    this.countRepeated(cx);
    const { elements: limit } = this.options.limits;
    if (++this.#count <= limit || this.isFull) return;
    this.#tell("elements", limit, placeOf(element, cx.shift));
    this.#isFull = true;
  }

  /** Counts an element written in a repeat; a use counts as one, whatever it expands to. */
  countRepeated({ within }: Context): void {
    if (this.#repeat?.within === within.length) this.#repeat.count++;
  }

  /** Counts an iteration of a repeat, a use or a slot, even if it produces nothing; false if there are too many. */
  mayTurn(place: Place): boolean {
    const { turns: limit } = this.options.limits;
    if (++this.#turns <= limit) return !this.isFull;
    if (!this.isFull) this.#tell("turns", limit, place);
    this.#isFull = true;
    return false;
  }

  /** Counts a look at an element with what a copy of it has; false if there are too many. */
  mayLookAt(element: Element, cx: Context): boolean {
    return this.mayLook(1, placeOf(element, cx.shift)) && this.mayCopy(element, cx);
  }

  /** Counts the attributes and modifiers of a copy beyond those that usual elements have; false if there are too many. */
  mayCopy(element: Element, { shift }: Context): boolean {
    const { attributes, modifiers } = element;
    const beyond = attributes.length + modifiers.length - usualParts;
    if (beyond <= 0) return true;
    return this.mayLook(looksPerPart * beyond, placeOf(element, shift));
  }

  /** Counts elements that are looked at, even if none is drawn; false if there are too many. */
  mayLook(count: number, place: Place): boolean {
    this.#looks += count;
    const { elements, looks } = this.options.limits;
    if (this.isFull || this.#looks <= looks) return !this.isFull;
    this.#tell("elements", elements, place);
    this.#isFull = true;
    return false;
  }

  /** Runs a repeat; returns nothing if the outermost one exceeds its limit. */
  repeat(element: Element, cx: Context, run: () => Element[]): readonly Element[] {
    if (this.#repeat) return run();
    const own = { count: 0, within: cx.within.length };
    this.#repeat = own;
    const found = run();
    this.#repeat = undefined;
    const { repeats: limit } = this.options.limits;
    if (own.count <= limit) return found;
    const data = { count: own.count, limit };
    this.report.add("reuse-limit", "repeats", data, placeOf(element, cx.shift));
    return [];
  }

  /** Whether an element may have children; reports the first one that is too deep. */
  mayHold(element: Element): boolean {
    let depth = 0;
    for (let at: Element | undefined = element; at; at = at.parent) depth++;
    const { depth: limit } = this.options.limits;
    if (depth <= limit) return true;
    return this.#tooDeep(limit, placeOf(element, 0));
  }

  /** Whether a definition may be used here: neither within itself nor too deep. */
  mayUse(definition: Definition, place: Place, { within }: Context): boolean {
    const first = within.indexOf(definition);
    if (first >= 0) {
      const way = [...within.slice(first), definition].map(({ name }) => name);
      this.report.add("reuse-circle", "found", { way }, place);
      return false;
    }
    const { uses: limit } = this.options.limits;
    if (within.length >= limit) return this.#tooDeep(limit, place);
    this.used.add(definition);
    return this.mayTurn(place);
  }

  /**
   * Gives the body of a use offsets of its own.
   *
   * @param isWrong - whether its arguments are
   */
  open(definition: Definition, place: Place, isWrong: boolean, cx: Context): PlaceRange {
    const { unit: user, from, to } = this.places.locate(place);
    const step = { name: definition.name, unit: user, from, to, isWrong };
    const { element, unit } = definition;
    return this.places.open(unit, element.from, element.to, [...cx.via, step]);
  }

  /** What was written out so far. */
  get counted(): Omit<Spent, "values"> {
    const turns = this.#turns + Math.floor(this.#looks / looksPerTurn);
    return { elements: this.#count, turns };
  }

  #tell(wording: "elements" | "turns", limit: number, place: Place): void {
    const isOfRun = this.options.limits.isOfRun ?? false;
    this.report.add("reuse-limit", isOfRun ? "run" : wording, { limit }, place);
  }

  #tooDeep(limit: number, place: Place): false {
    if (!this.#isTooDeep) this.report.add("reuse-limit", "depth", { limit }, place);
    this.#isTooDeep = true;
    return false;
  }
}
