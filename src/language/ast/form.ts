/** The heads of reuse: what `component`, `use`, `repeat` and the others say besides attributes and a block. */
import type { Name } from "./name.js";
import type { Argument, Literal } from "./value.js";

/** The types of parameters, besides choices. */
export const parameterTypes = ["string", "number", "boolean", "icon", "list", "record"] as const;

/** One of them. */
export type ParameterType = (typeof parameterTypes)[number];

/** A parameter of a component or layout. */
export interface Parameter {
  name: Name;
  /** The choices that it has instead of a type. */
  type: ParameterType | readonly string[];
  /** Undefined for one that has to be given. */
  preset: Literal | undefined;
}

/** What the head of a definition, or of what uses one, says. */
export type Form =
  | { kind: "component" | "layout"; name: Name; parameters: readonly Parameter[] }
  | { kind: "use"; name: Name; arguments: readonly Argument[]; from: Literal | undefined }
  | { kind: "slot"; name: Name | undefined }
  | { kind: "fill"; name: Name }
  | { kind: "repeat"; over: Literal; as: Name | undefined; index: Name | undefined }
  | { kind: "data"; name: Name; items: Literal | undefined; file: Literal | undefined }
  | { kind: "tokens"; values: readonly Argument[] }
  | { kind: "import"; file: Literal; names: readonly Name[] | undefined; as: Name | undefined };

/** What a form is called. */
export type FormKind = Form["kind"];

/** The forms that stand at the top level only. */
export const topLevelForms: ReadonlySet<string> = new Set<FormKind>([
  "component",
  "layout",
  "data",
  "import",
  "tokens",
]);

/** The forms that stand between elements. */
export const innerForms: ReadonlySet<string> = new Set<FormKind>(["use", "slot", "fill", "repeat"]);

/** What other languages call the forms, with what to write instead. */
export const foreignForms: ReadonlyMap<string, string> = new Map([
  ["for", "repeat LIST as name { … }"],
  ["each", "repeat LIST as name { … }"],
  ["loop", "repeat 3 { … }"],
  ["include", 'import "file.wf"'],
  ["require", 'import "file.wf"'],
  ["extends", "page uses=layout { … }"],
]);

/** The attributes that belong to reuse, and not to a component. */
export const formAttributes: ReadonlySet<string> = new Set([
  "uses",
  "with",
  "variants",
  "when",
  "states",
  "visibleWhen",
  "enabledWhen",
  "on",
]);

/** The attribute that has records, of components that take them. */
export const recordsName = "data";

/** Says whether a word starts a form somewhere. */
export function isFormWord(word: string): boolean {
  return topLevelForms.has(word) || innerForms.has(word);
}
