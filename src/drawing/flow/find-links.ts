/** Finds the links between boards: elements with `navigate`, `opens` or `toggles`, and their targets. */
import type { Board, Origin } from "../../model/box/box.js";
import type { ArrowPlan } from "../../model/box/canvas-plan.js";
import { type Frame, frameIn } from "../layout/frame.js";
import type { BoardFrame } from "../layout/layout-canvas.js";
import { pageFrame } from "../layout/page-frame.js";
import { type Area, common } from "./area.js";
import { LinkTargets } from "./link-targets.js";

/** A link from an element to a board. */
export interface Link {
  /** Identifies the arrow: the board, the words of the element and the target. Edits elsewhere do not change it. */
  id: string;
  /** The numbers of both boards. */
  from: number;
  to: number;
  /** The area of the element, relative to its board. */
  source: Area;
  /** The label of the arrow. */
  words: string;
  plan: ArrowPlan;
  origin: Origin | undefined;
}

/** The links of all boards, in the order of their elements. */
export function findLinks(boards: readonly BoardFrame[]): Link[] {
  const targets = new LinkTargets(boards.map(({ board }) => board));
  const links: Link[] = [];
  const ids = new Map<string, number>();
  for (const [from, placed] of boards.entries()) {
    const page = pageFrame(placed.board, placed.frame);
    // In a copy, only the overlays above the page are new.
    const covered = placed.board.copy === undefined ? undefined : frameIn(page, "page");
    const visit = (frame: Frame, clip: Area): void => {
      if (frame === covered) return;
      const { box, children } = frame;
      const area = common(clip, areaOf(frame));
      const intent = box.behavior?.intent;
      if (intent !== undefined && area !== undefined) {
        const { arrow: plan = {}, navigate, opens, toggles } = intent;
        const found = [
          targets.page(navigate, from),
          targets.opened(opens, from),
          targets.overlay(toggles, from),
        ];
        for (const to of new Set(plan.isHidden ? [] : found)) {
          if (to === undefined || to === from) continue;
          const words = shortened(plan.words ?? wordsOf(frame) ?? wordsOf(frame, true) ?? "");
          const stem = [nameOf(placed.board), words, nameOf(boards[to]!.board)].join(" > ");
          const count = (ids.get(stem) ?? 0) + 1;
          ids.set(stem, count);
          const id = count === 1 ? stem : `${stem} ${count}`;
          links.push({ id, from, to, source: area, words, plan, origin: box.origin });
        }
      }
      const isCut = box.style.overflow === "hidden";
      const inside = isCut ? area : clip;
      if (inside) for (const child of children) visit(child, inside);
    };
    visit(placed.frame, areaOf(placed.frame));
  }
  return links;
}

function areaOf({ x, y, width, height }: Frame): Area {
  return { left: x, top: y, right: x + width, bottom: y + height };
}

function nameOf({ title, called }: Board): string {
  return title || (called?.id ?? "");
}

/** The name of an element, else its first words; names of pictures only if there are no other words. */
function wordsOf({ box, children }: Frame, withPictures = false): string | undefined {
  const isPicture = box.kind === "image" || box.role === "img" || box.isPicture === true;
  if (isPicture && !withPictures) return undefined;
  const said = box.behavior?.said?.name ?? box.name;
  if (said) return said;
  if (box.kind === "text") return box.text.trim() === "" ? undefined : box.text;
  for (const child of children) {
    const words = wordsOf(child, withPictures);
    if (words !== undefined) return words;
  }
  return undefined;
}

/** Maximum number of characters in a label. */
const longest = 28;

function shortened(words: string): string {
  const line = words.replace(/\s+/g, " ").trim();
  const signs = [...line];
  return signs.length > longest
    ? `${signs
        .slice(0, longest - 1)
        .join("")
        .trim()}…`
    : line;
}
