/** Finds definitions and uses of a name in all sources of a project. */
import type { SourcePlace } from "../../../language/diagnostics/diagnostic.js";
import { isSame, type Occurrence, occurrenceAt } from "./occurrence.js";
import type { Project, ProjectSource } from "./project.js";

/** An occurrence in a source of the project. */
export interface FoundName {
  readonly in: ProjectSource;
  readonly occurrence: Occurrence;
}

/** The name at an offset of the current document. */
export function nameAt(project: Project, offset: number): Occurrence | undefined {
  return occurrenceAt(ownSource(project)?.occurrences ?? [], offset);
}

function ownSource(project: Project): ProjectSource | undefined {
  for (const source of project.sources()) if (source.file === project.file) return source;
  return undefined;
}

/** All occurrences of a name, including its definition. */
export function findNames(project: Project, wanted: Occurrence): FoundName[] {
  const found: FoundName[] = [];
  const isLocal = !wanted.isPublic && wanted.file === project.file && wanted.kind !== "target";
  for (const source of project.sources()) {
    if (isLocal && source.file !== project.file) continue;
    for (const occurrence of source.occurrences) {
      if (isSame(occurrence, wanted) && isReachable(occurrence, wanted, source)) {
        found.push({ in: source, occurrence });
      }
    }
  }
  return found;
}

/** Whether a target in another source can be meant; only pages can. */
function isReachable(found: Occurrence, wanted: Occurrence, { file }: ProjectSource): boolean {
  if (found.kind !== "target" || found.file === wanted.file) return true;
  if (found.isDefinition) return found.isPublic || file === wanted.file;
  return wanted.isDefinition ? wanted.isPublic : true;
}

/** Where the name at an offset is defined. */
export function findDefinitions(project: Project, offset: number): SourcePlace[] {
  const wanted = nameAt(project, offset);
  if (!wanted) return [];
  return findNames(project, wanted)
    .filter(({ occurrence }) => occurrence.isDefinition)
    .map(({ in: { file }, occurrence: { from, to } }) => ({ source: file, from, to }));
}

/** Where the name at an offset is used. */
export function findReferences(
  project: Project,
  offset: number,
  withDefinition: boolean,
): SourcePlace[] {
  const wanted = nameAt(project, offset);
  if (!wanted) return [];
  return findNames(project, wanted)
    .filter(({ occurrence }) => withDefinition || !occurrence.isDefinition)
    .map(({ in: { file }, occurrence: { from, to } }) => ({ source: file, from, to }));
}
