/** Turns a document into final boxes: lowered, with the values of their tokens, settled, and mirrored for right-to-left text. */
import { drawAdapted } from "./adapt.js";
import { designOf } from "./base/theme/design.js";
import type { TokenValues } from "./base/theme/design-tokens.js";
import { tokensOf } from "./base/theme/given-tokens.js";
import { emptyDocument, hasTokens } from "./document-of.js";
import type { CanvasRoom } from "./drawing/layout/layout-canvas.js";
import { findPage, onDevices, withPage } from "./drawing/lower/choose-pages.js";
import { inDesign } from "./drawing/lower/in-design.js";
import { type LowerOptions, lowerDocument } from "./drawing/lower/lower-document.js";
import { mirrorCanvas } from "./drawing/lower/mirror.js";
import type { Tightness } from "./drawing/lower/screen-plan.js";
import { fewerColumns } from "./drawing/settle/fewer-columns.js";
import { fewerHeads } from "./drawing/settle/fewer-heads.js";
import { fittedAmounts } from "./drawing/settle/fitted-amounts.js";
import { withoutIdleBars } from "./drawing/settle/idle-bars.js";
import { keptClear } from "./drawing/settle/keep-clear.js";
import { neededShares } from "./drawing/settle/needed-shares.js";
import { nestedWidths } from "./drawing/settle/nested-widths.js";
import { oneEdge } from "./drawing/settle/one-edge.js";
import { partedLabels } from "./drawing/settle/part-labels.js";
import { partedWords } from "./drawing/settle/part-words.js";
import { type SettleStep, settled } from "./drawing/settle/settled.js";
import { sparedLetters } from "./drawing/settle/spare-letters.js";
import { withoutSpare } from "./drawing/settle/without-spare.js";
import { wrappedRows } from "./drawing/settle/wrap-full-rows.js";
import type { DrawingOptions, WithVocabulary } from "./drawing-options.js";
import { clickableOf } from "./language/ast/clickable.js";
import type { DocumentNode } from "./language/ast/node.js";
import type { Canvas } from "./model/box/box.js";

/** What boxes depend on besides their document and room. */
export type BoxOptions = Omit<DrawingOptions, "width" | "limits"> &
  WithVocabulary &
  Pick<LowerOptions, "pageAddress" | "prototype">;

/** The boxes of the requested pages; throws a RangeError if there is no such page. */
export function drawBoxes(document: DocumentNode, options: BoxOptions, room: CanvasRoom): Canvas {
  const { page, devices = [], fold = false, frames = false, prototype = false } = options;
  const { flow, vocabulary, drawings, pageAddress, pictures } = options;
  const values = valuesOf(document, options);
  const design = values && designOf(values);
  let drawn = prototype ? clickableOf(document) : document;
  if (page !== undefined && document !== emptyDocument) {
    const found = findPage(drawn, page);
    if (found === undefined) throw new RangeError(`unknown page ${JSON.stringify(page)}`);
    drawn = withPage(drawn, found);
  }
  const settings = {
    width: room.width,
    fold,
    frames,
    prototype,
    ...(flow !== undefined && { flow }),
    ...(vocabulary && { vocabulary }),
    ...(drawings && { drawings }),
    ...(pageAddress && { pageAddress }),
    ...(pictures && { pictures }),
    ...(design && { measures: design.measures }),
  };
  const boxesOf = (pages: DocumentNode, tightness?: Tightness): Canvas => {
    const plain = lowerDocument(pages, { ...settings, ...(tightness && { tightness }) });
    const isOwn = plain.boards.some(({ accent, look }) => (accent ?? look) !== undefined);
    const families = room.fonts?.families;
    return design || isOwn ? inDesign(plain, values ?? {}, families, options.look) : plain;
  };
  const canvas =
    devices.length === 0
      ? boxesOf(drawn)
      : drawAdapted(onDevices(drawn, devices), boxesOf, room, vocabulary);
  return mirrorCanvas(withoutIdleBars(settled(canvas, room, steps), room));
}

/** What changes boxes that do not fit, in this order. */
const steps: readonly SettleStep[] = [
  nestedWidths,
  wrappedRows,
  fewerColumns,
  neededShares,
  fittedAmounts,
  // Words before floating boxes: hyphenated text has more lines, and these boxes must avoid all of them.
  partedWords,
  sparedLetters,
  partedLabels,
  oneEdge,
  fewerHeads,
  withoutSpare,
  keptClear,
];

/** The values of the tokens that a document is drawn with; undefined if it has none. */
function valuesOf(document: DocumentNode, options: BoxOptions): TokenValues | undefined {
  const values = hasTokens(document, options) ? tokensOf(document, options) : undefined;
  const { look } = options;
  return look === undefined ? values : { ...values, look };
}
