/** Draws all pictures of one wireframe, and reports its diagnostics. */
import { analyze } from "../../analyze.js";
import type { Diagnostic } from "../../text/diagnostic.js";
import { readOperand } from "../files/read-operand.js";
import type { Io } from "../io.js";
import { type DrawnPicture, drawParts, partsOf } from "./draw-parts.js";
import type { PageLinks } from "./page-links.js";
import type { PlannedFile, Targets } from "./plan-pictures.js";
import { refuses, tellDiagnostics } from "./tell-diagnostics.js";

/** What drawing a file came to. */
export interface RenderedFile {
  /** All pictures of each wireframe, or none. */
  pictures: DrawnPicture[];
  /** Number of wireframes in the file. */
  wireframes: number;
  /** 1 where a source has errors. */
  code: number;
}

/** Draws a wireframe; throws a UsageError where it cannot be read or painted. */
export async function renderFile(
  planned: PlannedFile,
  targets: Targets,
  io: Io,
  links: PageLinks,
): Promise<RenderedFile> {
  const { file, options, limits, pictures } = planned;
  const { name, text, unreadable } = await readOperand(file.path, io);
  const { ast, diagnostics } = unreadable
    ? { ast: undefined, diagnostics: [unreadable] }
    : analyze(text, { locations: true, ...(limits && { limits }), ...links.seenFrom(planned) });
  const isRefused = (found: readonly Diagnostic[]): boolean =>
    found.some((diagnostic) => refuses(diagnostic, options));
  const drawn =
    ast && !isRefused(diagnostics)
      ? await drawParts(
          partsOf(ast, file.path, options),
          pictures,
          { ...options, limits },
          (target) => targets.claim(target, file),
          (picture, target) => links.from(planned, picture, target),
        )
      : { parts: [], diagnostics: [], missing: "" };
  const all = [...diagnostics, ...drawn.diagnostics];
  const code = await tellDiagnostics(
    { name, text, diagnostics: all, missing: drawn.missing },
    options,
    io,
  );
  return { pictures: isRefused(all) ? [] : drawn.parts.flat(), wireframes: 1, code };
}
