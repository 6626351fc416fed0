/** Draws and inspects a page of a source: the first one, unless another one or all are requested. */
import { type InspectedSource, inspectSource } from "../../authoring/inspect/inspect-source.js";
import type { InspectedBoard } from "../../authoring/inspect/inspected.js";
import type { FontChoice } from "../../base/fonts/font-choice.js";
import { listed, quoted } from "../../base/text/phrases.js";
import type { Composition } from "../../composition.js";
import { findPage } from "../../drawing/lower/choose-pages.js";
import type { Area, SvgPicture } from "../../drawing/svg/paint-svg.js";
import type { DocumentNode } from "../../language/ast/node.js";
import { paintablePictures } from "../../output/raster/paintable-pictures.js";
import { type PictureFont, pictureFont } from "../../output/raster/picture-font.js";
import { UsageError } from "../../workspace/usage-error.js";
import { everyPage } from "./every-page.js";
import { contextOf } from "./source-context.js";
import type { TaskDrawing, TaskSource, ToldFindings } from "./task.js";
import { tellFindings } from "./tell-findings.js";

/** A drawn page. */
export interface ShownPage {
  inspected: InspectedSource;
  composition: Composition;
  /** The picture for renderers that have our fonts. */
  composed: SvgPicture;
  /** A part of it. */
  partOf(area: Area): SvgPicture;
  /** The same for people, whose viewers do not have our fonts. */
  withLetters(choice: FontChoice): string;
  findings: ToldFindings;
  /** The names of all pages of the source. */
  pages: string[];
}

/**
 * Draws the page; throws a UsageError if the page does not exist, or if the source has errors.
 *
 * @param isSomewhere whether the requested element may be on any page, so that no page is chosen
 * @param partial whether more of the source is still to come
 */
export async function inspectPage(
  source: TaskSource,
  drawing: TaskDrawing,
  { isSomewhere = false, partial = false } = {},
): Promise<ShownPage> {
  const context = await contextOf(source, drawing);
  const { options, imports, settle } = context;
  const pictures = paintablePictures(context.pictures);
  const settings = { ...options, pictures, partial };
  const whole = inspectSource(source.text, settings);
  const told = (found: InspectedSource) =>
    tellFindings(source.text, settle(found.diagnostics), imports.texts);
  if (whole.composition === undefined) throw new UsageError(refusal(told(whole)));
  const [first] = whole.boards;
  const isOne = whole.boards.every(({ board }) => board.board.called === first?.board.board.called);
  const page = drawing.page ?? (isOne || isSomewhere ? undefined : "1");
  if (page !== undefined && page !== everyPage && findPage(whole.document, page) === undefined) {
    throw noSuchPage(page, whole.document);
  }
  const isWhole = page === undefined || page === everyPage;
  const inspected = isWhole ? whole : inspectSource(source.text, { ...settings, page });
  // A source without errors has a drawing.
  const composition = inspected.composition!;
  const draw = (font?: PictureFont, area?: Area) =>
    composition.svg({ ...font, theme: settings.theme, missing: new Set(), area });
  return {
    inspected,
    composition,
    composed: draw(),
    partOf: (area) => draw(undefined, area),
    withLetters: (choice) => draw(pictureFont(choice)).svg,
    findings: told(inspected),
    pages: [...new Set(whole.boards.map(({ board }) => nameOfPage(board.board)))],
  };
}

/** The problem of a page that there is not, with the names that would be taken. */
export function noSuchPage(page: string, { children }: DocumentNode): UsageError {
  const names = children.map(({ attributes, label }, at) => {
    const name = label || attributes?.id;
    return name === undefined ? `${at + 1}` : quoted(String(name));
  });
  return new UsageError(
    `there is no page ${quoted(page)}; name one of ${listed(names, "or", 20)}, or ${everyPage}`,
  );
}

/** The name of a page in arguments: its id, or else its title. */
function nameOfPage({ called, title }: InspectedBoard["board"]["board"]): string {
  return called?.id ?? called?.title ?? title;
}

function refusal({ diagnostics }: ToldFindings): string {
  const first = diagnostics.find(({ severity }) => severity === "error") ?? diagnostics[0];
  const said = first ? `line ${first.line}: ${first.message}` : "the source has errors";
  return `nothing is drawn, for the source has errors (${said}); call wf_write to see all of them, with fix=true to apply certain fixes`;
}
