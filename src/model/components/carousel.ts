/** Defines and draws `carousel`. */
import type { Element } from "../../language/ast/element.js";
import type { Report } from "../../language/ast/entries.js";
import type { AstNode } from "../../language/ast/node.js";
import { createProblem } from "../../language/diagnostics/create-diagnostic.js";
import type { Box } from "../box/box.js";
import { column, edges, icon, row, token } from "../box/build.js";
import type { Style } from "../box/style.js";
import type { Drawing, LowerContext } from "../define/component.js";
import { defineComponent } from "../define/define-component.js";
import { number } from "../define/measures.js";
import { filling } from "./parts/container.js";
import { givenNumber } from "./parts/given-number.js";
import { naturalWidth } from "./parts/natural-width.js";
import { sameForm } from "./parts/same-form.js";
import { drawSwitch } from "./parts/toggle-frame.js";

/** Width of a slide if there are several. */
const share = { percent: 80 };

/** Size in px of the area of a dot, with few or many dots, and of an arrow. */
const dotSide = { few: 24, many: 16 } as const;
const arrowSide = 28;

/** Up to this number of slides, dots have the larger area. */
const few = 6;

/** Distance in px between the slides and the line below them, and between dots and arrows. */
const aboveDots = 8;
const besideDots = 8;

/** Natural width in px. */
const usualWidth = 320;

export const carouselComponent = defineComponent(() => ({
  name: "carousel",
  category: "container",
  docs: "Slides side by side: the active one is whole, its neighbors are cut by the edge.",
  foreignForms: {
    ...sameForm("slide carouselitem slideritem swiperslide", 'carousel { card "…" { … } }'),
  },
  foreignWords: [
    "slideshow",
    "swiper",
    "pageview",
    "gallery",
    "viewpager",
    "coverflow",
    "imageslider",
    "imagecarousel",
    "photocarousel",
  ],
  children: { braces: "required" },
  attributes: {
    active: number({ min: 0, integer: true }, "The whole slide, counted from 0", { default: "0" }),
  },
  without: ["direction", "justify", "align", "wrap"],
  ownFlow: true,
  check: checkSlides,
  examples: [
    'carousel active=1 {\n  card "Monday" { text "Set out at dawn." }\n  card "Tuesday" { text "Across the pass." }\n  card "Wednesday" { text "Down to the lake." }\n}',
    'carousel gap=2 { image alt="Front" ratio="16:9" image alt="Back" ratio="16:9" }',
  ],
  cost: { boxes: 4, child: 11 },
}));

/** How `carousel` is drawn. */
export const carouselDrawing: Drawing<typeof carouselComponent> = {
  lower(element, cx) {
    const nodes = element.children.filter((node) => isSlide(node, cx));
    const others = element.children.filter((node) => !isSlide(node, cx));
    const active = Math.min(element.values.active ?? 0, Math.max(0, nodes.length - 1));
    const gap = element.flow.gap ?? 16;
    const isNear = (at: number) => cx.isPrototype || Math.abs(at - active) <= 1;
    cx.unseen(nodes.filter((_, at) => !isNear(at)));
    const count = nodes.length;
    const slides = nodes.flatMap((node, at) => (isNear(at) ? [slideBox(node, at, count, cx)] : []));
    const justify = active === 0 ? "start" : active === count - 1 ? "end" : "center";
    // The carousel takes the width of its container, whatever the width of its slides.
    const strip = row(
      { gap, justify, overflow: "hidden", width: 0, minWidth: { percent: 100 } },
      slides,
      { scrolls: "pages" },
    );
    const own = naturalWidth(usualWidth, aboveDots);
    const outer: Style = {
      gap: aboveDots,
      minWidth: 0,
      position: "relative",
      ...filling(cx),
      ...(cx.axis === "row" && { alignSelf: "start" }),
    };
    const meaning = {
      role: "group",
      name: "Carousel",
      attributes: { "aria-roledescription": "carousel" },
    };
    const rest = cx.children(others, { axis: "column", align: undefined });
    if (count < 2) return column(outer, [strip, own, ...rest], meaning);
    const name = cx.groupName(cx.id("carousel"));
    const ids = nodes.map((_, at) => cx.id(`slide ${at + 1}`));
    const side = count > few ? dotSide.many : dotSide.few;
    const dots = nodes.map((_, at): Box => {
      if (!cx.isPrototype) return dot(at === active, side);
      return {
        kind: "toggle",
        control: "radio",
        style: { shrink: 0 },
        children: drawSwitch((isOn) => dot(isOn, side), at === active, true),
        name: `Slide ${at + 1}`,
        attributes: { id: ids[at], name, checked: at === active },
      };
    });
    const bar = row(
      { justify: "center", align: "center", height: arrowSide, shrink: 0, order: 1 },
      dots,
      cx.isPrototype
        ? { role: "radiogroup", name: "Slides" }
        : { role: "img", name: `${active + 1} / ${count}` },
    );
    const arrows = nodes.flatMap((_, at) =>
      (cx.isPrototype || at === active ? [-1, 1] : [])
        .filter((step) => ids[at + step] !== undefined)
        .map((step) =>
          arrow(
            step,
            (count * side) / 2 + besideDots,
            cx.isPrototype ? { of: at + 1, to: ids[at + step]! } : undefined,
          ),
        ),
    );
    return column(outer, [bar, strip, own, ...arrows, ...rest], {
      ...meaning,
      ...(cx.isPrototype && { behavior: { panels: "strip" } }),
    });
  },
};

/** Whether a node is a slide: not hidden, and not drawn elsewhere. */
function isSlide(node: AstNode, cx: LowerContext): boolean {
  return node.modifiers?.includes("hidden") !== true && !cx.leaves(node);
}

/** A slide in its place; all are as high as the highest. */
function slideBox(node: AstNode, at: number, count: number, cx: LowerContext): Box {
  const drawn = cx.children([node], { axis: "column", align: undefined, gap: 0 });
  const boxes = drawn.map((box) =>
    box.style.aspectRatio === undefined ? { ...box, style: { grow: 1, ...box.style } } : box,
  );
  const isSized = typeof node.attributes?.w === "number";
  const width = isSized ? {} : { width: count > 1 ? share : { percent: 100 } };
  return column({ ...width, shrink: 0 }, boxes, {
    role: "group",
    name: `${at + 1} / ${count}`,
    attributes: { "aria-roledescription": "slide" },
    ...(cx.isPrototype && { behavior: { panel: at + 1 } }),
  });
}

/**
 * An arrow beside the dots, where it does not cover any slide.
 * @param step 1 for the next slide, -1 for the previous one
 * @param distance px from the middle
 * @param turn in a prototype, the slide to which it belongs, and the radio of its target
 */
function arrow(step: number, distance: number, turn: { of: number; to: string } | undefined): Box {
  const isNext = step > 0;
  return row(
    {
      position: "absolute",
      inset: { bottom: 0, left: { percent: 50 } },
      margin: { left: isNext ? distance : -distance - arrowSide },
      width: arrowSide,
      height: arrowSide,
      align: "center",
      justify: "center",
      border: edges(1),
    },
    [icon(isNext ? "chevron-right" : "chevron-left", 16, token("ink"))],
    {
      ...(turn
        ? { tag: "label", attributes: { for: turn.to }, behavior: { panel: turn.of } }
        : { tag: "button", attributes: { type: "button" }, name: isNext ? "Next" : "Previous" }),
      ground: token("topmost"),
      paint: { background: token("topmost"), borderColor: token("line"), radius: "pill" },
    },
  );
}

function dot(isOn: boolean, side: number): Box {
  const disc = column({ width: 8, height: 8, shrink: 0 }, [], {
    decorative: true,
    paint: { background: token(isOn ? "accent" : "lineStrong"), radius: "pill" },
  });
  return row(
    { width: side, height: dotSide.few, align: "center", justify: "center", shrink: 0 },
    [disc],
    { decorative: true },
  );
}

/** Reports an `active` slide that does not exist. */
function checkSlides(element: Element, report: Report): void {
  const active = givenNumber(element, "active");
  const count = element.block?.elements.length ?? 0;
  if (!active || count === 0 || active.value < count) return;
  const data = { active: active.value, last: count - 1 };
  report(createProblem("active-range", "number", data, active));
}
