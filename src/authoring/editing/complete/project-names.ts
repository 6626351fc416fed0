/** Completes the names of files, definitions and data. */
import type { Parameter } from "../../../language/ast/form.js";
import type { Candidate } from "../candidate.js";
import type { LanguageDocument } from "../language-document.js";
import { wordCandidate } from "./values.js";

/** Whether a path is that of a wireframe. */
export const isSource = (path: string): boolean => /\.(?:wf|wireframe)$/i.test(path);

/** Whether a path is that of a data file. */
export const isData = (path: string): boolean => /\.(?:json|csv)$/i.test(path);

/** Whether a path is that of a picture. */
export const isPicture = (path: string): boolean => /\.(?:png|jpe?g|svg|gif|webp)$/i.test(path);

/** The paths of the files of one kind. */
export function fileNames(
  { surroundings }: LanguageDocument,
  isQuoted: boolean,
  accepts: (path: string) => boolean,
): Candidate[] {
  const paths = (surroundings.paths?.() ?? []).filter(accepts);
  return paths.map((path) => ({ ...wordCandidate(path, isQuoted), kind: "file" }));
}

/** The names of components or layouts, with their parameters. */
export function definitionNames(
  { analysis: { names } }: LanguageDocument,
  table: "components" | "layouts",
  isQuoted: boolean,
): Candidate[] {
  return [...(names?.[table] ?? [])].map(([name, { parameters }]) => ({
    ...wordCandidate(name, isQuoted || /^[\w.-]+$/.test(name)),
    kind: "definition",
    detail: `(${parameters.map((each) => `${each.name.text}: ${typeOf(each)}`).join(", ")})`,
  }));
}

/** The type of a parameter, as written. */
export function typeOf({ type }: Parameter): string {
  return typeof type === "string" ? type : type.map((choice) => `"${choice}"`).join(" | ");
}

/** The names of data. */
export function dataNames(
  { analysis: { names } }: LanguageDocument,
  isQuoted: boolean,
): Candidate[] {
  return [...(names?.data.keys() ?? [])].map((name) => ({
    ...wordCandidate(name, isQuoted || /^[\w.-]+$/.test(name)),
    kind: "data",
  }));
}
