/** Draws a document, or each of its pages, in all planned formats and themes. */
import type { MeasuredTree } from "../../../document-of.js";
import { findPage, pageNames, withPage } from "../../../drawing/lower/choose-pages.js";
import type { PageAddress } from "../../../drawing/lower/lower-document.js";
import type { DocumentNode } from "../../../language/ast/node.js";
import type { Diagnostic } from "../../../language/diagnostics/diagnostic.js";
import type { Estimate } from "../../../model/cost/estimate.js";
import type { RunRoom } from "../../../output/raster/paint-room.js";
import { UsageError } from "../../../workspace/usage-error.js";
import { type LimitedDrawing, PictureDrawer } from "./draw.js";
import type { RenderOptions } from "./format.js";
import { type PlannedPicture, targetOf } from "./plan-pictures.js";

/** A picture to be written; without a target it goes to standard output. */
export interface DrawnPicture {
  target: string | undefined;
  content: string | Uint8Array;
  /** Its size in readable form; HTML has none. */
  size?: string | undefined;
  /** The expected current content of the target: the text of a Markdown file whose links are written. */
  replaces?: string;
}

/** A part that is drawn by itself: a document, or one of its pages, with its name. */
export interface Part {
  name?: string | undefined;
  document: DocumentNode;
  /** Its estimate, if it is a whole source. */
  estimate?: Estimate;
}

/** The drawn parts, and the diagnostics that only drawing can find. */
export interface DrawnParts {
  /** The pictures of each part, in the order of the plan. */
  parts: DrawnPicture[][];
  diagnostics: Diagnostic[];
  /** Characters that painted pictures show boxes for. */
  missing: string;
  /** Families of the machine that some characters are drawn with. */
  systemFonts: ReadonlySet<string>;
}

/** The result for parts that are skipped. */
export const nothingDrawn: DrawnParts = {
  parts: [],
  diagnostics: [],
  missing: "",
  systemFonts: new Set(),
};

/** The document, or each of its pages; throws a UsageError if there is no such page. */
export function partsOf(
  { ast, estimate }: MeasuredTree,
  path: string,
  { page, split }: Pick<RenderOptions, "page" | "split">,
): Part[] {
  if (split) {
    const names = pageNames(ast);
    return ast.children.map((node, at) => ({ name: names[at]!, document: withPage(ast, node) }));
  }
  if (page !== undefined && findPage(ast, page) === undefined) {
    const titles = ast.children.map(({ label = "" }, at) => (label ? `"${label}"` : `${at + 1}`));
    const known = titles.length === 0 ? "it has no pages" : `it has ${titles.join(", ")}`;
    throw new UsageError(`${path}: unknown page "${page}"; ${known}`);
  }
  return [{ document: ast, estimate }];
}

/**
 * Draws all parts; throws a UsageError if one cannot be painted.
 * @param claim reserves a path, or throws a UsageError
 * @param addressesFrom returns the addresses of pages in other files, for a picture at a path
 */
export async function drawParts(
  parts: readonly Part[],
  pictures: readonly PlannedPicture[],
  options: RenderOptions & LimitedDrawing,
  claim: (target: string) => void,
  addressesFrom?: (picture: PlannedPicture, target: string | undefined) => PageAddress | undefined,
): Promise<DrawnParts> {
  const systemFonts = new Set<string>();
  const result: DrawnParts = { parts: [], diagnostics: [], missing: "", systemFonts };
  const room = {};
  for (const { name, document, estimate } of parts) {
    const source = estimate ? { ast: document, estimate } : document;
    const drawer = await new PictureDrawer(source, { ...options, room }).withSystemFonts(pictures);
    for (const family of drawer.systemFamilies) systemFonts.add(family);
    const drawn: DrawnPicture[] = [];
    for (const picture of pictures) {
      const target = targetOf(picture, name);
      if (target !== undefined) claim(target);
      refuseExcess(options.run);
      const drawing = await drawer.draw(picture, addressesFrom?.(picture, target));
      options.run?.size.count({ bytes: drawing.content.length, pixels: pixelsOf(drawing.content) });
      refuseExcess(options.run);
      drawn.push({ target, content: drawing.content, size: drawing.size });
      for (const diagnostic of drawing.diagnostics) result.diagnostics.push(diagnostic);
      result.missing = joined(result.missing, drawing.missing);
    }
    result.parts.push(drawn);
  }
  return result;
}

/** The number of pixels of a PNG; 0 for other pictures. */
function pixelsOf(content: string | Uint8Array): number {
  if (typeof content === "string" || content.length < 24 || content[1] !== 0x50) return 0;
  const header = Buffer.from(content.buffer, content.byteOffset, 24);
  return header.toString("latin1", 1, 4) === "PNG"
    ? header.readUInt32BE(16) * header.readUInt32BE(20)
    : 0;
}

function refuseExcess(run: RunRoom | undefined): void {
  const excess = run?.size.excess;
  if (excess !== undefined) throw new UsageError(`${excess}; draw fewer at a time`);
}

/** The characters of both, each once. */
export function joined(one: string, other = ""): string {
  return [...new Set(one + other)].join("");
}
