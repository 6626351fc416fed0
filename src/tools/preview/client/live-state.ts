/** Preserves the viewer's changes to live HTML across updates. */

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

interface Kept {
  value: string;
  isChecked: boolean;
}

/** What was opened, unfolded, selected and typed in a document. */
export class LiveState {
  /** Which parts were unfolded initially. */
  #unfolded = new Map<string, boolean>();

  /** Records the initial state of a document. */
  start(body: HTMLElement): void {
    const parts = [...keyed<HTMLDetailsElement>(body, "details")];
    this.#unfolded = new Map(parts.map(([key, { open }]) => [key, open]));
  }

  /**
   * Remembers the viewer's changes.
   * @param overlays the open ones, in the order in which they were opened
   * @returns a function that repeats the changes in another document, as far as it has the same parts
   */
  keep(body: HTMLElement, overlays: readonly HTMLElement[]): (next: HTMLElement) => void {
    const open = overlays.map(({ id }) => id).filter((id) => id !== "");
    const parts = [...keyed<HTMLDetailsElement>(body, "details")];
    const folds = new Map(
      parts
        .filter(([key, part]) => part.open !== this.#unfolded.get(key))
        .map(([key, part]) => [key, part.open]),
    );
    const fields = new Map(
      [...keyed<Field>(body, "input, select, textarea")]
        .filter(([, field]) => isTouched(field))
        .map(([key, field]) => [key, { value: field.value, isChecked: isChecked(field) }]),
    );
    return (next) => {
      for (const [key, part] of keyed<HTMLDetailsElement>(next, "details")) {
        part.open = folds.get(key) ?? part.open;
      }
      for (const [key, field] of keyed<Field>(next, "input, select, textarea")) {
        const kept = fields.get(key);
        if (!kept) continue;
        restore(field, kept);
      }
      for (const id of open) next.ownerDocument.getElementById(id)?.showPopover?.();
    };
  }
}

/** Elements under stable names: id or name, and their index among those that share it. */
function* keyed<T extends Element>(body: HTMLElement, selector: string): Iterable<[string, T]> {
  const counts = new Map<string, number>();
  for (const found of body.querySelectorAll<T>(selector)) {
    const name = found.id || (found.getAttribute("name") ?? "");
    const stem = `${found.tagName} ${name}`;
    const count = (counts.get(stem) ?? 0) + 1;
    counts.set(stem, count);
    yield [`${stem} ${count}`, found];
  }
}

function isChoice({ type }: Field): boolean {
  return type === "radio" || type === "checkbox";
}

function isChecked(field: Field): boolean {
  return "checked" in field && field.checked;
}

function isTouched(field: Field): boolean {
  if ("checked" in field && isChoice(field)) return field.checked !== field.defaultChecked;
  if (!("options" in field)) return field.value !== field.defaultValue;
  const options = [...field.options];
  const first = options.find(({ defaultSelected }) => defaultSelected) ?? options[0];
  return field.value !== first?.value;
}

function restore(field: Field, { value, isChecked: wasChecked }: Kept): void {
  if ("checked" in field && isChoice(field)) {
    // Selecting a radio updates the others; if it is gone, the initial one is selected again.
    if (wasChecked || field.type === "checkbox") field.checked = wasChecked;
  } else if (!("options" in field)) field.value = value;
  else if ([...field.options].some((option) => option.value === value)) field.value = value;
}
