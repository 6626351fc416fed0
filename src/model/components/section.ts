/** Defines and draws `section`. */
import type { Box } from "../box/box.js";
import { column, text } from "../box/build.js";
import type { Style } from "../box/style.js";
import { boolean } from "../define/attributes.js";
import type { Drawing, LowerContext } from "../define/component.js";
import { defineComponent } from "../define/define-component.js";
import { type Laid, sharing } from "./parts/container.js";
import { badgeAttribute } from "./parts/count-mark.js";
import { onFirstLine } from "./parts/first-line.js";
import { foldingPart } from "./parts/fold.js";
import { aboveSection, roomAbove } from "./parts/room-above.js";
import { sidesOfColumn } from "./parts/sideways.js";
import { type TitleForm, titledColumn, titleSize, withBadge } from "./parts/titled.js";

export const sectionComponent = defineComponent(() => ({
  name: "section",
  wide: true,
  category: "layout",
  structural: true,
  centers: true,
  docs: "A titled part of a page that can be collapsed.",
  foreignAttributes: sidesOfColumn,
  foreignWords: ["fieldset", "fieldgroup", "groupbox"],
  foreignForms: {
    hero: 'section "…" hero { … }',
    jumbotron: 'section "…" hero { … }',
  },
  label: { twins: ["title"], docs: "Title of the section" },
  children: { braces: "expected" },
  attributes: {
    expanded: boolean("`expanded=false` draws it collapsed", { default: "true" }),
    badge: badgeAttribute,
  },
  modifiers: {
    hero: "Opens a page: large and centered, with plenty of space",
    collapsed: "Drawn collapsed",
  },
  targetOf: ["toggles"],
  folds: true,
  ownFlow: true,
  examples: [
    'section "Invoices" badge=3 {\n  text "Visa ending in 4242"\n  button "Change card" sm\n}',
    'section "Plan less, ship more" hero {\n  text "One place for every project."\n  button "Start free" primary lg\n}',
    'section "Advanced" expanded=false { text "Rarely needed" }',
  ],
  cost: (element) => ({ boxes: element.mentions("badge") ? 10 : 7 }),
}));

/** How `section` is drawn. */
export const sectionDrawing: Drawing<typeof sectionComponent> = {
  lower(element, cx) {
    const isHero = element.has("hero");
    const { badge } = element.values;
    const isFolded = element.values.expanded === false || element.has("collapsed");
    const isFoldable = element.values.expanded !== undefined || isFolded || cx.opened !== undefined;
    const preset: Style = {
      gap: cx.dense(isHero ? 20 : 12),
      ...sharing(cx),
      ...(isHero && { padding: { top: 64, right: 24, bottom: 64, left: 24 } }),
      // In centered surroundings, its title and everything below it are centered.
      ...((isHero || cx.textAlign === "center") && { align: "center" }),
    };
    const form: TitleForm = { size: isHero ? 44 : titleSize, level: isHero ? 1 : 2, badge };
    const inside = {
      place: isHero ? ("hero" as const) : cx.place,
      // Its content is kept away from its edges.
      ...(isHero && { textAlign: "center" as const, flush: false }),
    };
    const isSmall = cx.place === "side";
    const isPlain = !isHero && !isFoldable && !isSmall && element.label !== "";
    const above = isPlain && !isAfterTitle(cx) ? roomAbove(aboveSection, cx) : undefined;
    if (above !== undefined) preset.margin = { top: above };
    const meaning = { tag: "section", ...(element.label !== "" && { name: element.label }) };
    const lay = () => titledColumn({ ...element, label: "" }, cx, preset, form, inside);
    if (isFoldable) {
      const { style, children } = isFolded && !cx.isPrototype ? hidden() : lay();
      const folding = foldingPart(
        {
          isFolded,
          style,
          line: { gap: 8, align: "center" },
          title: withBadge(
            isSmall ? smallTitle(element.label, cx) : foldingTitle(element.label, cx),
            badge,
            cx,
          ),
          chevron: {
            size: isSmall ? 14 : 18,
            color: cx.muted,
            place: "before",
            // A count is higher than small text.
            beside: !isSmall
              ? onFirstLine(18, 20, cx, 1.3)
              : badge === undefined
                ? onFirstLine(14, 11, cx)
                : {},
          },
          content: () => children,
        },
        cx,
      );
      return cx.isPrototype ? folding : { ...folding, ...meaning };
    }
    if (!isSmall || element.label === "") {
      const { style, children } = titledColumn(element, cx, preset, form, inside);
      return column({ ...style, direction: "column" }, children, meaning);
    }
    const { style, children } = lay();
    const title = withBadge(smallTitle(element.label, cx), badge, cx);
    return column({ ...style, direction: "column" }, [title, ...children], meaning);

    function hidden(): Laid {
      cx.unseen(element.children);
      return titledColumn({ ...element, label: "", children: [] }, cx, preset, form, inside);
    }
  },
};

/** Whether it is directly below a heading. */
function isAfterTitle({ nodeBefore }: LowerContext): boolean {
  return nodeBefore?.type === "Title";
}

function smallTitle(label: string, cx: LowerContext): Box {
  return text(
    label,
    { size: 11, weight: 600, uppercase: true, letterSpacing: 0.5, color: cx.muted },
    { tag: "h2" },
  );
}

function foldingTitle(label: string, cx: LowerContext): Box {
  return text(
    label,
    { size: titleSize, weight: 600, lineHeight: 1.3, color: cx.ink },
    { tag: "h2" },
  );
}
