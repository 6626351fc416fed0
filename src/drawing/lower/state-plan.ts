/** Finds what the states of a page switch in a prototype: what each state shows, and what clicks set. */
import { type AstNode, walkNodes } from "../../language/ast/node.js";
import { isUnitValue, type ObjectValue, textOf, type Value } from "../../language/ast/value.js";
import type { Behavior, Shown } from "../../model/box/behavior.js";
import type { Box } from "../../model/box/box.js";
import { column } from "../../model/box/build.js";
import type { Identifiers } from "../../model/define/identifiers.js";
import { hasModifier } from "../../model/define/read-element.js";
import type { PagePrototype } from "./page-prototype.js";
import { type Choice, statePanel } from "./state-panel.js";

const none: readonly AstNode[] = [];

/**
 * The mechanism that switches a state: a popover that is open while the state does not have its initial value; or a
 * radio for each value if there are more than two, or if no click sets the state.
 */
interface Switch {
  readonly name: string;
  readonly initial: string;
  readonly values: Set<string>;
  isSet: boolean;
  /** Ids of the radios; only that of the popover if there is one. */
  ids: ReadonlyMap<string, string> | string;
}

const noGuards: readonly Shown[] = [];

/** The states of a page in a prototype. */
export class StatePlan {
  readonly #page: AstNode;
  readonly #switches = new Map<string, Switch>();
  /** Nodes that are drawn twice, enabled and disabled, each version with its guard. */
  readonly #twice = new Map<AstNode, readonly [AstNode, AstNode]>();
  readonly #ways = new Map<AstNode, Shown>();

  /** The plan of a page; undefined if it has neither states nor effects. */
  static of(page: AstNode, ids: Identifiers): StatePlan | undefined {
    let isNeeded = page.attributes?.states !== undefined;
    walkNodes(page, ({ attributes }) => {
      if (attributes?.on !== undefined) isNeeded = true;
      return !isNeeded;
    });
    return isNeeded ? new StatePlan(page, ids) : undefined;
  }

  private constructor(page: AstNode, ids: Identifiers) {
    this.#page = page;
    for (const state of recordsOf(page.attributes?.states)) {
      const name = fieldOf(state, "name");
      if (name === undefined) continue;
      const initial = fieldOf(state, "initial") ?? "";
      const values = new Set([initial]);
      this.#switches.set(name, { name, initial, values, isSet: false, ids: "" });
    }
    this.#gather(page);
    for (const state of this.#switches.values()) {
      const { name, values, initial } = state;
      if (values.size < 2 && state.isSet) values.add(initial === "true" ? "false" : "true");
      if (values.size < 2) this.#switches.delete(name);
      const isFlag = state.isSet && values.size === 2;
      state.ids = isFlag
        ? ids.make(`state-${name}`)
        : new Map([...values].map((value) => [value, ids.make(`state-${name}-${value}`)]));
    }
    this.#plan(page);
  }

  /** Whether a node is drawn although it is initially hidden, because a state shows it. */
  isSwitched(node: AstNode): boolean {
    return this.shows(node).length > 0;
  }

  /** What must be open or selected for a node to be visible. */
  shows(node: AstNode): readonly Shown[] {
    const guards = recordsOf(node.attributes?.visibleWhen);
    const way = this.#ways.get(node);
    if (guards.length === 0) return way ? [way] : noGuards;
    const shown = guards.flatMap((guard) => this.#shownIn(guard) ?? []);
    return way ? [...shown, way] : shown;
  }

  /** The versions of a node that are drawn: one, or an enabled and a disabled one. */
  ways(node: AstNode): readonly AstNode[] {
    return this.#twice.get(node) ?? [node];
  }

  /** The popover whose closing hides the node. */
  closing(node: AstNode): string | undefined {
    const [only, ...others] = this.shows(node);
    return others.length === 0 && only?.isOn ? only.id : undefined;
  }

  /** The effect of a click on a node. */
  press(node: AstNode, prototype: PagePrototype): Behavior | undefined {
    const effect = effectOf(node);
    if (!effect) return undefined;
    const target = fieldOf(effect, "target");
    const kind = fieldOf(effect, "kind");
    if (kind === "close") {
      const found = target === undefined ? undefined : prototype.find(target);
      return found && { opens: { id: found.id, action: "hide" } };
    }
    const state = this.#switches.get(fieldOf(effect, "state") ?? "");
    if (!state) return undefined;
    const { ids, initial } = state;
    if (kind === "toggle") return typeof ids === "string" ? { opens: { id: ids } } : undefined;
    const value = kind === "reset" ? initial : (fieldOf(effect, "value") ?? "");
    if (typeof ids !== "string") return { chooses: ids.get(value) };
    return { opens: { id: ids, action: value === initial ? "hide" : "show" } };
  }

  /** The popovers of the states, which are on the board but never visible. */
  get popovers(): Box[] {
    return [...this.#switches.values()].flatMap(({ ids }) =>
      typeof ids === "string"
        ? [
            column({ position: "absolute", width: 0, height: 0 }, [], {
              attributes: { id: ids },
              behavior: { popover: "state" },
            }),
          ]
        : [],
    );
  }

  /** The radios of the states; undefined if no state has radios. */
  get panel(): Box | undefined {
    const choices = [...this.#switches.values()].flatMap(({ name, ids, initial }): Choice[] =>
      typeof ids === "string" ? [] : [{ name, initial, ids }],
    );
    return choices.length > 0 ? statePanel(choices, this.#page.label ?? "") : undefined;
  }

  /** Collects the values that guards compare with and effects set. */
  #gather(node: AstNode): void {
    const { attributes } = node;
    for (const name of ["visibleWhen", "enabledWhen"] as const) {
      for (const guard of recordsOf(attributes?.[name])) {
        this.#of(guard)?.values.add(fieldOf(guard, "equals") ?? "true");
      }
    }
    const effect = effectOf(node);
    const state = effect && this.#of(effect);
    if (state) {
      state.isSet = true;
      if (fieldOf(effect, "kind") === "set") state.values.add(fieldOf(effect, "value") ?? "");
    }
    const { children = none } = node;
    for (let at = 0; at < children.length; at++) this.#gather(children[at]!);
  }

  /**
   * Decides what is drawn twice. Nothing inside such a node is drawn twice again: the number of boxes would double at
   * each level.
   */
  #plan(node: AstNode): void {
    const [guard] = recordsOf(node.attributes?.enabledWhen);
    const shown = guard && this.#shownIn(guard);
    if (shown) {
      const isDisabled = hasModifier(node, "disabled");
      const modifiers = node.modifiers ?? [];
      const other: AstNode = {
        ...node,
        modifiers: isDisabled
          ? modifiers.filter((word) => word !== "disabled")
          : [...modifiers, "disabled"],
      };
      this.#twice.set(node, [node, other]);
      this.#ways.set(isDisabled ? other : node, shown);
      this.#ways.set(isDisabled ? node : other, { ...shown, isOn: !shown.isOn });
      return;
    }
    const { children = none } = node;
    for (let at = 0; at < children.length; at++) this.#plan(children[at]!);
  }

  #of(record: ObjectValue): Switch | undefined {
    return this.#switches.get(fieldOf(record, "state") ?? "");
  }

  #shownIn(guard: ObjectValue): Shown | undefined {
    const state = this.#of(guard);
    if (!state) return undefined;
    const { ids, initial } = state;
    const value = fieldOf(guard, "equals") ?? "true";
    if (typeof ids === "string") return { id: ids, isOn: value !== initial };
    const id = ids.get(value);
    return id === undefined ? undefined : { id, isOn: true };
  }
}

/** Whether a node is never drawn: it is hidden, and no state shows it. */
export function isGone(node: AstNode): boolean {
  return hasModifier(node, "hidden") && node.attributes?.visibleWhen === undefined;
}

/** The effect of a click that switches something; expansion leaves at most one. */
function effectOf(node: AstNode): ObjectValue | undefined {
  const [handler] = recordsOf(node.attributes?.on);
  return recordsOf(handler?.effects)[0];
}

function recordsOf(value: Value | undefined): readonly ObjectValue[] {
  if (value === undefined) return [];
  return (Array.isArray(value) ? value : [value]).filter(isRecord);
}

function isRecord(value: Value): value is ObjectValue {
  return typeof value === "object" && !Array.isArray(value) && !isUnitValue(value);
}

function fieldOf(record: ObjectValue, name: string): string | undefined {
  const value = Object.hasOwn(record, name) ? record[name] : undefined;
  return value === undefined ? undefined : textOf(value);
}
