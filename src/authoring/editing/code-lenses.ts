/** Shows above definitions and pages how often they are used. */

import { amount } from "../../base/text/phrases.js";
import type { Place, SourcePlace } from "../../language/diagnostics/diagnostic.js";
import { nameFinder } from "./names/find-references.js";
import type { Occurrence } from "./names/occurrence.js";
import type { Project } from "./names/project.js";

/** A line above a definition. */
export interface CodeLens extends Place {
  title: string;
  uses: readonly SourcePlace[];
}

const counted: ReadonlySet<Occurrence["kind"]> = new Set(["component", "layout", "data"]);

/** Maximum number of uses in all lines: definitions of the same name have the same ones. */
const mostUses = 100_000;

/** The lines above the definitions of the current document. */
export function codeLenses(project: Project): CodeLens[] {
  const lenses: CodeLens[] = [];
  let find: ReturnType<typeof nameFinder> | undefined;
  let left = mostUses;
  for (const { file, occurrences } of project.sources()) {
    if (file !== project.file) continue;
    for (const definition of occurrences) {
      if (!definition.isDefinition || definition.file !== project.file) continue;
      const isPage = definition.kind === "target" && definition.isPublic;
      if (!isPage && !counted.has(definition.kind)) continue;
      find ??= nameFinder(project);
      const uses = find(definition).filter(({ occurrence }) => !occurrence.isDefinition);
      // Pages without links to them are normal, unused definitions are not.
      if (isPage && uses.length === 0) continue;
      // The first one is shown in any case.
      if (left < uses.length && lenses.length > 0) return lenses;
      left -= uses.length;
      lenses.push({
        from: definition.from,
        to: definition.to,
        title: amount(uses.length, isPage ? "link" : "use"),
        uses: uses.map(({ in: source, occurrence: { from, to } }) => ({
          source: source.file,
          from,
          to,
        })),
      });
    }
  }
  return lenses;
}
