/** Turns an AST into boards: each node is drawn by its component, then gets the common attributes. */

import type { Pictures } from "../../base/images/picture.js";
import type { AstNode, DocumentNode } from "../../language/ast/node.js";
import { ownTitleOf } from "../../language/ast/own-title.js";
import type { Board, Canvas } from "../../model/box/box.js";
import { asideWidth } from "../../model/box/canvas.js";
import type { CanvasPlan } from "../../model/box/canvas-plan.js";
import { drawings as builtIn } from "../../model/components/drawings.generated.js";
import { vocabulary as defaultVocabulary } from "../../model/components/registry.generated.js";
import type { Drawings } from "../../model/define/component.js";
import { Identifiers } from "../../model/define/identifiers.js";
import { pagesOf } from "../../model/define/pages-of.js";
import { readElement } from "../../model/define/read-element.js";
import type { ComponentVocabulary } from "../../model/define/vocabulary.js";
import { bleedScrolls } from "../settle/bleed-scrolls.js";
import { boundScrolls } from "../settle/bound-scrolls.js";
import { boardsOf } from "./board-layers.js";
import { framedBoard, withoutOutline } from "./framed-board.js";
import { Hints } from "./hints.js";
import { drawPage } from "./lower-node.js";
import { onItsWidths } from "./on-width.js";
import { pageDirection } from "./page-direction.js";
import { planPage } from "./page-plan.js";
import type { DesignMeasures, Shared } from "./page-shared.js";
import { PrototypePlan } from "./prototype-plan.js";
import { ScreenPlan, type Tightness } from "./screen-plan.js";
import { StatePlan } from "./state-plan.js";
import { variantLinks } from "./variant-links.js";

/** What drawing needs besides the document. */
export interface LowerOptions {
  /** Width in px of pages without a declared width. */
  width: number;
  /** Draws a clickable prototype: clicks open overlays, and nothing is drawn twice. Defaults to false. */
  prototype?: boolean;
  vocabulary?: ComponentVocabulary;
  /** Drawings of components; defaults to the built-in ones. */
  drawings?: Drawings;
  /** Resolves references to pages outside the document; by default, they have no address. */
  pageAddress?: PageAddress;
  /** Marks where the first screen of a device ends. Defaults to false. */
  fold?: boolean;
  /** Draws a frame around each page with a device, unless the page opts out. Defaults to false. */
  frames?: boolean;
  /** Adapts pages to screens that their sources do not provide for; has the elements that did not fit so far. */
  tightness?: Tightness;
  /** The density of the design; defaults to that of the preset. */
  measures?: DesignMeasures;
  /** Draws arrows to the targets of clicks, whatever the document says. */
  flow?: boolean;
  /** The pictures that were read; others are drawn as placeholders. */
  pictures?: Pictures;
}

/** Returns the address of the page that a reference names; undefined if there is none. */
export type PageAddress = (reference: string) => string | undefined;

/** Draws the pages of a document as boards, in source order. */
export function lowerDocument(document: DocumentNode, options: LowerOptions): Canvas {
  const vocabulary = options.vocabulary ?? defaultVocabulary;
  const shown = onItsWidths(document, vocabulary, options.width);
  const pages = pagesOf(shown, vocabulary);
  const ids = new Identifiers(shown, pages);
  const prototype = options.prototype ? new PrototypePlan(pages, vocabulary, ids) : undefined;
  const { pageAddress, measures, pictures } = options;
  const drawings = options.drawings ? { ...builtIn, ...options.drawings } : builtIn;
  const whole = { vocabulary, drawings, ids, pageAddress, measures, pictures };
  const seen = { ground: false, scroll: false };
  const links = prototype ? variantLinks(pages, ids) : undefined;
  const boards = pages.flatMap((page) => {
    const variants = links?.get(page);
    const drawn = lowerPage(page, options, { ...whole, prototype: prototype?.on(page) }, seen);
    return variants ? drawn.map((board) => ({ ...board, variants })) : drawn;
  });
  let copies = 0;
  const plan = planOf(document, vocabulary, options);
  return {
    ...(plan && { plan }),
    scrolls: seen.scroll,
    boards: boards.map((board) =>
      board.copy === undefined ? board : { ...board, copy: ++copies },
    ),
  };
}

/** The canvas settings. A prototype has no arrows, since clicks lead from page to page. */
function planOf(
  { canvas }: DocumentNode,
  vocabulary: ComponentVocabulary,
  { prototype, flow }: LowerOptions,
): CanvasPlan | undefined {
  if (prototype) return undefined;
  const component = canvas && vocabulary.componentOfType(canvas.type);
  const plan = component?.plan?.(readElement(canvas!, component, {}));
  if (flow === undefined) return plan;
  return plan || flow ? { title: "", ...plan, flow } : undefined;
}

/** The state shared by all nodes of all pages, and the prototype. */
type WholeDocument = Pick<
  Shared,
  "vocabulary" | "drawings" | "ids" | "prototype" | "pageAddress" | "measures" | "pictures"
>;

/** The board of a page, and copies of it that show its overlays. */
function lowerPage(
  page: AstNode,
  { width: room, fold: marksFold = false, frames = false, tightness }: LowerOptions,
  whole: WholeDocument,
  seen: Shared["seen"],
): Board[] {
  const { vocabulary, drawings, ids } = whole;
  const { root } = vocabulary;
  const element = readElement(page, root, {});
  const declared = root.board?.(element) ?? { title: page.label ?? "" };
  const { accent, look } = element.values;
  const { fold, surround, ...sized } = declared;
  const { id: written, device } = page.attributes ?? {};
  const called = {
    ...(written !== undefined && { id: String(written) }),
    ...(page.label && { title: page.label }),
  };
  const frame = {
    ...sized,
    called,
    ...(typeof device === "string" && { device }),
    ...(typeof accent === "string" && { accent }),
    ...(typeof look === "string" && { look }),
  };
  const plan = planPage(page, vocabulary, ids);
  const free = plan.beside > 0 ? Math.max(asideWidth, room - plan.beside) : room;
  const board = { width: frame.width ?? free, height: frame.height };
  const onPage = { ground: false, scroll: false };
  const states = whole.prototype && StatePlan.of(page, ids);
  const isFramed = surround !== undefined && (surround.isWanted || frames);
  const screen =
    tightness && new ScreenPlan(page, { ...board, tightness, isFramed, drawings }, vocabulary, ids);
  const isDevice = screen !== undefined || element.values.device !== undefined;
  const { box, layers } = drawPage(page, board, {
    ...whole,
    isDevice,
    plan,
    screen,
    states,
    seen: onPage,
    hints: new Hints(page),
    layers: [],
  });
  const dir = box.dir ?? pageDirection(page);
  const directed = dir === "rtl" ? { ...frame, dir } : frame;
  const marked = marksFold && fold !== undefined ? { ...directed, fold } : directed;
  if (onPage.scroll) seen.scroll = true;
  const across = onPage.scroll && isDevice ? bleedScrolls(box) : box;
  const bound = onPage.scroll ? boundScrolls(across, board.height !== undefined) : box;
  if (!isFramed) return boardsOf(marked, bound, layers, board.width, states);
  const boards = boardsOf(marked, withoutOutline(bound), layers, board.width, states);
  const title = frame.title === page.label ? ownTitleOf(page) : frame.title;
  return boards.map((each) => framedBoard(each, surround, title));
}
