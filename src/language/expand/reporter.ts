/** Collects the diagnostics of an expansion. */
import type { Name } from "../ast/name.js";
import type { DiagnosticCode } from "../diagnostics/codes.js";
import { DiagnosticCollector } from "../diagnostics/collector.js";
import type { Problem } from "../diagnostics/create-diagnostic.js";
import type { Place } from "../diagnostics/diagnostic.js";
import { Suggester, spellingEdits } from "../diagnostics/suggester.js";
import { FieldUse } from "./field-use.js";

/** Maximum reports of one code: a body with a mistake may be used often, and a text can have thousands of names. */
const most = 500;

/** A collector that suggests names. */
export class Reporter extends DiagnosticCollector {
  readonly suggester: Suggester;
  readonly fields = new FieldUse();
  readonly #counts = new Map<DiagnosticCode, number>();

  readonly #mostValues: number;
  #values = 0;

  /**
   * @param length of the source, in characters
   * @param mostValues maximum total size of values
   */
  constructor(length: number, mostValues: number) {
    super();
    this.#mostValues = mostValues;
    this.suggester = new Suggester(length);
  }

  /** Total size of the values so far. */
  get valueCount(): number {
    return this.#values;
  }

  /** Whether there is no room for more values. */
  get isFull(): boolean {
    return this.#values > this.#mostValues;
  }

  /** Counts the size of a value; reports the first one over the limit. */
  takeValue(size: number, { from, to }: Place, shift: number): boolean {
    const wasFull = this.isFull;
    this.#values += size;
    if (this.isFull && !wasFull) {
      const data = { limit: this.#mostValues };
      this.add("reuse-limit", "values", data, { from: from + shift, to: to + shift });
    }
    return !this.isFull;
  }

  override addProblem(problem: Problem, place: Place): void {
    const count = (this.#counts.get(problem.code) ?? 0) + 1;
    this.#counts.set(problem.code, count);
    if (count <= most) super.addProblem(problem, place);
  }

  /** Whether further diagnostics of a code would be dropped, so that they need not be created. */
  isEnough(code: DiagnosticCode): boolean {
    return (this.#counts.get(code) ?? 0) >= most;
  }

  /**
   * Reports an undefined name.
   *
   * @param owner - the definition that lacks the parameter or slot
   */
  unknown(
    kind: string,
    { text, from, to }: Name,
    namesOf: () => readonly string[],
    owner?: string,
  ): void {
    if (this.isEnough("reuse-unknown")) return;
    const names = namesOf();
    const meant = this.suggester.nearest(text, `reuse ${kind} ${names.length}`, () => names);
    const edits = spellingEdits(text, meant, from, to);
    const data = { kind, name: text, meant, known: names };
    const place = { from, to };
    if (owner === undefined) this.add("reuse-unknown", "missing", data, place, { edits });
    else this.add("reuse-unknown", "part", { ...data, owner }, place, { edits });
  }

  /**
   * Reports an unknown name after `$`.
   *
   * @param nameFrom - the start of the name itself; undefined in a text with escapes
   */
  undeclared(
    name: string,
    place: Place,
    nameFrom: number | undefined,
    namesOf: () => readonly string[],
  ): void {
    if (this.isEnough("reuse-value")) return;
    const names = namesOf();
    const meant = this.suggester.nearest(name, `reuse name ${names.join(" ")}`, () => names);
    const edits =
      nameFrom === undefined
        ? undefined
        : spellingEdits(name, meant, nameFrom, nameFrom + name.length);
    this.add("reuse-value", "undeclared", { name, meant }, place, { edits });
  }

  /** Reports a field that no record has. */
  missingField(field: string, place: Place, known: () => readonly string[]): void {
    if (this.isEnough("reuse-value")) return;
    this.add("reuse-value", "field", { field, known: known() }, place);
  }
}
