/** Defines and draws `tabs`. */
import type { AstNode } from "../../language/ast/node.js";
import type { Value } from "../../language/ast/value.js";
import type { Box } from "../box/box.js";
import { column, icon, row, text, token } from "../box/build.js";
import type { Style } from "../box/style.js";
import { boolean, text as textAttribute } from "../define/attributes.js";
import type { Drawing, ItemContent, LowerContext } from "../define/component.js";
import type { CostSubject } from "../define/cost.js";
import { defineComponent } from "../define/define-component.js";
import { iconName } from "../define/references.js";
import { activeAttribute, activePlace, checkActive } from "./parts/active-item.js";
import { countPill } from "./parts/count-mark.js";
import { activeInk, isPaperInk } from "./parts/emphasis.js";
import { greekBar } from "./parts/greek.js";
import {
  badgeKey,
  boxesOfBadges,
  isDivider,
  isObject,
  itemAttributes,
  itemOfValue,
  labelOfValue,
} from "./parts/items.js";
import { emptyLine } from "./parts/menu-items.js";
import { isShort, wrappingOf } from "./parts/snug.js";
import { switched } from "./parts/toggle-frame.js";

export const tabsComponent = defineComponent(() => ({
  name: "tabs",
  category: "navigation",
  oneLine: true,
  docs: "Several panels in one place; only the active one is visible.",
  bareNumber: "active",
  foreignWords: [
    "tablist",
    "tabgroup",
    "tabview",
    "tabbedpane",
    "tabset",
    "pivot",
    "tabstrip",
    "tabsbar",
    "tabslist",
  ],
  list: {
    twins: ["items"],
    docs: "Labels of the tabs: strings or objects",
    keys: {
      label: textAttribute("Text on the tab"),
      icon: iconName("Icon before the label"),
      active: boolean("Shows the panel of this tab"),
      disabled: boolean("Prevents selection"),
      ...badgeKey,
    },
  },
  children: { only: ["tab"] },
  mayBeEmpty: true,
  attributes: { active: activeAttribute },
  check: checkActive,
  ownFlow: true,
  examples: [
    'tabs ["Overview", "Activity", "Files"] active=1',
    'tabs {\n  tab "Profile" active { input "Name" value="Ada" }\n  tab "Password" { input "New password" password }\n}',
  ],
  // A prototype draws each tab in both states.
  cost: (element) => ({
    boxes: 2 + 2 * boxesOfBadges(element.items),
    isFlat: true,
    item: 8,
    child: 8,
    more: 8,
    shows: panelShown(element),
  }),
}));

/** How `tabs` is drawn. */
export const tabsDrawing: Drawing<typeof tabsComponent> = {
  narrow: "scrolls",
  lower(element, cx) {
    const tabs = tabsOf(element, cx);
    if (tabs.length === 0) return emptyLine("Tabs", cx);
    const contents = tabs.map(({ content }) => content);
    const shown = tabs[Math.max(0, activePlace(element.values.active, contents))]!;
    if (cx.isPrototype) return switchingTabs(tabs, shown, element.flow, cx);
    for (const { panel } of tabs)
      if (panel && panel !== shown.panel) cx.unseen(panel.children ?? []);
    const id = cx.id("tab");
    const labels = tabs.map((tab) => tabLabel(tab.content, tab === shown, id, cx));
    const bar = row({ ...barStyle(cx), ...element.flow }, labels, {
      role: "tablist",
      paint: { borderColor: token("line") },
    });
    const panel = shown.panel
      ? cx.children([shown.panel], { axis: "column", gap: cx.dense(16) })
      : [];
    if (panel.length === 0) return bar;
    return column({ gap: cx.dense(16) }, [
      bar,
      {
        ...panel[0]!,
        role: "tabpanel",
        attributes: { ...panel[0]!.attributes, "aria-labelledby": id },
      },
    ]);
  },
};

interface Tab {
  content: ItemContent;
  panel: AstNode | undefined;
}

/** The parts that identify a tab. */
type Face = Pick<ItemContent, "kind" | "label" | "active">;

/** Matches the labels of the list with the panels of the blocks: by label, then by position. */
function arranged<F extends Face>(
  listed: readonly F[],
  blocks: readonly F[],
): { face: F; panel: number | undefined }[] {
  const tabs = listed.map((face) => ({ face, panel: undefined as number | undefined }));
  const join = (tab: (typeof tabs)[number], panel: number) => {
    tab.face = { ...blocks[panel]!, ...defined(tab.face) };
    tab.panel = panel;
  };
  /** Those without a panel, by label; the first one is the last in its list. */
  const byLabel = new Map<string | undefined, typeof tabs>();
  for (const tab of tabs.toReversed()) {
    const same = byLabel.get(tab.face.label);
    if (same) same.push(tab);
    else byLabel.set(tab.face.label, [tab]);
  }
  const free = [...blocks.keys()].filter((at) => {
    const named = byLabel.get(blocks[at]!.label)?.pop();
    if (named) join(named, at);
    return named === undefined;
  });
  let next = 0;
  for (const at of free) {
    const face = blocks[at]!;
    while (next < listed.length && tabs[next]!.panel !== undefined) next++;
    const empty = next < listed.length ? tabs[next] : undefined;
    if (empty && face.kind === "item") join(empty, at);
    else tabs.push({ face, panel: face.kind === "more" ? undefined : at });
  }
  return tabs;
}

function defined<F extends Face>(face: F): Partial<F> {
  const given = Object.entries(face).filter(([, value]) => value !== undefined);
  return Object.fromEntries(given) as Partial<F>;
}

function tabsOf(
  { items, children }: { items: readonly Value[]; children: readonly AstNode[] },
  cx: LowerContext,
): Tab[] {
  const nodes = children.filter((node) => node.modifiers?.includes("hidden") !== true);
  const listed = items.map((value) => itemOfValue(value, cx));
  const blocks = nodes.map((node) => blockContent(node, cx));
  return arranged(listed, blocks).map(({ face, panel }) => ({
    content: face,
    panel: panel === undefined ? undefined : nodes[panel],
  }));
}

/** Index of the panel that pictures show; undefined if that cannot be known because a part has no label. */
function panelShown(element: CostSubject): number | undefined {
  const { items, parts } = element;
  const places = [...parts.keys()].filter((at) => !parts[at]!.has("hidden"));
  if (places.some((at) => parts[at]!.written === "")) return undefined;
  const listed = items.map((value): Face => {
    const kind = value === "..." ? "more" : isDivider(value) ? "divider" : "item";
    const given = isObject(value) ? value.active : undefined;
    const active = given === undefined ? undefined : itemAttributes.active.kind.read(given);
    return { kind, label: kind === "item" ? labelOfValue(value) : "", active };
  });
  const blocks = places.map((at): Face => {
    const part = parts[at]!;
    return { kind: "item", label: part.label, active: part.has("active") };
  });
  const tabs = arranged(listed, blocks);
  const given = element.attribute("active");
  const active = given === undefined ? undefined : activeAttribute.kind.read(given);
  const faces = tabs.map(({ face }) => face);
  const shown = tabs[Math.max(0, activePlace(active, faces))];
  return shown?.panel === undefined ? -1 : places[shown.panel]!;
}

function blockContent(node: AstNode, cx: LowerContext): ItemContent {
  const { type, label = "", attributes = {}, modifiers = [] } = node;
  if (cx.componentOf(node)?.type !== "Tab") return itemOfValue("...", cx);
  const words = Object.fromEntries(modifiers.map((word) => [word, true]));
  return itemOfValue({ ...words, ...attributes, label: label || type }, cx);
}

/** Width in px of a tab whose label is cut. */
const leastTab = 48;

/** If tabs do not fit, the bar wraps or scrolls. */
function barStyle({ isAdapted }: LowerContext): Style {
  return { border: { bottom: 1 }, ...(!isAdapted && { wrap: true }) };
}

/** In a prototype, tabs are radios, and the selected one shows its panel. */
function switchingTabs(tabs: readonly Tab[], shown: Tab, flow: Style, cx: LowerContext): Box {
  const name = cx.groupName(cx.id("tabs"));
  const radios = tabs.map((tab): Box => {
    if (tab.content.kind === "more") return tabFace(tab.content, false, cx);
    return {
      kind: "toggle",
      control: "radio",
      style: isShort(tab.content.label) ? { shrink: 0 } : { minWidth: leastTab },
      children: [
        switched(tabFace(tab.content, true, cx), "on"),
        switched(tabFace(tab.content, false, cx), "off"),
      ],
      name: tab.content.label,
      attributes: { name, checked: tab === shown, disabled: tab.content.disabled },
    };
  });
  const bar = row({ ...barStyle(cx), ...flow }, radios, {
    role: "radiogroup",
    name: "Tabs",
    paint: { borderColor: token("line") },
  });
  if (tabs.every(({ panel }) => panel === undefined)) return bar;
  const panels = tabs.map(({ panel }, at): Box => {
    const drawn = panel && cx.children([panel], { axis: "column", gap: cx.dense(16) })[0];
    const box = drawn ?? column({}, []);
    return { ...box, behavior: { ...box.behavior, panel: at + 1 } };
  });
  return column({ gap: cx.dense(16) }, [bar, ...panels], { behavior: { panels: true } });
}

/** One tab of the bar. The "…" placeholder is not a tab, so it has no name. */
function tabLabel(content: ItemContent, isShown: boolean, id: string, cx: LowerContext): Box {
  if (content.kind === "more") return { ...tabFace(content, isShown, cx), decorative: true };
  return {
    ...tabFace(content, isShown, cx),
    tag: "button",
    role: "tab",
    attributes: {
      type: "button",
      id: isShown ? id : undefined,
      "aria-selected": isShown ? "true" : "false",
      disabled: content.disabled,
    },
  };
}

function tabFace(content: ItemContent, isShown: boolean, cx: LowerContext): Box {
  const ink = isPaperInk(cx.ink) ? activeInk : cx.ink;
  const color = isShown ? ink : cx.muted;
  return row(
    {
      gap: 8,
      align: "center",
      padding: {
        top: cx.dense(10),
        right: cx.dense(16),
        bottom: cx.dense(8),
        left: cx.dense(16),
      },
      border: { bottom: 2 },
      ...(!isShort(content.label) && content.kind !== "more" && { minWidth: leastTab }),
    },
    [
      ...(content.icon ? [icon(content.icon, 16, color)] : []),
      content.kind === "more"
        ? row({ height: 21, align: "center" }, [greekBar(56)])
        : text(content.label, {
            size: 14,
            weight: isShown ? 600 : 500,
            color,
            wrapping: wrappingOf(content.label),
          }),
      ...(content.badge === undefined ? [] : [countPill(content.badge)]),
    ],
    {
      paint: {
        ...(isShown ? { borderColor: token("accent") } : { borderColor: { hex: "#00000000" } }),
        ...(content.disabled && { opacity: 0.5 }),
      },
    },
  );
}
