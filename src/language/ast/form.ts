/** The heads of reuse: the parts of `component`, `use`, `repeat` and the others besides attributes and blocks. */
import type { Name } from "./name.js";
import type { Argument, Literal } from "./value.js";

/** The types of parameters, apart from choices. */
export const parameterTypes = ["string", "number", "boolean", "icon", "list", "record"] as const;

/** One of these types. */
export type ParameterType = (typeof parameterTypes)[number];

/** A parameter of a component or layout. */
export interface Parameter {
  name: Name;
  /** A type, or a list of choices. */
  type: ParameterType | readonly string[];
  /** Undefined for a required parameter. */
  preset: Literal | undefined;
}

/** The head of a definition or use. */
export type Form =
  | { kind: "component" | "layout"; name: Name; parameters: readonly Parameter[] }
  | { kind: "use"; name: Name; arguments: readonly Argument[]; from: Literal | undefined }
  | { kind: "slot"; name: Name | undefined }
  | { kind: "fill"; name: Name }
  | { kind: "repeat"; over: Literal; as: Name | undefined; index: Name | undefined }
  | { kind: "data"; name: Name; items: Literal | undefined; file: Literal | undefined }
  | { kind: "tokens"; values: readonly Argument[] }
  | { kind: "import"; file: Literal; names: readonly Name[] | undefined; as: Name | undefined };

/** The name of a form. */
export type FormKind = Form["kind"];

/** The forms that are only allowed at the top level. */
export const topLevelForms: ReadonlySet<string> = new Set<FormKind>([
  "component",
  "layout",
  "data",
  "import",
  "tokens",
]);

/** The forms that are allowed between elements. */
export const innerForms: ReadonlySet<string> = new Set<FormKind>(["use", "slot", "fill", "repeat"]);

/** Names of the forms in other languages, each with its replacement. */
export const foreignForms: ReadonlyMap<string, string> = new Map([
  ["for", "repeat LIST as name { … }"],
  ["each", "repeat LIST as name { … }"],
  ["loop", "repeat 3 { … }"],
  ["include", 'import "file.wf"'],
  ["require", 'import "file.wf"'],
  ["extends", "page uses=layout { … }"],
]);

/** The attributes that belong to reuse rather than to a component. */
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

/** The attribute that contains the records of components that accept them. */
export const recordsName = "data";

/** Whether a word starts a form anywhere. */
export function isFormWord(word: string): boolean {
  return topLevelForms.has(word) || innerForms.has(word);
}
