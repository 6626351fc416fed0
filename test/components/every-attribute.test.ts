/** Tests every attribute and modifier of every component at each allowed value: the drawing must change. */
import { describe, expect, it } from "vitest";
import { analyze } from "../../src/analyze.js";
import { compose } from "../../src/composition.js";
import type { ComponentEntry } from "../../src/language/ast/element.js";
import type { AttributeEntry } from "../../src/language/ast/entries.js";
import type { AstNode, DocumentNode } from "../../src/language/ast/node.js";
import { walkNodes } from "../../src/language/ast/node.js";
import type { Value } from "../../src/language/ast/value.js";
import { vocabulary } from "../../src/model/components/registry.generated.js";
import { isSearching } from "../support/case-count.js";

const px = (value: number, unit: "px" | "%" | "em" | "rem" | "vh" | "vw" = "px"): Value => ({
  value,
  unit,
});
const units = (["px", "%", "em", "rem", "vh", "vw"] as const).map((unit) => px(3, unit));
const words = ({ kind, default: preset }: AttributeEntry): string[] =>
  (kind.choices ?? []).filter((word) => word !== preset?.split(";")[0]);

/**
 * The values of an attribute to test, each of which must differ from the default.
 *
 * @param place index of the attribute among all; in the gate, only one unit is tested, a different one for each index
 */
function valuesOf(entry: AttributeEntry, place: number): Value[] {
  const { kind, default: preset } = entry;
  const tried = isSearching ? units : [units[place % units.length]!];
  if (kind.isBoolean && kind.kind === "boolean") return [preset !== "true"];
  switch (kind.kind) {
    case "choice":
      return words(entry);
    case "text":
      return ["Zebra", 42];
    case "icon":
      return ["rocket"];
    case "url":
      return ["/zebra.png"];
    case "reference":
      return [kind.reference === "navigate" ? "other" : "overlay"];
    case "list":
      return [["Zebra", 7, true], ["right"]].filter((value) => kind.read(value) !== undefined);
    case "color":
      return ["#123456", ...words(entry)];
    case "order":
      return ["Name", "Name desc"];
    case "index":
      return [1];
    case "date":
      return ["2026-11-12", "2026-11-20"];
    case "dates":
      return [["2026-11-02", "2026-11-05"]];
    case "month":
      return ["2026-10"];
    case "time":
      return ["9:15", 13];
    case "viewport":
      return ["1024x600", "640"];
    case "language":
      return ["ja", "zh-Hant"];
    case "number":
      return [3, 2].filter((value) => value !== Number(preset));
    case "spacing":
      return [3, 7, ...tried, ...words(entry)];
    default:
      return [33, ...tried, ...words(entry)];
  }
}

interface Case {
  component: ComponentEntry;
  /** Name of the attribute or modifier. */
  name: string;
  what: string;
  semantic: boolean;
  /** Prepares the element that the drawing is compared with; by default, the example without the attribute. */
  from?(node: AstNode): void;
  apply(node: AstNode): void;
}

function casesOf(component: ComponentEntry): Case[] {
  const before = vocabulary.components.findIndex(({ name }) => name === component.name);
  const ofAttributes = [...component.attributes.values()].flatMap((entry, at) =>
    valuesOf(entry, before + at).map(
      (value): Case => ({
        component,
        name: entry.name,
        what: `${entry.name}=${JSON.stringify(value)}`,
        semantic:
          typeof entry.semantic === "boolean"
            ? entry.semantic
            : entry.semantic.includes(String(value)),
        // These words reset a size, so the element must have one.
        ...((value === "auto" || value === "fit") && {
          from: (node: AstNode) => give(node, component, entry.name, 33),
        }),
        ...(entry.name.startsWith("flow") && { from: (node: AstNode) => lead(node, component) }),
        apply: (node) => {
          if (entry.name.startsWith("flow")) lead(node, component);
          give(node, component, entry.name, value);
        },
      }),
    ),
  );
  const ofWords = [...component.modifiers.values()]
    .filter(({ attribute }) => attribute === undefined)
    .map(
      ({ word }): Case => ({
        component,
        name: word,
        what: word,
        semantic: false,
        apply: (node) => {
          node.modifiers = [...(node.modifiers ?? []), word];
        },
      }),
    );
  return [...ofAttributes, ...ofWords];
}

/** Sets an attribute; if it has the same meaning as the label, sets the label instead, like the parser. */
function give(node: AstNode, component: ComponentEntry, name: string, value: Value): void {
  const views = [component, ...component.variants.values()];
  if (views.some(({ label }) => label?.twins.includes(name))) node.label = String(value);
  else node.attributes = { ...node.attributes, [name]: value };
}

/** Only elements that link somewhere have an arrow. */
function lead(node: AstNode, component: ComponentEntry): void {
  if (component.attributes.has("navigate")) give(node, component, "navigate", "other");
}

const overlays = 'modal "Overlay" id=overlay { } page "Other" id=other { text "other" }';

/** Sources that contain the component: its examples, in a column and in a row. */
function sourcesOf({ examples, root, ofCanvas }: ComponentEntry): string[] {
  if (ofCanvas) return [...examples];
  return examples.flatMap((example) =>
    root
      ? [`${example} ${overlays.replace(/^.*?\} /, "")}`]
      : [
          `page "Base" { ${example}\n text "after" ${overlays.replace("page", "} page")}`,
          `page "Base" { row { ${example}\n text "after" } ${overlays.replace("page", "} page")}`,
        ],
  );
}

function nodesOf(document: DocumentNode, { type }: ComponentEntry): AstNode[] {
  const found: AstNode[] = document.canvas?.type === type ? [document.canvas] : [];
  walkNodes(document, (node) => {
    if (node.type === type && node.label !== "Other" && node.label !== "Overlay") found.push(node);
  });
  return found;
}

/** Removes an attribute, whether it was set by name or by a modifier. */
function strip(node: AstNode, { modifiers }: ComponentEntry, name: string): void {
  if (node.attributes) delete node.attributes[name];
  if (node.modifiers) {
    node.modifiers = node.modifiers.filter(
      (word) => word !== name && modifiers.get(word)?.attribute !== name,
    );
  }
}

/** The fields of a box that describe its meaning and behavior rather than its look. */
const meaning = new Set("attributes behavior name role tag origin decorative alt".split(" "));

/** Whether two drawings look the same, apart from fields that describe the meaning. */
function looksSame(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isObject(one) || !isObject(other) || Array.isArray(one) !== Array.isArray(other)) {
    return false;
  }
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => meaning.has(name) || looksSame(one[name], other[name]));
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

/** Different ways to draw a document, one of which must show a difference. */
const drawings = [
  ...[500, 800, 1000, 1300].map(
    (width) =>
      (document: DocumentNode): unknown =>
        compose(document, { room: width }).boxes,
  ),
  (document: DocumentNode) => {
    const { over = [] } = compose(document, { flow: true }).frames;
    return over.map(({ frame }) => frame.box);
  },
];
const markups = [{}, { prototype: true }].map(
  (options) => (document: DocumentNode) => compose(document).html(options).html,
);

const analyzed = new Map<string, DocumentNode>();

/** The cached tree of a source, which must not be changed. */
function treeOf(source: string): DocumentNode {
  const tree = analyzed.get(source) ?? analyze(source).ast;
  analyzed.set(source, tree);
  return tree;
}

/** A document with its drawings; each is drawn only once. */
class Look {
  readonly #document: DocumentNode;
  readonly #seen = new Map<(document: DocumentNode) => unknown, unknown>();

  constructor(document: DocumentNode) {
    this.#document = document;
  }

  as(look: (document: DocumentNode) => unknown): unknown {
    if (!this.#seen.has(look)) this.#seen.set(look, look(this.#document));
    return this.#seen.get(look);
  }
}

/** The documents that the cases of one attribute are compared with. */
type Plain = Map<string, Look>;

/** The place of a component: a source, and the index of its element there. */
interface Place {
  source: string;
  at: number;
}

function placesOf(component: ComponentEntry): Place[] {
  return sourcesOf(component).flatMap((source) =>
    nodesOf(treeOf(source), component).map((_, at) => ({ source, at })),
  );
}

/**
 * Tries the places in order, and moves one that shows an effect to the front, since it may also show the next effect.
 */
function hasEffect(one: Case, places: Place[], plain: Plain): boolean {
  const found = places.findIndex((place) => hasEffectAt(one, place, plain));
  if (found > 0) places.unshift(...places.splice(found, 1));
  return found >= 0;
}

function hasEffectAt(
  { component, name, semantic, from, apply }: Case,
  { source, at }: Place,
  plain: Plain,
): boolean {
  const tree = treeOf(source);
  const changedBy = (change: (node: AstNode) => void = () => {}) => {
    const changed = structuredClone(tree);
    const node = nodesOf(changed, component)[at]!;
    strip(node, component, name);
    change(node);
    return new Look(changed);
  };
  const key = JSON.stringify([name, at, source]);
  const without = from ? changedBy(from) : (plain.get(key) ?? changedBy());
  if (!from) plain.set(key, without);
  const given = changedBy(apply);
  const looks = semantic ? markups : drawings;
  return looks.some((look) => !looksSame(given.as(look), without.as(look)));
}

describe.each(vocabulary.components.map((component) => ({ name: component.name, component })))(
  "$name",
  ({ component }) => {
    it("draws each attribute and modifier, or writes it to HTML", () => {
      expect(nodesOf(analyze(sourcesOf(component)[0]!).ast, component).length).toBeGreaterThan(0);
      const cases = casesOf(component);
      const plain: Plain = new Map();
      const places = placesOf(component);
      const idle = cases.filter((one) => !hasEffect(one, places, plain));
      const wrong = idle.filter(({ name }) => {
        const all = cases.filter((one) => one.name === name).length;
        const still = idle.filter((one) => one.name === name).length;
        // One of several values may be the default, such as the direction of a row.
        return still > 1 || all < 3;
      });
      expect(wrong.map(({ what }) => what)).toEqual([]);
    });
  },
);
