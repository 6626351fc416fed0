/** Shows the parameters of a component or layout while its arguments are written. */
import type { Definition } from "../../language/expand/unit.js";
import { caretAt } from "./caret.js";
import { typeOf } from "./complete/project-names.js";
import { elementsAt } from "./element-at.js";
import type { LanguageDocument } from "./language-document.js";

/** The parameters of a definition, and the current one. */
export interface SignatureHelp {
  label: string;
  /** Each parameter as a range of the label. */
  parameters: readonly { from: number; to: number }[];
  active: number | undefined;
}

/** The signature at an offset; undefined outside arguments. */
export function signatureHelp(
  document: LanguageDocument,
  offset: number,
): SignatureHelp | undefined {
  const caret = caretAt(document, offset);
  const { names, elements } = document.analysis;
  if (caret.place === "argument" || caret.place === "argumentValue") {
    const table = caret.word === "use" ? names?.components : names?.layouts;
    const definition = table?.get(caret.callee);
    if (!definition) return undefined;
    const name = caret.place === "argumentValue" ? caret.name : undefined;
    const given = caret.place === "argument" ? caret.given : [];
    return signatureOf(definition, name, given);
  }
  // A component used like a built-in one.
  const element = elementsAt(elements.elements, offset).at(-1);
  const definition = element && !element.form ? names?.components.get(element.word) : undefined;
  if (!element || !definition || offset <= element.wordTo) return undefined;
  if (element.block && offset > element.block.open) return undefined;
  const isValue = caret.place === "value";
  return signatureOf(definition, isValue ? caret.name : undefined, []);
}

function signatureOf(
  { name, parameters }: Definition,
  writing: string | undefined,
  given: readonly string[],
): SignatureHelp {
  let label = `${name}(`;
  const ranges = parameters.map((parameter, at) => {
    if (at > 0) label += ", ";
    const from = label.length;
    label += `${parameter.name.text}: ${typeOf(parameter)}`;
    if (parameter.preset) label += ` = ${presetOf(parameter.preset.value)}`;
    return { from, to: label.length };
  });
  label += ")";
  const active = parameters.findIndex(({ name: { text } }) =>
    writing === undefined ? !given.includes(text) : text === writing,
  );
  return { label, parameters: ranges, active: active < 0 ? undefined : active };
}

function presetOf(value: unknown): string {
  return JSON.stringify(value);
}
