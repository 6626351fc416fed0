/** Derives the surroundings of a node's children from those of the node. */
import type { AstNode } from "../../language/ast/node.js";
import { hasLine, hasOwnRoom, hasSidePadding } from "../../model/components/parts/container.js";
import { inkOnBackground } from "../../model/components/parts/palette.js";
import type { CommonValues } from "../../model/define/common-attributes.js";
import type { Arrangement, Component, Surroundings } from "../../model/define/component.js";
import { hasModifier, readValues } from "../../model/define/read-element.js";

/** A node in its surroundings, which apply to it unless it overrides them. */
export abstract class NodeSurroundings implements Surroundings {
  readonly ink: Surroundings["ink"];
  readonly muted: Surroundings["muted"];
  readonly isLast: Surroundings["isLast"];
  /** The values of the node's attributes. */
  readonly values: Record<string, unknown>;
  /** Whether it has a background of its own. */
  readonly painted: boolean;
  /** The component of the sibling before it. */
  before: Component | undefined;
  /** The sibling after it. */
  after: AstNode | undefined;
  protected readonly node: AstNode;
  protected readonly component: Component | undefined;
  readonly #surroundings: Surroundings;

  /**
   * @param component the component of the node; undefined if its name is unknown
   * @param isLast whether nothing follows in its container
   */
  constructor(
    node: AstNode,
    component: Component | undefined,
    surroundings: Surroundings,
    isLast: boolean,
  ) {
    this.values = component ? readValues(node, component) : {};
    const { bg }: CommonValues = this.values;
    const ink = bg === undefined ? surroundings : inkOnBackground(bg);
    this.ink = ink.ink;
    this.muted = ink.muted;
    this.isLast = isLast;
    this.painted = bg !== undefined;
    this.node = node;
    this.component = component;
    this.#surroundings = surroundings;
  }

  get axis(): Surroundings["axis"] {
    return this.#surroundings.axis;
  }

  get align(): Surroundings["align"] {
    return this.#surroundings.align;
  }

  get gap(): Surroundings["gap"] {
    return this.#surroundings.gap;
  }

  get textAlign(): Surroundings["textAlign"] {
    return this.#surroundings.textAlign;
  }

  get textSize(): Surroundings["textSize"] {
    return this.#surroundings.textSize;
  }

  get place(): Surroundings["place"] {
    return this.#surroundings.place;
  }

  get spread(): Surroundings["spread"] {
    return this.#surroundings.spread;
  }

  get flush(): Surroundings["flush"] {
    return (this.#surroundings.flush || this.#touchesLine) && !this.#isInset;
  }

  get gapFrom(): Surroundings["gapFrom"] {
    return this.#surroundings.gapFrom;
  }

  get fields(): Surroundings["fields"] {
    return this.#surroundings.fields;
  }

  get item(): Surroundings["item"] {
    return this.#surroundings.item;
  }

  get justify(): Surroundings["justify"] {
    return this.#surroundings.justify;
  }

  get isFirst(): Surroundings["isFirst"] {
    return this.#surroundings.isFirst;
  }

  /** Whether the node centers its children. */
  get centers(): boolean {
    if (this.component?.centers !== true) return false;
    return hasModifier(this.node, "centered") || hasModifier(this.node, "center");
  }

  /** Whether the node draws neither a title nor a frame around its content. */
  protected get isPlain(): boolean {
    const component = this.component;
    return component?.root === true || (component?.structural === true && !this.node.label);
  }

  /** The surroundings of the children: those of this node, with its own changes. */
  protected around(inside: Partial<Surroundings>, flow: Arrangement | undefined): Surroundings {
    const axis = inside.axis ?? flow?.axis;
    const isCentered = axis === "column" && this.centers;
    const justify = "justify" in inside ? inside.justify : flow?.justify;
    return {
      axis: axis ?? this.axis,
      align: "align" in inside ? inside.align : flow ? flow.align : this.align,
      gap: inside.gap ?? flow?.gap ?? this.gap,
      textAlign: isCentered ? "center" : (inside.textAlign ?? this.textAlign),
      textSize: inside.textSize ?? this.textSize,
      ink: inside.ink ?? this.ink,
      muted: inside.muted ?? this.muted,
      place: "place" in inside ? inside.place : this.place,
      item: "item" in inside ? inside.item : this.item,
      isFirst: inside.isFirst ?? (this.isFirst && this.isPlain),
      isLast: inside.isLast ?? this.isLast,
      spread: inside.spread,
      gapFrom: flow?.gapFrom,
      fields: inside.fields ?? flow?.fields ?? "shared",
      flush: inside.flush ?? this.#letsThrough,
      justify: justify ?? (this.#standsAtEnd ? "end" : undefined),
    };
  }

  /** The component of a node. */
  abstract componentOf(node: AstNode): Component | undefined;

  /** Whether its children touch a visible edge: the node's own, or one that the node itself touches. */
  get #letsThrough(): boolean {
    const { node, component } = this;
    const hasRoom = hasSidePadding(node);
    if (!this.isPlain || hasRoom === true) return false;
    // Pages and bands have padding by default; children touch their edges only if the source removes it.
    if (component!.root) return hasRoom === false;
    if (component!.band !== undefined) return hasRoom === false && this.flush;
    const isSeen = node.attributes?.bg !== undefined || hasLine(node);
    return isSeen ? !hasOwnRoom(node, this) : this.flush;
  }

  /** Whether the node touches a divider, because the source sets no gap. */
  get #touchesLine(): boolean {
    if (this.axis !== "row" || this.gapFrom !== "source" || this.gap > 0) return false;
    const after = this.after && this.componentOf(this.after);
    return this.before?.line === true || after?.line === true;
  }

  /** Whether the node is away from the edges of its container. */
  get #isInset(): boolean {
    const { w, x, y, anchor, m, mx = m, ml = mx, mr = mx } = this.node.attributes ?? {};
    if ((x ?? y ?? anchor ?? ml ?? mr) !== undefined) return true;
    const isCentered = this.axis === "column" && this.align === "center";
    return isCentered && w !== undefined && w !== "full";
  }

  /**
   * Whether the node is at the end of its row, so that wider boxes hanging from its own last child extend to the left.
   */
  get #standsAtEnd(): boolean {
    const { axis, justify, before } = this;
    return axis === "row" && (justify === "end" || (justify === "between" && before !== undefined));
  }
}
