/** Turns an AST into boards: every node is drawn by its component, then given the attributes that all share. */
import type { AstNode, DocumentNode } from "../ast/node.js";
import type { Board, Canvas } from "../box/box.js";
import { asideGap, asideWidth } from "../box/canvas.js";
import { vocabulary as defaultVocabulary } from "../components/registry.generated.js";
import { Identifiers } from "../define/identifiers.js";
import { pagesOf } from "../define/pages-of.js";
import { readElement } from "../define/read-element.js";
import type { ComponentVocabulary } from "../define/vocabulary.js";
import { boardsOf } from "./board-layers.js";
import { boundScrolls } from "./bound-scrolls.js";
import { Hints } from "./hints.js";
import { drawPage, type Shared } from "./lower-node.js";
import { planPage } from "./page-plan.js";
import { PrototypePlan } from "./prototype-plan.js";

/** What drawing needs to know besides the document. */
export interface LowerOptions {
  /** px that a page without a declared width gets. */
  width: number;
  /** A clickable prototype: overlays open by a click, nothing is drawn twice; false. */
  prototype?: boolean;
  vocabulary?: ComponentVocabulary;
  /** The address of a page that the document does not have; none unless given. */
  pageAddress?: PageAddress;
  /** Marks where the first screen of a device ends; false. */
  fold?: boolean;
}

/** Gives the address of the page that a reference in a source names; undefined where there is none. */
export type PageAddress = (reference: string) => string | undefined;

/** Draws the pages of a document as boards, in source order. */
export function lowerDocument(document: DocumentNode, options: LowerOptions): Canvas {
  const vocabulary = options.vocabulary ?? defaultVocabulary;
  const pages = pagesOf(document, vocabulary);
  const ids = new Identifiers(document, pages);
  const prototype = options.prototype ? new PrototypePlan(pages, vocabulary, ids) : undefined;
  const whole = { vocabulary, ids, prototype, pageAddress: options.pageAddress };
  const seen = { ground: false, scroll: false };
  const boards = pages.flatMap((page) => lowerPage(page, options, whole, seen));
  let copies = 0;
  return {
    scrolls: seen.scroll,
    boards: boards.map((board) =>
      board.copy === undefined ? board : { ...board, copy: ++copies },
    ),
  };
}

/** The board of a page, and copies of it that show its overlays. */
function lowerPage(
  page: AstNode,
  { width: room, fold: marksFold = false }: LowerOptions,
  whole: Pick<Shared, "vocabulary" | "ids" | "prototype" | "pageAddress">,
  seen: Shared["seen"],
): Board[] {
  const { vocabulary, ids } = whole;
  const { root } = vocabulary;
  const declared = root.board?.(readElement(page, root, {})) ?? { title: page.label ?? "" };
  const { fold, ...frame } = declared;
  const plan = planPage(page, vocabulary, ids);
  const free = plan.hasBeside ? Math.max(asideWidth, room - asideGap - asideWidth) : room;
  const board = { width: frame.width ?? free, height: frame.height };
  const onPage = { ground: false, scroll: false };
  const { box, layers } = drawPage(page, board, {
    ...whole,
    plan,
    seen: onPage,
    hints: new Hints(page),
    layers: [],
  });
  const marked = marksFold && fold !== undefined ? { ...frame, fold } : frame;
  if (onPage.scroll) seen.scroll = true;
  const bound = onPage.scroll ? boundScrolls(box, board.height !== undefined) : box;
  return boardsOf(marked, bound, layers, board.width);
}
