/** Tests what is offered between the parentheses of a component, while they are written and afterwards. */
import { describe, expect, it } from "vitest";
import { complete } from "../../src/authoring/editing/complete/complete.js";
import { LanguageDocument } from "../../src/authoring/editing/language-document.js";
import { signatureHelp } from "../../src/authoring/editing/signature-help.js";

const definitions = `component note(tone: "info" | "success", isOpen: boolean = false) { text "$tone" }
layout shell(title: string) { title "$title" slot }
`;

/** Opens a source with its caret at `¦`, below the definitions. */
function openAt(source: string): { document: LanguageDocument; offset: number } {
  const text = definitions + source;
  return {
    document: new LanguageDocument(text.replace("¦", "")),
    offset: text.indexOf("¦"),
  };
}

function offered(source: string): string[] {
  const { document, offset } = openAt(source);
  return complete(document, offset).candidates.map(({ label }) => label);
}

const types = ["string", "number", "boolean", "icon", "list", "record"];

describe("completion in parentheses", () => {
  it.each([
    ["every parameter", 'page "A" { use note(¦) }', ["tone", "isOpen"]],
    ["every parameter after a space", 'page "A" { use note( ¦ ) }', ["tone", "isOpen"]],
    ["parameters without a value yet", 'page "A" { use note(tone=info, ¦) }', ["isOpen"]],
    ["the same without a comma", 'page "A" { use note(tone=info ¦) }', ["isOpen"]],
    ["parameters before others", 'page "A" { use note(¦, isOpen=true) }', ["tone"]],
    ["the parameter that is written", 'page "A" { use note(ton¦e=info) }', ["tone"]],
    ["the values of a parameter", 'page "A" { use note(tone=¦) }', ["info", "success"]],
    ["its values in quotes", 'page "A" { use note(tone="¦") }', ["info", "success"]],
    ["the value that is written", 'page "A" { use note(tone=in¦) }', ["info"]],
    ["true and false", 'page "A" { use note(tone=info, isOpen=¦) }', ["true", "false"]],
    ["parameters of a layout", 'page "A" uses=shell(¦) { divider }', ["title"]],
    ["no parameter twice of a layout", 'page "A" uses=shell(title="B", ¦) { divider }', []],
    ["parameters of an open layout", 'page "A" uses=shell(¦ { divider }', ["title"]],
    ["parameters before it is closed", 'page "A" {\n  use note(tone=info, ¦\n}', ["isOpen"]],
    ["values before it is closed", 'page "A" {\n  use note(tone=¦\n}', ["info", "success"]],
    ["values at the end of the text", 'page "A" {\n  use note(tone=¦', ["info", "success"]],
    ["values before an element", 'page "A" { use note(tone=¦\n  text "B" }', ["info", "success"]],
    ["the types of a parameter", "component card2(name: ¦) { divider }", types],
    ["the type that is written", "component card2(name: str¦) { divider }", ["string"]],
    ["types after a default", 'component card2(a: string = "b", c: ¦) { divider }', types],
    ["nothing for a new name", "component card2(¦) { divider }", []],
    ["nothing for a default", "component card2(a: string = ¦) { divider }", []],
  ])("offers %s", (_, source, expected) => {
    expect(offered(source).toSorted()).toEqual(expected.toSorted());
  });

  it.each([
    ["after they are closed", 'page "A" { use note(tone=info) ¦ }'],
    ["on the line below an element after them", 'page "A" {\n  use note(\n  text "B"\n  ¦\n}'],
  ])("offers elements %s", (_, source) => {
    expect(offered(source)).toContain("button");
  });
});

describe("the signature", () => {
  it.each([
    ["use note(¦)", 0],
    ["use note(tone=¦)", 0],
    ["use note(tone=info, ¦)", 1],
    ["use note(tone=info, isOpen=¦)", 1],
    ["use note(tone=info, ¦\n", 1],
    ["use note(tone=info, isOpen=true ¦\n", undefined],
  ])("of %s", (source, active) => {
    const { document, offset } = openAt(`page "A" {\n  ${source}\n}`);
    const help = signatureHelp(document, offset);
    expect(help?.label).toBe('note(tone: "info" | "success", isOpen: boolean = false)');
    expect(help?.active).toBe(active);
  });
});
