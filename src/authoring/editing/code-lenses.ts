/** Shows above definitions and pages how often they are used. */

import { amount } from "../../base/text/phrases.js";
import type { Place, SourcePlace } from "../../language/diagnostics/diagnostic.js";
import { findNames } from "./names/find-references.js";
import type { Occurrence } from "./names/occurrence.js";
import type { Project } from "./names/project.js";

/** A line above a definition. */
export interface CodeLens extends Place {
  title: string;
  uses: readonly SourcePlace[];
}

const counted: ReadonlySet<Occurrence["kind"]> = new Set(["component", "layout", "data"]);

/** The lines above the definitions of the current document. */
export function codeLenses(project: Project): CodeLens[] {
  const lenses: CodeLens[] = [];
  for (const { file, occurrences } of project.sources()) {
    if (file !== project.file) continue;
    for (const definition of occurrences) {
      if (!definition.isDefinition || definition.file !== project.file) continue;
      const isPage = definition.kind === "target" && definition.isPublic;
      if (!isPage && !counted.has(definition.kind)) continue;
      const uses = findNames(project, definition).filter(
        ({ occurrence }) => !occurrence.isDefinition,
      );
      // Pages without links to them are normal, unused definitions are not.
      if (isPage && uses.length === 0) continue;
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
