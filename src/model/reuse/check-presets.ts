/** Checks that the defaults of parameters have the right types. */
import type { ComponentEntry } from "../../language/ast/element.js";
import type { Parameter } from "../../language/ast/form.js";
import type { DiagnosticCollector } from "../../language/diagnostics/collector.js";
import { Suggester } from "../../language/diagnostics/suggester.js";

/** Reports defaults of the wrong type; returns whether there are any. Icons are checked where they are drawn. */
export function checkPresets(
  parameters: readonly Parameter[],
  { attributes }: ComponentEntry,
  text: string,
  collector: DiagnosticCollector,
): boolean {
  let isWrong = false;
  for (const { name, type, preset } of parameters) {
    if (!preset || type === "icon") continue;
    const kind = attributes.get(name.text)?.kind;
    const problem = kind?.check(preset, name.text, new Suggester(text.length));
    if (problem) collector.addProblem(problem, preset);
    if (problem) isWrong = true;
  }
  return isWrong;
}
