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
 * How a component is drawn. It is an export of its own beside the definition, so that bundles of programs that only check
 * leave it out with all that it needs.
 */
export interface Drawing<S extends ComponentSource = ComponentSource> {
  /**
   * What happens on the screen of a device that is too narrow for the element: its children wrap onto further lines, it
   * scrolls in its box, it takes the whole width and grows, or a button opens it; `leads` for a bar at the top that
   * contains such buttons.
   */
  readonly narrow?: Narrowing;
  /** Turns an element into its box. */
  lower(element: NonNullable<S["element"]>, cx: LowerContext): Box;
}

/** The drawings of components, by name. */
export type Drawings = Readonly<Record<string, Drawing>>;

/** What a component of about one line is among others. */
export type InLine = "field" | "words" | "control" | "small";

/** How an element gives way. */
export type Narrowing = "wraps" | "scrolls" | "grows" | "opens" | "leads";

/** A board without its content. */
export interface BoardFrame extends Omit<Board, "box" | "page"> {
  /** What is drawn around it; nothing. */
  surround?: Surround | undefined;
}

/** What is drawn around a board. */
export interface Surround {
  kind: FrameKind;
  /** Whether the source asks for it; else it is drawn where all devices have their frames. */
  isWanted: boolean;
  /** What a browser shows as the address. */
  url: string | undefined;
}

/** The modifiers of every element that do more than name a value. */
export type CommonModifier = "wrap" | "flex" | "scroll" | "fullWidth" | "hidden" | BandModifier;

/** A node with its values read and typed, as `lower` gets it. */
export interface LoweredElement<A extends AttributeMap = AttributeMap, M extends string = string> {
  readonly node: AstNode;
  /** The label; empty when there is none. */
  readonly label: string;
  readonly number: number | undefined;
  /** The list, or the attribute given instead; empty when there is none. */
  readonly items: readonly Value[];
  readonly children: readonly AstNode[];
  /** Attributes, including modifiers that set them; an attribute wins over a modifier. */
  readonly values: AttributeValues<A>;
  /** `direction`, `justify`, `align`, `gap` and `wrap` of the element, where given. */
  readonly flow: Style;
  /** Whether it has one of the component's own modifiers or a common one. */
  has(modifier: M | CommonModifier): boolean;
}

/** What the place of an element may depend on; it is asked for before the nodes in the element are there. */
export type LayerSubject<A extends AttributeMap = AttributeMap, M extends string = string> = Pick<
  LoweredElement<A, M>,
  "label" | "number" | "values" | "has"
>;

/** What a click leads to. */
export interface Target {
  /** An overlay over its board, one beside what opens it, or a part that expands. */
  kind: "board" | "place" | "fold";
  /** Id of the popover, or of the content of the part that expands. */
  id: string;
}

/** What drawing an element may use. */
export interface LowerContext extends Surroundings {
  /** Size of the board; the height is undefined when the content decides it. */
  readonly board: { readonly width: number; readonly height: number | undefined };
  /** Whether its content was found not to fit, on the screen of a device of which its source knows nothing. */
  readonly isTight: boolean;
  /** The node that contains this one. */
  readonly parent: AstNode | undefined;
  /** The component of the node before this one in the same parent. */
  readonly before: Component | undefined;
  /** The node before this one in the same parent; one that stands for more of the same does not count. */
  readonly nodeBefore: AstNode | undefined;
  /** px of the text before this node in the same row; undefined where there is none. */
  readonly sizeBefore: number | undefined;
  /** The node after this one in the same parent. */
  readonly after: AstNode | undefined;
  /** Whether the element was given a background of its own. */
  readonly painted: boolean;
  /** Whether this element centers its children both ways. */
  readonly centers: boolean;
  /**
   * Draws children of this node.
   * @param inside what they find around them, where that is something else than what this node finds
   * @param flow how they are placed, unless `inside` says it
   */
  children(nodes: readonly AstNode[], inside?: Partial<Surroundings>, flow?: Arrangement): Box[];
  /** Whether a child of this node is drawn elsewhere: on the board or beside it. */
  leaves(node: AstNode): boolean;
  /** What else has this number on the page: the id of its annotation, the color of its marker. */
  numbered(number: number): { note?: string | undefined; color?: string | undefined };
  /** The component of a child of this node. */
  componentOf(node: AstNode): Component | undefined;
  /** How a child of this node gives way on a screen that is too narrow for it. */
  narrowingOf(node: AstNode): Narrowing | undefined;
  /** Counts the node among the hints of its page, of which a picture shows one; undefined in what is not seen. */
  nextHint(): { number: number; isDrawn: boolean } | undefined;
  /** An id that no other element of the document has, made from a text. */
  id(wish: string): string;
  /** The element's own `id` if it has one, else one made from a text, in which case the outer box gets none. */
  ownId(wish: string): string;
  /** The id that an element of the page is drawn with, by the one in the source. */
  elementId(reference: string): string | undefined;
  /** The picture at an address, where it was read. */
  picture(src: string): Picture | undefined;
  /** Why there is none where one was looked for; `src` is the label of the node. */
  unshown(src: string): UnshownPicture | undefined;
  /** The address of the page that a reference names: `#id` where this document has it. */
  pageAddress(reference: string): string | undefined;
  /** The overlay or collapsible part that a reference names; undefined outside prototypes. */
  target(reference: string): Target | undefined;
  /** How a click elsewhere opens this element; undefined outside prototypes, and where nothing names it. */
  readonly opened: Target | undefined;
  /** The id of the popover that this overlay is in a prototype. */
  readonly popover: string | undefined;
  /** Whether a clickable prototype is drawn, in which parts collapse, switch and tick on a click. */
  readonly isPrototype: boolean;
  /** Whether a page is drawn on the screen of another device, where bars that do not fit scroll. */
  readonly isAdapted: boolean;
  /** The name of a group of radios, which belongs to one page. */
  groupName(name: string): string;
  /** Looks for overlays in nodes that are not visible: overlays cover the page all the same. */
  unseen(nodes: readonly AstNode[]): void;
  /** The color, as the `ground` of a box that is neither paper nor given by the source. */
  ownGround(color: Color): Color;
  /** px of a distance or height that the source does not give, as dense as the design is. */
  dense(px: number): number;
  /** px of a text in the design, for what is as high as its text; the box of the text itself says the preset size. */
  letters(px: number): number;
  /** px of a spacing: a step of the scale or a measure with a unit. */
  spacing(measure: Measure): number;
  /** px of a length; percentages are of the board's width. */
  length(measure: Measure): number;
}

/** Everything that is known of a component but how it is drawn. */
export interface Component extends ComponentEntry {
  readonly groups: boolean;
  readonly structural: boolean;
  readonly centers: boolean;
  readonly framed: boolean;
  readonly outlined: boolean;
  readonly folds: boolean;
  readonly wide: boolean;
  readonly inLine: InLine | undefined;
  /** What its items accept; undefined if it has no items. */
  readonly itemForm: ItemForm | undefined;
  readonly band: "bar" | "end" | "side" | "body" | undefined;
  readonly ownFlow: boolean;
  /** Names of the attributes that it declares itself, including common ones that it draws in its own way. */
  readonly ownAttributes: ReadonlySet<string>;
  within(parent: ComponentEntry | undefined): Component;
  /** Title, place and declared size of the board that the element makes; only for the root. */
  board?(element: LoweredElement): BoardFrame;
  /** How the boards are arranged; only for what is said of the canvas. */
  plan?(element: LoweredElement): CanvasPlan;
  /** Where an element is drawn that is not placed in the flow. */
  layer?(element: LayerSubject): Layer | undefined;
  /** What drawing an element of this component takes at most. */
  readonly cost: CostRule;
}

/** Gives a component, which is made when it is first asked for. */
export interface ComponentSource<A extends AttributeMap = AttributeMap, M extends string = string> {
  (): Component;
  /** Never set: only the type of its elements, as its drawing gets them. */
  readonly element?: LoweredElement<A, M>;
}

/** What an element finds around it; a container says it for its children. */
export interface Surroundings {
  /** How the container places its children. */
  readonly axis: "row" | "column" | "grid";
  /** Placement across the axis that the container was given; undefined when it was given none. */
  readonly align: Align | undefined;
  /** px between the children of the container. */
  readonly gap: number;
  readonly textAlign: NonNullable<TextStyle["align"]>;
  /** px of running text that says no size itself. */
  readonly textSize: number;
  /** Color of text. */
  readonly ink: Color;
  /** Color of text of less weight. */
  readonly muted: Color;
  /** Where on the board: in a bar (header), at the side (sidebar), in a hero section. */
  readonly place: "bar" | "side" | "hero" | undefined;
  /** What a row or column directly in the container does: fill it, or spread its children. */
  readonly spread: "fill" | "between" | undefined;
  /** Distribution along the axis that the container was given. */
  readonly justify: Justify | undefined;
  /** Whether only space is above it on the board. */
  readonly isFirst: boolean;
  /** Whether nothing is below it on the board. */
  readonly isLast: boolean;
  /** Whether children reach the line around their container, which is the only one that they need. */
  readonly flush: boolean;
  /** Who decided on the `gap`: the source, what the container found in it, or else its component. */
  readonly gapFrom: "source" | "content" | undefined;
  /** Whether fields share the width of their row, or take what they need. */
  readonly fields: "shared" | "natural";
  /** How the container draws its items. */
  readonly item: ((content: ItemContent, cx: LowerContext) => Box) | undefined;
}

/** How a container arranges its children. */
export type Arrangement = Pick<Surroundings, "axis" | "align" | "gap" | "justify"> &
  Partial<Pick<Surroundings, "fields" | "gapFrom">>;

/** An item ready to be drawn by its container. */
export interface ItemContent {
  readonly kind: "item" | "divider" | "more";
  readonly label: string;
  /** The label as the source has it: it may hold marks. */
  readonly written: string;
  readonly number?: number | undefined;
  readonly icon?: string | undefined;
  readonly active?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly danger?: boolean | undefined;
  /** A count over its icon; empty for a dot. */
  readonly badge?: string | undefined;
  /** What is said of a term, as the source has it. */
  readonly value?: string | undefined;
  /** Whose initials stand before it. */
  readonly avatar?: string | undefined;
  /** Whether it leads on, which a chevron at its end says. */
  readonly chevron?: boolean | undefined;
  /** Whether it is ticked; undefined for one that cannot be. */
  readonly checked?: boolean | undefined;
  /** Whether its switch is on; undefined for one without a switch. */
  readonly switch?: boolean | undefined;
  /** The keys that choose it. */
  readonly shortcut?: string | undefined;
  /** Whether the entries below it are not shown. */
  readonly isCollapsed?: boolean;
  /** When it happened. */
  readonly time?: string | undefined;
  /** Whether it is over. */
  readonly done?: boolean | undefined;
  /** How it went. */
  readonly variant?: "success" | "warning" | "danger" | "info" | undefined;
  /** Where a task begins and ends, or a milestone is, in columns; and the percent of it that is done. */
  readonly from?: number | undefined;
  readonly to?: number | undefined;
  readonly at?: number | undefined;
  readonly progress?: number | undefined;
  /** Help text of a step. */
  readonly hint?: string | undefined;
  /** That a step went wrong, or why. */
  readonly error?: string | true | undefined;
  readonly href?: string | undefined;
  readonly behavior?: Behavior;
  /** How many elements are in its block. */
  readonly childCount: number;
  /** Whether any of the items in it has an icon. */
  readonly holdsIcons?: boolean;
  /** Draws the elements in its block. */
  children(inside: Partial<Surroundings>): Box[];
}
