/** The types of components: what is known about each, how it is drawn, and the context that its drawing gets. */

import type { Picture } from "../../base/images/picture.js";
import type { BandModifier } from "../../language/ast/bands.js";
import type { ComponentEntry } from "../../language/ast/element.js";
import type { AstNode } from "../../language/ast/node.js";
import type { Value } from "../../language/ast/value.js";
import type { Behavior } from "../box/behavior.js";
import type { Board, Box, UnshownPicture } from "../box/box.js";
import type { CanvasPlan } from "../box/canvas-plan.js";
import type { Align, Color, Justify, Style, TextStyle } from "../box/style.js";
import type { AttributeDefinition, Measure } from "./attributes.js";
import type { CostRule } from "./cost.js";
import type { FrameKind } from "./frame-kinds.js";
import type { ItemForm } from "./item-form.js";
import type { Layer } from "./layer.js";

/** Attribute declarations by name. */
// biome-ignore lint/suspicious/noExplicitAny: each attribute has a value type of its own
export type AttributeMap = Record<string, AttributeDefinition<any>>;

/** The typed values of declared attributes; undefined if missing or invalid. */
export type AttributeValues<A extends AttributeMap> = {
  readonly [K in keyof A]: A[K] extends AttributeDefinition<infer T> ? T | undefined : never;
};

/**
 * How a component is drawn. It is exported separately from the definition, so that bundles of programs that only check
 * leave out everything that drawing needs.
 */
export interface Drawing<S extends ComponentSource = ComponentSource> {
  /**
   * What happens on a screen that is too narrow for the element: its children wrap onto more lines, it scrolls in its
   * box, it takes the full width and grows, or it moves behind a button; `leads` for a bar at the top that holds such
   * buttons.
   */
  readonly narrow?: Narrowing;
  /** Turns an element into its box. */
  lower(element: NonNullable<S["element"]>, cx: LowerContext): Box;
}

/** The drawings of components, by name. */
export type Drawings = Readonly<Record<string, Drawing>>;

/** The role of an element about one line high among its siblings. */
export type InLine = "field" | "words" | "control" | "small";

/** How an element adapts to a narrow screen. */
export type Narrowing = "wraps" | "scrolls" | "grows" | "opens" | "leads";

/** A board without its content. */
export interface BoardFrame extends Omit<Board, "box" | "page"> {
  /** What to draw around it; nothing by default. */
  surround?: Surround | undefined;
}

/** What is drawn around a board. */
export interface Surround {
  kind: FrameKind;
  /** Whether the source asks for it; otherwise it is only drawn if all devices have frames. */
  isWanted: boolean;
  /** The address shown by a browser. */
  url: string | undefined;
}

/** The modifiers of every element that do more than name a value. */
export type CommonModifier = "wrap" | "flex" | "scroll" | "fullWidth" | "hidden" | BandModifier;

/** A node with its values read and typed, as passed to `lower`. */
export interface LoweredElement<A extends AttributeMap = AttributeMap, M extends string = string> {
  readonly node: AstNode;
  /** The label; empty if there is none. */
  readonly label: string;
  readonly number: number | undefined;
  /** The list, or the attribute given instead; empty if there is none. */
  readonly items: readonly Value[];
  readonly children: readonly AstNode[];
  /** Attributes, including modifiers that set them; an attribute wins over a modifier. */
  readonly values: AttributeValues<A>;
  /** The element's `direction`, `justify`, `align`, `gap` and `wrap`, if given. */
  readonly flow: Style;
  /** Whether it has one of the component's own modifiers or a common one. */
  has(modifier: M | CommonModifier): boolean;
}

/** The facts that may decide where an element is placed, which happens before its children are built. */
export type LayerSubject<A extends AttributeMap = AttributeMap, M extends string = string> = Pick<
  LoweredElement<A, M>,
  "label" | "number" | "values" | "has"
>;

/** What a click opens. */
export interface Target {
  /** An overlay above its board, one next to the element that opens it, or a part that expands. */
  kind: "board" | "place" | "fold";
  /** Id of the popover, or of the content of the part that expands. */
  id: string;
}

/** What a component may use to draw an element. */
export interface LowerContext extends Surroundings {
  /** Size of the board; the height is undefined if it depends on the content. */
  readonly board: { readonly width: number; readonly height: number | undefined };
  /** Whether its content was found not to fit a device that its source does not provide for. */
  readonly isTight: boolean;
  /** The node that contains this one. */
  readonly parent: AstNode | undefined;
  /** The component of the node before this one in the same parent. */
  readonly before: Component | undefined;
  /** The node before this one in the same parent, not counting a node that stands for more of the same. */
  readonly nodeBefore: AstNode | undefined;
  /** Font size in px of the text before this node in the same row; undefined if there is none. */
  readonly sizeBefore: number | undefined;
  /** The node after this one in the same parent. */
  readonly after: AstNode | undefined;
  /** Whether the element has a background of its own. */
  readonly painted: boolean;
  /** Whether this element centers its children both ways. */
  readonly centers: boolean;
  /**
   * Draws children of this node.
   * @param inside their surroundings, as far as they differ from those of this node
   * @param flow how they are arranged, unless `inside` says so
   */
  children(nodes: readonly AstNode[], inside?: Partial<Surroundings>, flow?: Arrangement): Box[];
  /** Whether a child of this node is drawn elsewhere: over the board or beside it. */
  leaves(node: AstNode): boolean;
  /** What belongs to this number on the page: the id of its annotation, the color of its marker. */
  numbered(number: number): { note?: string | undefined; color?: string | undefined };
  /** The component of a child of this node. */
  componentOf(node: AstNode): Component | undefined;
  /** How a child of this node adapts to a screen that is too narrow for it. */
  narrowingOf(node: AstNode): Narrowing | undefined;
  /**
   * Counts the node among the hints of its page, only one of which is drawn; undefined in content that is not visible.
   */
  nextHint(): { number: number; isDrawn: boolean } | undefined;
  /** A unique id in the document, made from a text. */
  id(wish: string): string;
  /** The element's `id` if it has one; otherwise one made from a text, which the outer box then does not get. */
  ownId(wish: string): string;
  /** The id that an element of the page is drawn with, by its id in the source. */
  elementId(reference: string): string | undefined;
  /** The picture at an address, if it was read. */
  picture(src: string): Picture | undefined;
  /** Why a picture is missing although it was looked for; `src` is the label of the node. */
  unshown(src: string): UnshownPicture | undefined;
  /** The address of the page that a reference names: `#id` if it is in this document. */
  pageAddress(reference: string): string | undefined;
  /** The overlay or collapsible part that a reference names; undefined outside prototypes. */
  target(reference: string): Target | undefined;
  /** How a click elsewhere opens this element; undefined outside prototypes, and if no element refers to it. */
  readonly opened: Target | undefined;
  /** The id of this overlay's popover in a prototype. */
  readonly popover: string | undefined;
  /** Whether a prototype is drawn, in which clicks collapse parts, and switch and tick controls. */
  readonly isPrototype: boolean;
  /** Whether a page is drawn on the screen of another device, where bars that do not fit scroll. */
  readonly isAdapted: boolean;
  /** The name of a group of radios, unique to its page. */
  groupName(name: string): string;
  /** Draws only the overlays in hidden nodes: overlays cover the page even if the nodes around them are hidden. */
  unseen(nodes: readonly AstNode[]): void;
  /** Marks a color as the `ground` of a box that is neither paper nor given by the source. */
  ownGround(color: Color): Color;
  /** px of a distance or height that the source does not give, scaled to the density of the design. */
  dense(px: number): number;
  /** px of a text in the design, for boxes as high as their text; text boxes themselves have the preset size. */
  letters(px: number): number;
  /** px of a spacing: a step of the scale or a measure with a unit. */
  spacing(measure: Measure): number;
  /** px of a length; percentages are of the board's width. */
  length(measure: Measure): number;
}

/** Everything known about a component except how it is drawn. */
export interface Component extends ComponentEntry {
  readonly groups: boolean;
  readonly structural: boolean;
  readonly centers: boolean;
  readonly framed: boolean;
  readonly atEdges: boolean;
  readonly outlined: boolean;
  readonly heads: boolean;
  readonly line: boolean;
  readonly room: boolean;
  readonly folds: boolean;
  readonly wide: boolean;
  readonly inLine: InLine | undefined;
  readonly labelAfter: boolean;
  readonly oneLine: boolean;
  /** What its items accept; undefined if it has no items. */
  readonly itemForm: ItemForm | undefined;
  readonly band: "bar" | "end" | "side" | "body" | undefined;
  readonly ownFlow: boolean;
  /** Names of the attributes that it declares itself, including common ones that it draws in its own way. */
  readonly ownAttributes: ReadonlySet<string>;
  within(parent: ComponentEntry | undefined): Component;
  /** Title, place and declared size of the element's board; only for the root. */
  board?(element: LoweredElement): BoardFrame;
  /** How the boards are arranged; only for canvas settings. */
  plan?(element: LoweredElement): CanvasPlan;
  /** Where an element outside the flow is drawn. */
  layer?(element: LayerSubject): Layer | undefined;
  /** An upper bound for drawing an element of this component. */
  readonly cost: CostRule;
}

/** Returns a component, which is created on the first call. */
export interface ComponentSource<A extends AttributeMap = AttributeMap, M extends string = string> {
  (): Component;
  /** Never set; it only carries the type of the elements that the drawing gets. */
  readonly element?: LoweredElement<A, M>;
}

/** The surroundings of an element, as its container defines them. */
export interface Surroundings {
  /** How the container places its children. */
  readonly axis: "row" | "column" | "grid";
  /** Placement across the axis, if the container was given one. */
  readonly align: Align | undefined;
  /** px between the children of the container. */
  readonly gap: number;
  readonly textAlign: NonNullable<TextStyle["align"]>;
  /** Size in px of text that has no size of its own. */
  readonly textSize: number;
  /** Text color. */
  readonly ink: Color;
  /** Color of secondary text. */
  readonly muted: Color;
  /** The part of the board: a bar (header), a side (sidebar) or a hero section. */
  readonly place: "bar" | "side" | "hero" | undefined;
  /** What a row or column directly in the container does: fills it, or spreads its children. */
  readonly spread: "fill" | "between" | undefined;
  /** Distribution along the axis, if the container was given one. */
  readonly justify: Justify | undefined;
  /** Whether there is nothing but space above it on the board. */
  readonly isFirst: boolean;
  /** Whether nothing is below it on the board. */
  readonly isLast: boolean;
  /**
   * Whether children reach a visible edge: of their board, a frame, a ground or a line beside them. They need no line of their
   * own there, and their words keep a distance from it.
   */
  readonly flush: boolean;
  /** Where the `gap` comes from: the source, the container's content, or else its component. */
  readonly gapFrom: "source" | "content" | undefined;
  /** Whether fields share the width of their row, or are as wide as they need. */
  readonly fields: "shared" | "natural";
  /** Draws the container's items. */
  readonly item: ((content: ItemContent, cx: LowerContext) => Box) | undefined;
}

/** How a container arranges its children. */
export type Arrangement = Pick<Surroundings, "axis" | "align" | "gap" | "justify"> &
  Partial<Pick<Surroundings, "fields" | "gapFrom">>;

/** An item, ready to be drawn by its container. */
export interface ItemContent {
  readonly kind: "item" | "divider" | "more";
  readonly label: string;
  /** The label as written in the source, possibly with inline marks. */
  readonly written: string;
  readonly number?: number | undefined;
  readonly icon?: string | undefined;
  readonly active?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly danger?: boolean | undefined;
  /** A count on its icon; empty for a dot. */
  readonly badge?: string | undefined;
  /** The description of a term, as written in the source. */
  readonly value?: string | undefined;
  /** The name whose initials are shown before it. */
  readonly avatar?: string | undefined;
  /** Whether it leads to another page, as shown by a chevron at its end. */
  readonly chevron?: boolean | undefined;
  /** Whether it is ticked; undefined if it cannot be. */
  readonly checked?: boolean | undefined;
  /** Whether its switch is on; undefined if it has no switch. */
  readonly switch?: boolean | undefined;
  /** Its keyboard shortcut. */
  readonly shortcut?: string | undefined;
  /** Whether the items below it are hidden. */
  readonly isCollapsed?: boolean;
  /** When it happens. */
  readonly time?: string | undefined;
  /** Whether it is finished. */
  readonly done?: boolean | undefined;
  /** Its result. */
  readonly variant?: "success" | "warning" | "danger" | "info" | undefined;
  /** Start and end of a task, or the time of a milestone, in columns; and how much of the task is done, in percent. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  readonly at?: number | undefined;
  readonly progress?: number | undefined;
  /** Help text of a step. */
  readonly hint?: string | undefined;
  /** That a step failed, or why. */
  readonly error?: string | true | undefined;
  readonly href?: string | undefined;
  readonly behavior?: Behavior;
  /** Number of elements in its block. */
  readonly childCount: number;
  /** Whether any item in it has an icon. */
  readonly holdsIcons?: boolean;
  /** Draws the elements in its block. */
  children(inside: Partial<Surroundings>): Box[];
}
