/** The types of a component file: its definition, its drawing, and the context that drawings get. */

import type { Picture } from "../../base/images/picture.js";
import type { BandModifier } from "../../language/ast/bands.js";
import type { Element } from "../../language/ast/element.js";
import type { AstNode } from "../../language/ast/node.js";
import type { Value } from "../../language/ast/value.js";
import type {
  ChildrenEntry,
  ComponentEntry,
  RecordForm,
  Report,
} from "../../language/ast/vocabulary.js";
import type { Suggester } from "../../language/diagnostics/suggester.js";
import type { Board, Box, UnshownPicture } from "../box/box.js";
import type { CanvasPlan } from "../box/canvas-plan.js";
import type { Color, Style } from "../box/style.js";
import type { AttributeDefinition, Measure } from "./attributes.js";
import type { CostRule } from "./cost.js";
import type { FrameKind } from "./frame-kinds.js";
import type { ItemForm } from "./item-form.js";
import type { Arrangement, Layer, Surroundings } from "./surroundings.js";

/** Attribute declarations by name. */
// biome-ignore lint/suspicious/noExplicitAny: each attribute has a value type of its own
export type AttributeMap = Record<string, AttributeDefinition<any>>;

/** The typed values of declared attributes; undefined if missing or invalid. */
export type AttributeValues<A extends AttributeMap> = {
  readonly [K in keyof A]: A[K] extends AttributeDefinition<infer T> ? T | undefined : never;
};

/** Groups of components for documentation, without effect on checking and drawing. */
type Category =
  | "layout"
  | "container"
  | "text"
  | "input"
  | "display"
  | "data"
  | "feedback"
  | "overlay"
  | "navigation"
  | "annotation";

/** What a component accepts besides attributes; the part that a parent may change. */
export interface ComponentShape {
  label?: {
    twins?: readonly string[];
    required?: boolean;
    unless?: readonly string[];
    unlessBlock?: boolean;
    unlessList?: boolean;
    /** The attribute that a second string sets. */
    second?: string;
    /** Whether it is the address of a picture. */
    isPicture?: boolean;
    docs: string;
  };
  number?: { required: boolean; docs: string };
  list?: {
    twins?: readonly string[];
    required?: boolean;
    nested?: boolean;
    docs: string;
    keys?: AttributeMap;
  };
  /** If omitted, it takes no block. */
  children?: {
    /** By default, every component that is not bound to another parent. */
    only?: readonly string[];
    /** `optional` by default. */
    braces?: ChildrenEntry["braces"];
    mustBeEmpty?: boolean;
    /** Attributes that each child accepts in it, besides its own. */
    each?: AttributeMap;
    /** The form of its items, if it has items. */
    items?: ItemForm;
  };
  /** Its number is a mark on the page, or explains the mark of the same number. */
  countsAs?: "marker" | "annotation";
}

/** The definition of a component. */
export interface ComponentDefinition<A extends AttributeMap, M extends string>
  extends ComponentShape {
  /** The word of the language, lower case. */
  name: string;
  /** Node type, if it is not the name in PascalCase. */
  type?: string;
  /** Other names for it, each with its changes to the node. */
  aliases?: Record<string, { docs: string; apply?(node: AstNode): void }>;
  category: Category;
  /** One sentence: what it is for. */
  docs: string;
  /** Its names in HTML and other libraries, in lower case without hyphens. */
  foreignWords?: readonly string[];
  /** Words of other libraries for which the language has a form rather than a component, each with an example line. */
  foreignForms?: Readonly<Record<string, string>>;
  /** Its attributes in other libraries, each with what to write instead. */
  foreignAttributes?: Readonly<Record<string, string>>;
  /** One to three sources that show it; each compiles without a warning. */
  examples: readonly string[];
  root?: true;
  /** Applies to all pages, and is written once, at the top level. */
  ofCanvas?: true;
  /** Groups several elements that are treated as one. */
  groups?: true;
  /** Offered by editors to wrap other elements. */
  wraps?: true;
  soft?: true;
  /** Part of the structure of a page rather than its content: it arranges or separates other elements without framing them. */
  structural?: true;
  /** Draws a frame around its children; a following "more of the same" is then drawn as a frame too. */
  framed?: true;
  /** Has a border that must not touch that of the next element; implied by `framed`. */
  outlined?: true;
  /** As wide as its page by default, even if the page centers its children; implied by `band`. */
  wide?: true;
  /** Its role in a line: a field below its label, words, another control, or a small sign. */
  inLine?: InLine;
  /** Accepts the modifiers `centered` and `center`, which center its children both ways (language.md 2.7). */
  centers?: true;
  /** Set for parts that span the page from edge to edge: a bar across it, one at the end of its board, a side, or the body. */
  band?: "bar" | "end" | "side" | "body";
  attributes: A;
  /** Accepts records whose fields these attributes name; `data` is one of them. */
  records?: { attributes: AttributeMap; read: RecordForm["read"] };
  /** Common attributes that it rejects because they would have no effect; `all` for all but its own. */
  without?: readonly string[] | "all";
  /** Other names of its attributes, besides the long names that every element accepts. */
  attributeAliases?: Readonly<Record<string, string>>;
  /** Modifiers that name neither a boolean attribute nor a choice of one. */
  modifiers?: Record<M, string>;
  /** The only parents it may be inside. */
  parents?: readonly string[];
  /** A line between elements, from which the words beside it keep a distance. */
  line?: true;
  /** Allowed in every block, whatever else the block accepts, but not at the top level. */
  filler?: true;
  /** A missing list and block are accepted with an info. */
  mayBeEmpty?: true;
  /** Its nodes always have `modifiers`, even empty ones, although it takes a block (language.md 1.2). */
  keepsModifiers?: true;
  targetOf?: ComponentEntry["targetOf"];
  /** Collapses: in a prototype, elements that reference it expand it instead of opening an overlay. */
  folds?: true;
  /** Places its children itself, so `gap`, `align` and similar attributes are not applied to its outer box. */
  ownFlow?: true;
  /** What it accepts instead inside certain parents. */
  within?: Record<string, ComponentShape>;
  check?(element: Element, report: Report, suggester: Suggester): void;
  /** Title, place and declared size of the board; only on the root. */
  board?(element: LoweredElement<A, M>): BoardFrame;
  /** How the boards are arranged; only for what is said of the canvas. */
  plan?(element: LoweredElement<A, M>): CanvasPlan;
  /** Left out: it is placed in the flow, like the elements around it. */
  layer?(element: LayerSubject<A, M>): Layer | undefined;
  /** What drawing it takes at most; the limits of the language are held against it before anything is drawn. */
  cost: CostRule;
}

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

/** The definition of any component. */
export type AnyDefinition = ComponentDefinition<AttributeMap, string>;

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
  readonly line: boolean;
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
