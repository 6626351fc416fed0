/** Computes the edits of a rename, or explains why it is not possible. */
import { quoted } from "../../../base/text/phrases.js";
import { isFormWord } from "../../../language/ast/form.js";
import type { TextEdit } from "../../../language/diagnostics/diagnostic.js";
import { vocabulary } from "../../../model/components/registry.generated.js";
import { findNames, nameAt } from "./find-references.js";
import type { Occurrence } from "./occurrence.js";
import type { Project } from "./project.js";

/** The edits of a rename, or the reason against it. */
export type Renaming = { edits: TextEdit[] } | { problem: string };

/** The name at an offset, if it can be renamed. */
export function renamable(project: Project, offset: number): Occurrence | undefined {
  const found = nameAt(project, offset);
  if (!found) return undefined;
  return findNames(project, found).some(({ occurrence }) => occurrence.isDefinition)
    ? found
    : undefined;
}

/** Renames the name at an offset. */
export function rename(project: Project, offset: number, name: string): Renaming {
  const wanted = renamable(project, offset);
  if (!wanted) return { problem: "there is nothing here that can be renamed" };
  const found = findNames(project, wanted);
  const problem = clash(project, wanted, name);
  if (problem !== undefined) return { problem };
  const edits = found.map(({ in: { file }, occurrence }): TextEdit => {
    const { from, to, isQuoted, kind } = occurrence;
    const isBare = kind !== "target" || isQuoted || isWord(name);
    const text = name.replace(/[\\"]/g, "\\$&");
    return { source: file, from, to, insert: isBare ? (isQuoted ? text : name) : `"${text}"` };
  });
  return { edits };
}

function isWord(name: string): boolean {
  return /^[A-Za-z_][A-Za-z0-9_-]*$/.test(name);
}

/** Why a name is not possible; undefined if it is. */
function clash(project: Project, wanted: Occurrence, name: string): string | undefined {
  const isText = wanted.kind === "target";
  if (name.trim() === "") return "a name cannot be empty";
  if (isText ? /[\r\n]/.test(name) : !isWord(name)) return `${quoted(name)} is not a name`;
  if (name === wanted.name) return undefined;
  if (wanted.kind === "component") {
    if (vocabulary.component(name)) return `${quoted(name)} is a built-in component`;
    if (isFormWord(name)) return `${quoted(name)} is a word of the language`;
    const isModifier = vocabulary.components.some(({ modifiers }) => modifiers.has(name));
    if (isModifier) return `${quoted(name)} is a modifier`;
  }
  // Such a word after "slot" would start an element of its own.
  if (wanted.kind === "slot" && (vocabulary.component(name) || isFormWord(name))) {
    return `${quoted(name)} is ${isFormWord(name) ? "a word of the language" : "a component"}`;
  }
  for (const { occurrences, file } of project.sources()) {
    const isConcerned =
      file === wanted.file ||
      file === project.file ||
      occurrences.some(
        (o) => o.file === wanted.file && o.kind === wanted.kind && o.name === wanted.name,
      );
    if (!isConcerned) continue;
    const taken = occurrences.find(
      (other) =>
        other.isDefinition &&
        other.name === name &&
        ((other.kind === wanted.kind && other.owner === wanted.owner) ||
          // After "slot", the name of a component starts an element of its own.
          (wanted.kind === "slot" && other.kind === "component") ||
          (wanted.kind === "component" && other.kind === "slot")),
    );
    if (taken?.kind === wanted.kind) return `${quoted(name)} is taken by another ${wanted.kind}`;
    if (taken) return `${quoted(name)} is a ${taken.kind}`;
  }
  return undefined;
}
