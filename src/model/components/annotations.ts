/** Defines and draws `annotations`. */

import { BOARD_RADIUS } from "../../base/theme/tokens.js";
import type { Element } from "../../language/ast/element.js";
import { createProblem } from "../../language/diagnostics/create-diagnostic.js";
import type { Box } from "../box/box.js";
import { column, edges, grid, row, text, token } from "../box/build.js";
import type { Note } from "../box/note.js";
import { choice, text as textAttribute } from "../define/attributes.js";
import type { Drawing, ItemContent, LowerContext, LoweredElement } from "../define/component.js";
import { defineComponent } from "../define/define-component.js";
import { greekLines } from "./parts/greek.js";
import { drawItems } from "./parts/items.js";
import { markerDisc } from "./parts/marker-disc.js";
import { emptyLine } from "./parts/menu-items.js";
import { noteCard, noteHue } from "./parts/note-card.js";
import { paperInk } from "./parts/palette.js";

export const annotationsComponent = defineComponent(() => ({
  name: "annotations",
  category: "annotation",
  docs: "A panel of numbered items that explain the markers of a page.",
  foreignWords: ["notes", "legend"],
  label: { docs: "Title of the panel, the same as `title`" },
  children: { only: ["item"], items: "note" },
  mayBeEmpty: true,
  attributes: {
    title: textAttribute("Title of the panel", { default: "Annotations" }),
    position: choice(["bottom", "right"], "Side of the board to appear on", {
      default: "bottom; with `leader` the nearest side",
    }),
  },
  modifiers: {
    leader: "A note for each marker beside the board, with a line from the marker to it",
  },
  without: ["direction", "justify", "align", "wrap"],
  ownFlow: true,
  check(element, report) {
    const { parent } = element;
    if (!parent || standsOnBoard(parent)) return;
    report(createProblem("annotations-place", "inside", { parent: parent.word }));
  },
  examples: [
    'annotations title="Notes" {\n  item 1 "Search" { text "Looks in titles and tags." }\n  item 2 "New order"\n}',
    'page "Shop" w=320 {\n  row gap=2 { button "Pay" primary marker 1 }\n  annotations leader { item 1 "Pay" { text "Asks for the card first." } }\n}',
  ],
  layer: ({ values, has }) =>
    has("leader")
      ? { at: "aside", place: "note", side: sideOf(values.position) }
      : { at: "aside", place: values.position === "right" ? "beside" : "below" },
  cost: { boxes: 5, item: 8, more: 5 },
}));

/** How `annotations` is drawn. */
export const annotationsDrawing: Drawing<typeof annotationsComponent> = {
  lower(element, cx) {
    if (element.has("leader") && !cx.isPrototype)
      return column({ gap: 8 }, leadingNotes(element, cx));
    const title = element.values.title ?? (element.label || "Annotations");
    const item = (content: ItemContent, itemCx: LowerContext): Box => note(content, itemCx);
    const inside = { axis: "grid", align: undefined, gap: 16, item, ...paperInk } as const;
    const notes = drawItems(element.items, element.children, inside, cx);
    if (notes.length === 0) return emptyLine(title, cx);
    const isBeside = element.values.position === "right";
    const room = isBeside ? 0 : cx.board.width - 2 * panelPadding;
    const count = Math.max(1, Math.min(notes.length, Math.floor((room + 24) / (leastNote + 24))));
    const columns = Array.from({ length: count }, () => ({ kind: "flexible", value: 1 }) as const);
    const heading = text(title, { size: 14, weight: 600, color: token("ink") }, { tag: "h2" });
    return column(
      { gap: 12, padding: edges(panelPadding), border: edges(1) },
      [heading, grid({ columns, gap: 24, rowGap: element.flow.gap ?? 16 }, notes)],
      {
        tag: "aside",
        name: title,
        paint: { background: token("paper"), borderColor: token("line"), radius: BOARD_RADIUS },
      },
    );
  },
};

const panelPadding = 16;

type Annotations = Pick<LoweredElement, "label" | "items" | "children"> & {
  values: { title?: string | undefined; position?: "bottom" | "right" | undefined };
};

function sideOf(position: Annotations["values"]["position"]): Note["side"] {
  return position ?? "nearest";
}

/** A note for each item, preceded by one with the title if there is one. */
function leadingNotes({ label, values, items, children }: Annotations, cx: LowerContext): Box[] {
  const side = sideOf(values.position);
  const item = (content: ItemContent, itemCx: LowerContext): Box => {
    const number = content.number ?? 0;
    const { note: of, color } = cx.numbered(number);
    const card = noteCard([note(content, itemCx)]);
    return { ...card, note: { side, of, color: noteHue(color) } };
  };
  const inside = { axis: "column", align: undefined, gap: 8, item, ...paperInk } as const;
  const title = values.title ?? label;
  const heading = text(title, { size: 14, weight: 600, color: token("ink") }, { tag: "h2" });
  const above: Note = {
    side: side === "nearest" ? "right" : side,
    of: undefined,
    color: noteHue(undefined),
  };
  const notes = drawItems(items, children, inside, cx);
  return title === "" ? notes : [{ ...noteCard([heading]), note: above }, ...notes];
}

/** Minimum width of a note in px, so that several fit side by side below a wide board. */
const leastNote = 300;

/** Whether an element is the page, or is inside it within rows and columns only. */
function standsOnBoard(element: Element): boolean {
  for (let outer: Element | undefined = element; outer?.component; outer = outer.parent) {
    if (outer.component.root) return true;
    if (!["row", "col"].includes(outer.component.name)) return false;
  }
  return true;
}

function note(content: ItemContent, cx: LowerContext): Box {
  if (content.kind === "more") return greekLines();
  const number = content.number ?? 0;
  const inner = content.children({
    axis: "column",
    align: undefined,
    gap: 8,
    textSize: 14,
    item: undefined,
  });
  const words = text(content.label, { size: 14, weight: 600, color: cx.ink });
  return row({ gap: 10 }, [
    markerDisc(number, cx.numbered(number).color),
    column({ gap: 4, grow: 1, basis: 0, minWidth: 0 }, [words, ...inner]),
  ]);
}
