/** Generates random documents from the vocabulary: most are sensible, some are not, on few or many lines. */
import fc from "fast-check";
import type { ComponentEntry } from "../../src/language/ast/element.js";
import { vocabulary } from "../../src/model/components/registry.generated.js";

const words = ["Save", "Home", "a b", "Über", 'say \\"x\\"', "two\nlines", "", "//", "{"];
const values = ["1", "4", "0.5", "50%", "full", "true", "lg", "md", '"x"', "home", "red", "[1, 2]"];

const label = fc.constantFrom(...words).map((text) => `"${text}"`);
const list = fc
  .array(fc.constantFrom('"One"', '"Two"', '"…"', "3"), { maxLength: 3 })
  .map((items) => `[${items.join(", ")}]`);
const space = fc.constantFrom(" ", " ", " ", "\n", "  \n\t", " // note\n", " /* note */ ");

/** A piece of an element with the space after it. */
const piece = (text: fc.Arbitrary<string>) =>
  fc.tuple(text, space).map(([written, gap]) => `${written}${gap}`);

function pieceOf(entry: ComponentEntry): fc.Arbitrary<string> {
  const attributes = [...entry.attributes.keys(), "w", "foo"];
  const modifiers = [...entry.modifiers.keys(), "primary", "foo"];
  const attribute = fc
    .tuple(
      fc.constantFrom(...attributes),
      fc.constantFrom("=", "=", " = ", ":"),
      fc.constantFrom(...values),
    )
    .map((parts) => parts.join(""));
  return fc.oneof(
    { arbitrary: piece(attribute), weight: 3 },
    { arbitrary: piece(fc.constantFrom(...modifiers)), weight: 2 },
  );
}

function elementOf(entry: ComponentEntry, block: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const takes = entry.label
    ? fc.option(label, { nil: "", freq: entry.label.required ? 12 : 2 })
    : entry.number
      ? fc.constant("2")
      : fc.constant("");
  const items = entry.list && !entry.list.nested ? fc.option(list, { nil: "" }) : fc.constant("");
  const children =
    entry.children.allow === "none"
      ? fc.constant("")
      : fc.option(block, { nil: "", freq: entry.children.braces === "required" ? 20 : 2 });
  const name = fc.constantFrom(entry.name, entry.name, ...entry.aliases.keys());
  return fc
    .tuple(
      piece(name),
      piece(takes),
      piece(items),
      fc.array(pieceOf(entry), { maxLength: 3 }),
      children,
    )
    .map(([word, text, array, pieces, braces]) => word + text + array + pieces.join("") + braces);
}

const free = vocabulary.components.filter(({ root, parents }) => !root && parents.length === 0);

/** A block whose elements have this many more levels. */
function blockOf(levels: number): fc.Arbitrary<string> {
  if (levels === 0) return fc.constant("{ }");
  const inner = blockOf(levels - 1);
  const element = fc.oneof(...free.map((entry) => elementOf(entry, inner)));
  return fc
    .array(fc.tuple(element, fc.constantFrom(" ", "\n", "\n\n  ")), { maxLength: 4 })
    .map((parts) => `{ ${parts.flat().join("")} }`);
}

/** A document of one page. */
export const randomSource: fc.Arbitrary<string> = fc
  .tuple(fc.constantFrom("page ", 'page "Home" ', 'page "Home" w=800\n'), blockOf(3))
  .map((parts) => parts.join(""));
