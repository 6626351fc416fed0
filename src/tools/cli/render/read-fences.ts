/** Reads the wireframes in the code fences of a Markdown file, and names their pictures. */
import { analyze } from "../../../analyze.js";
import { SourceText } from "../../../base/text/source-text.js";
import { findPage } from "../../../drawing/lower/choose-pages.js";
import { DiagnosticCollector } from "../../../language/diagnostics/collector.js";
import type { Diagnostic } from "../../../language/diagnostics/diagnostic.js";
import type { Estimate } from "../../../model/cost/estimate.js";
import type { SourceImports } from "../../../source-pages.js";
import { moveDiagnostic } from "../../../workspace/markdown/check-markdown.js";
import { type FenceOptions, readFenceOptions } from "../../../workspace/markdown/fence-options.js";
import { isComponent } from "../../../workspace/markdown/known-component.js";
import { limitedFences } from "../../../workspace/markdown/limited-fences.js";
import { nameFences } from "../../../workspace/markdown/name-fences.js";
import { UsageError } from "../../../workspace/usage-error.js";
import type { LimitedDrawing } from "../pictures/draw.js";
import { type Part, partsOf } from "../pictures/draw-parts.js";
import type { RenderOptions } from "../pictures/format.js";
import { definesOnly } from "./defines-only.js";

/** A code fence that contains a wireframe. */
export interface FencedWireframe {
  /** Where it opens, as `spec.md:12`. */
  place: string;
  /** Whether it is drawn: it has the requested page, and does not only define things for other files. */
  isWanted: boolean;
  /** The parts of it that are drawn. */
  parts: Part[];
  /** The options in its info string. */
  options: FenceOptions;
  /** What a picture of it costs. */
  cost: Estimate["total"];
  /** Diagnostics, at their places in the Markdown file. */
  diagnostics: Diagnostic[];
  /** Ids of the files that it imports. */
  files: readonly string[];
  /** Moves a diagnostic found while drawing to its place in the Markdown file. */
  move(diagnostic: Diagnostic): Diagnostic;
}

/**
 * Maximum number of boxes of all wireframes in a file, which is drawn as a whole: their trees and pictures, of 2 kB and more for
 * each box, are in memory together.
 */
const mostBoxes = 500_000;

/** Number of boxes of a wireframe that count: with more of them, it is hardly drawn. */
const mostOfFence = 50_000;

/** All wireframes of a text; throws a UsageError if there are too many or too large ones, or if none has the requested page. */
export function readFences(
  text: string,
  path: string,
  options: Pick<RenderOptions, "page" | "split" | "output"> & LimitedDrawing,
  imports: SourceImports,
): FencedWireframe[] {
  const source = new SourceText(text);
  const limited = options.limits ? { limits: options.limits } : {};
  const { fences, excess } = limitedFences(text, path, isComponent);
  if (excess) throw new UsageError(`${path}: ${excess.message}; split it into several files`);
  const ofOptions = new DiagnosticCollector();
  let boxes = 0;
  const read = fences.map((fence) => {
    const analysis = analyze(fence.content, {
      locations: "offsets",
      ...limited,
      ...imports,
    });
    const { ast, diagnostics, files } = analysis;
    boxes += Math.min(analysis.estimate.total.boxes, mostOfFence);
    if (boxes > mostBoxes) {
      const most = mostBoxes.toLocaleString("en-US");
      throw new UsageError(
        `${path}: its wireframes have more than ${most} boxes together; split it into several files`,
      );
    }
    const place = `${path}:${source.locate(fence.opening.text).line}`;
    return {
      fence,
      info: fence.info,
      place,
      ast,
      estimate: analysis.estimate,
      diagnostics,
      files,
      isDrawn: !definesOnly(analysis),
      own: readFenceOptions(fence, ofOptions),
    };
  });
  const names = nameFences(read, options.split);
  const wireframes = read.map((each, at) => {
    const { fence, ast, diagnostics, files, place, isDrawn } = each;
    const { options: asked, diagnostics: ofInfo } = each.own;
    const move = (diagnostic: Diagnostic) => moveDiagnostic(diagnostic, fence);
    const isWanted =
      isDrawn && (options.page === undefined || findPage(ast, options.page) !== undefined);
    const parts = isWanted ? partsOf(each, place, options) : [];
    const own = parts.map((part, index) => ({ ...part, name: names[at]![index] }));
    // A picture with a path of its own needs no name.
    return {
      place,
      isWanted,
      cost: each.estimate.total,
      parts: options.output === undefined ? own : parts,
      options: asked,
      diagnostics: [...ofInfo, ...diagnostics.map(move)],
      files,
      move,
    };
  });
  const isNone =
    options.page !== undefined &&
    wireframes.length > 0 &&
    wireframes.every(({ isWanted }) => !isWanted);
  if (isNone) {
    throw new UsageError(`${path}: no wireframe has a page "${options.page}"`);
  }
  return wireframes;
}
