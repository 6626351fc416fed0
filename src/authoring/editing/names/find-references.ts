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
  const isLocal = isLocalTo(project, wanted);
  const found: FoundName[] = [];
  for (const source of project.sources()) {
    if (isLocal && source.file !== project.file) continue;
    for (const occurrence of source.occurrences) {
      if (isMeant(occurrence, wanted, source)) found.push({ in: source, occurrence });
    }
  }
  return found;
}

/** The same for many names of a project, whose occurrences are sorted by name only once. */
export function nameFinder(project: Project): (wanted: Occurrence) => FoundName[] {
  const byName = new Map<string, FoundName[]>();
  for (const source of project.sources()) {
    for (const occurrence of source.occurrences) {
      const same = byName.get(occurrence.name);
      if (same) same.push({ in: source, occurrence });
      else byName.set(occurrence.name, [{ in: source, occurrence }]);
    }
  }
  return (wanted) => {
    const isLocal = isLocalTo(project, wanted);
    return (byName.get(wanted.name) ?? []).filter(
      ({ in: source, occurrence }) =>
        !(isLocal && source.file !== project.file) && isMeant(occurrence, wanted, source),
    );
  };
}

/** Whether only the current document can use a name. */
function isLocalTo(project: Project, { isPublic, file, kind }: Occurrence): boolean {
  return !isPublic && file === project.file && kind !== "target";
}

function isMeant(occurrence: Occurrence, wanted: Occurrence, source: ProjectSource): boolean {
  return isSame(occurrence, wanted) && isReachable(occurrence, wanted, source);
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
