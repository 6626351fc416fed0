/** Describes the definition of a component. */
import type { ComponentEntry, Element } from "../../language/ast/element.js";
import type { ChildrenEntry, MarkForm, RecordForm, Report } from "../../language/ast/entries.js";
import type { AstNode } from "../../language/ast/node.js";
import type { Suggester } from "../../language/diagnostics/suggester.js";
import type { CanvasPlan } from "../box/canvas-plan.js";
import type {
  AttributeMap,
  BoardFrame,
  InLine,
  LayerSubject,
  LoweredElement,
} from "./component.js";
import type { CostRule } from "./cost.js";
import type { ItemForm } from "./item-form.js";
import type { Layer } from "./layer.js";

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
    nested?: boolean | "allowed";
    /** Whether marks in its texts are drawn. */
    marks?: true;
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
  /** Its attribute that a bare number after its name means in other languages. */
  bareNumber?: string;
  /** How it is written in a text: `[badge:info] New`. */
  mark?: MarkForm;
  /** Components that people write in it in place of what it takes, each with an example line of that. */
  foreignChildren?: Readonly<Record<string, string>>;
  /** What others write with it outside of the parents that it has to be in, as an example line. */
  foreignOutside?: string;
  /** Its attributes, values (`align=right`) and modifiers in other libraries, each with what to write instead. */
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
  /** Drawn without its frame where it reaches the edges of a page or card. */
  atEdges?: true;
  /** As wide as its page by default, even if the page centers its children; implied by `band`. */
  wide?: true;
  /** Its role in a line: a field below its label, words, another control, or a small sign. */
  inLine?: InLine;
  /** Its label is beside it, and must be further away from what comes next in a row. */
  labelAfter?: true;
  /**
   * Drawn as one line of controls unless it is `vertical` or one of its parts contains others; rows center it
   * vertically.
   */
  oneLine?: true;
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
  /** A heading, which is the title of a bar that has none of its own. */
  heads?: true;
  /** A line between elements; words beside it keep a distance from it. */
  line?: true;
  /** Only room between elements: it has no part in how a row aligns them. */
  room?: true;
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
  /** How the boards are arranged; only for canvas settings. */
  plan?(element: LoweredElement<A, M>): CanvasPlan;
  /** If omitted, it is placed in the flow, like its siblings. */
  layer?(element: LayerSubject<A, M>): Layer | undefined;
  /** An upper bound for drawing it, which is compared with the limits before anything is drawn. */
  cost: CostRule;
}

/** The definition of any component. */
export type AnyDefinition = ComponentDefinition<AttributeMap, string>;
