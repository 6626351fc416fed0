/** Draws all pictures of one wireframe, and reports its diagnostics. */
import { analyze } from "../../../analyze.js";
import { judge } from "../../../language/check/verdict.js";
import type { Diagnostic } from "../../../language/diagnostics/diagnostic.js";
import { projectPictures } from "../../../workspace/files/project-pictures.js";
import { readOperand } from "../../../workspace/files/read-operand.js";
import type { Io } from "../../../workspace/io.js";
import { designOf, filesOfDesign } from "../../../workspace/watched/design-of.js";
import { type DrawnPicture, drawParts, nothingDrawn, partsOf } from "../pictures/draw-parts.js";
import type { PlannedFile, Targets } from "../pictures/plan-pictures.js";
import { boxesOf } from "./boxes-of.js";
import { definesOnly } from "./defines-only.js";
import { inLittleMemory } from "./in-little-memory.js";
import type { PageLinks } from "./page-links.js";
import { refuses, refusesFonts, tellDiagnostics } from "./tell-diagnostics.js";
import { tellFrames } from "./tell-frames.js";

/** The result of drawing a file. */
export interface RenderedFile {
  /** All pictures of each wireframe, or none of them. */
  pictures: DrawnPicture[];
  /** Number of wireframes in the file. */
  wireframes: number;
  /** 1 if a source has errors. */
  code: number;
  /** Ids of the files that it imports. */
  files: readonly string[];
}

/** Draws a wireframe; throws a UsageError if it cannot be read or painted. */
export async function renderFile(
  planned: PlannedFile,
  targets: Targets,
  io: Io,
  links: PageLinks,
): Promise<RenderedFile> {
  const operand = await readOperand(planned.file.path, io, planned.maxFileSize);
  return await inLittleMemory(operand.text, () => renderText(operand, planned, targets, io, links));
}

async function renderText(
  { name, text, unreadable }: Awaited<ReturnType<typeof readOperand>>,
  planned: PlannedFile,
  targets: Targets,
  io: Io,
  links: PageLinks,
): Promise<RenderedFile> {
  const { file, options, limits, severity, fonts, machineFonts, run, pictures } = planned;
  const analysis = unreadable
    ? undefined
    : analyze(text, {
        locations: "offsets",
        ...(limits && { limits }),
        ...links.seenFrom(planned),
      });
  const judged = (found: readonly Diagnostic[]): Diagnostic[] =>
    judge(found, { severity, strict: options.strict }).diagnostics;
  const diagnostics = judged(analysis?.diagnostics ?? [unreadable!]);
  const images = projectPictures(
    file.absolute ?? `${io.cwd}/-`,
    undefined,
    undefined,
    run?.pixelsOfFile(),
  );
  const isDrawn = analysis && !definesOnly(analysis);
  if (isDrawn) run?.size.countBoxes(boxesOf(analysis.estimate.total, pictures));
  const drawn =
    isDrawn && !refuses(diagnostics, options)
      ? await drawParts(
          partsOf(analysis, file.path, options),
          pictures,
          {
            ...options,
            name,
            limits,
            fonts,
            machineFonts,
            run,
            pictures: images,
            design: designOf(planned),
          },
          (target) => targets.claim(target, file),
          (picture, target) => links.from(planned, picture, target),
        )
      : nothingDrawn;
  const all = [...diagnostics, ...judged(drawn.diagnostics)];
  const code = await tellDiagnostics(
    { ...drawn, name, text, imported: links.imported, diagnostics: all },
    options,
    io,
  );
  if (drawn !== nothingDrawn) await tellFrames(analysis!.ast, planned, name, io);
  return {
    pictures: refuses(all, options) || refusesFonts(drawn, options) ? [] : drawn.parts.flat(),
    wireframes: analysis && !isDrawn ? 0 : 1,
    code,
    files: [...(analysis?.files ?? []), ...filesOfDesign(planned), ...images.files],
  };
}
