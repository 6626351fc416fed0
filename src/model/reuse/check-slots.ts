/** Checks the slots of a definition: names must be unique, and a layout needs one without a name. */
import { type Element, walkElements } from "../../language/ast/element.js";
import type { DiagnosticCollector } from "../../language/diagnostics/collector.js";
import type { Place } from "../../language/diagnostics/diagnostic.js";
import type { Definition } from "../../language/expand/unit.js";

/** The unnamed slot. */
const unnamed = "";

/** Reports problems with the slots of a definition. */
export function checkSlots(
  { kind, name, element }: Definition,
  at: Place,
  collector: DiagnosticCollector,
): void {
  const first = new Map<string, Place>();
  walkElements(element.block?.elements ?? [], ({ form, wordFrom, wordTo }: Element) => {
    if (form?.kind !== "slot") return;
    const place = { from: wordFrom, to: form.name?.to ?? wordTo };
    const key = form.name?.text ?? unnamed;
    const related = first.get(key);
    if (!related) first.set(key, place);
    else collector.add("reuse-slot", "twice", { name: form.name?.text }, place, { related });
  });
  if (kind === "layout" && element.block && !first.has(unnamed)) {
    collector.add("reuse-slot", "none", { name }, at);
  }
}
