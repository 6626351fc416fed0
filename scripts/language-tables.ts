/** Builds the tables about components in docs/language.md from a vocabulary. */

import type { ComponentEntry } from "../src/language/ast/element.js";
import type { ModifierEntry } from "../src/language/ast/entries.js";
import type { Vocabulary } from "../src/language/ast/vocabulary.js";
import {
  commonAttributes,
  commonModifiers,
  longNames,
} from "../src/model/define/common-attributes.js";
import { devices } from "../src/model/define/device.js";
import { frameKinds } from "../src/model/define/frame-kinds.js";

/** The generated parts of docs/language.md, by the names of their markers. */
export function languageTables(vocabulary: Vocabulary): Map<string, () => string> {
  return new Map([
    ["components", () => componentTable(vocabulary)],
    ["standalone components", () => standaloneList(vocabulary)],
    ["replacing attributes", () => replacingTable(vocabulary)],
    ["common attributes", commonTable],
    ["long names", longNameTable],
    ["modifiers", () => modifierTable(vocabulary)],
    ["devices", deviceTable],
    ["frames", frameTable],
  ]);
}

/** A Markdown table. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll("|", "\\|")).join(" | ")} |`;
  return [line(head), `|${head.map(() => "---").join("|")}|`, ...rows.map(line)].join("\n");
}

/** A word as code. */
export function code(word: string): string {
  return `\`${word}\``;
}

function codeList(words: Iterable<string>): string {
  return [...words].map(code).join(" ");
}

function componentTable({ components }: Vocabulary): string {
  return table(
    ["Component", "Node type", "Label", "List", "Block", "Own attributes", "Own modifiers"],
    components.flatMap((component) => [
      componentRow(titleOf(component), component, component),
      ...[...component.variants]
        .filter(([, variant]) => takenBy(variant).join() !== takenBy(component).join())
        .map(([parent, variant]) => componentRow(nameIn(component, parent), variant)),
    ]),
  );
}

function titleOf({ name, aliases }: ComponentEntry): string {
  return aliases.size === 0 ? code(name) : `${code(name)}, also ${codeList(aliases.keys())}`;
}

function nameIn({ name }: ComponentEntry, parent: string): string {
  return `${code(name)} in ${code(parent)}`;
}

/** A row; `own` is the component itself, unless the row is about how one parent changes it. */
function componentRow(title: string, shape: ComponentEntry, own?: ComponentEntry): string[] {
  const shapes = own ? [own, ...own.variants.values()] : [];
  const replacing = shapes.flatMap(({ label, list }) =>
    [label, list].flatMap((part) => part?.twins ?? []),
  );
  const attributes = [...(own?.attributes.values() ?? [])].filter(
    ({ name, common }) => !common && !replacing.includes(name),
  );
  return [
    title,
    own ? code(own.type) : "",
    ...takenBy(shape),
    codeList(attributes.map(({ name }) => name)),
    own ? codeList(ownModifiers(own).map(({ word }) => word)) : "",
  ];
}

/** What a component accepts besides attributes and modifiers: label, list, block. */
function takenBy({ label, number, list, children }: ComponentEntry): string[] {
  const unless = label?.unless.map((name) => ` without ${code(name)}`).join("") ?? "";
  const orBlock = label?.unlessBlock ? " without a block" : "";
  const orList = label?.unlessList ? " without a list" : "";
  const labelCell = label ? `${needed(label.required)}${unless}${orBlock}${orList}` : "";
  const numberCell = number ? `number: ${needed(number.required)}` : "";
  return [
    number && label ? `${numberCell}, label: ${labelCell}` : numberCell || labelCell,
    list ? (list.nested ? "rows" : needed(list.required)) : "",
    blockOf(children),
  ];
}

function needed(isRequired: boolean): string {
  return isRequired ? "required" : "yes";
}

function blockOf({ allow, names, braces, mustBeEmpty }: ComponentEntry["children"]): string {
  if (allow === "none") return "";
  if (mustBeEmpty) return "empty";
  const what = allow === "only" ? codeList(names) : "elements";
  return braces === "optional" ? what : `${what}, ${braces}`;
}

/** The modifiers with a meaning of their own: those that set no attribute, and that not every element has. */
function ownModifiers({ modifiers }: ComponentEntry): ModifierEntry[] {
  return [...modifiers.values()].filter(
    ({ attribute, common }) => attribute === undefined && !common,
  );
}

/** The components that need neither label, list nor block, without `...`, which is not a word. */
function standaloneList({ components }: Vocabulary): string {
  return components
    .filter(({ bare, filler, ofCanvas }) => bare && !filler && !ofCanvas)
    .map(({ name }) => code(name))
    .join(", ");
}

/** Which attributes can be given instead of a label or list, and where. */
function replacingTable({ components }: Vocabulary): string {
  const rows: string[][] = [];
  for (const part of ["label", "list"] as const) {
    const places = new Map<string, string[]>();
    const add = (place: string, names: readonly string[]) => {
      for (const name of names) places.set(name, [...(places.get(name) ?? []), place]);
    };
    for (const component of components) {
      const own = component[part]?.twins ?? [];
      add(code(component.name), own);
      for (const [parent, variant] of component.variants) {
        const more = variant[part]?.twins.filter((name) => !own.includes(name)) ?? [];
        add(nameIn(component, parent), more);
      }
    }
    for (const [name, where] of [...places].sort(([, one], [, other]) => other.length - one.length))
      rows.push([code(name), part, where.join(", ")]);
  }
  return table(["Attribute", "Replaces", "On"], rows);
}

function commonTable(): string {
  return table(
    ["Attribute", "Takes", "Meaning"],
    Object.entries(commonAttributes).map(([name, { kind, docs }]) => [
      code(name),
      kind.describes,
      docs,
    ]),
  );
}

function longNameTable(): string {
  return table(
    ["Long name", "Short name"],
    Object.entries(longNames).map(([long, short]) => [code(long), code(short)]),
  );
}

function modifierTable({ components }: Vocabulary): string {
  const common = Object.entries(commonModifiers).map(([word, docs]) => [
    "every element",
    code(word),
    docs,
  ]);
  const own = components.flatMap((component) =>
    ownModifiers(component).map(({ word, docs }) => [code(component.name), code(word), docs]),
  );
  return table(["Component", "Modifier", "Meaning"], [...common, ...own]);
}

function deviceTable(): string {
  return table(
    ["Device", "Size in px"],
    Object.entries(devices).map(([name, [width, height]]) => [code(name), `${width} × ${height}`]),
  );
}

function frameTable(): string {
  return table(
    ["Frame", "Drawn"],
    Object.entries(frameKinds).map(([name, docs]) => [code(name), docs]),
  );
}
