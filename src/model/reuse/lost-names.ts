/** Tracks which names may be defined in files that could not be imported. */
import type { Form } from "../../language/ast/form.js";

type ImportForm = Extract<Form, { kind: "import" }>;

/** The failed imports of one source. */
export class LostNames {
  readonly #names = new Set<string>();
  readonly #prefixes = new Set<string>();
  #mayBeAny = false;

  /** Adds an import whose file cannot be used. */
  add({ names, as }: ImportForm): void {
    if (as) this.#prefixes.add(as.text);
    else if (names) for (const { text } of names) this.#names.add(text);
    else this.#mayBeAny = true;
  }

  /** Whether one of the files may define a name. */
  has(name: string): boolean {
    if (this.#mayBeAny || this.#names.has(name)) return true;
    const dot = name.indexOf(".");
    return dot !== -1 && this.#prefixes.has(name.slice(0, dot));
  }
}
