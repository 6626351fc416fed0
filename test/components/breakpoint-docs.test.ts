/** Tests that docs name the real breakpoints, as literals, so that no bundle has to build the text. */
import { expect, it } from "vitest";
import { breakpoints } from "../../src/language/ast/breakpoints.js";
import { vocabulary } from "../../src/model/components/registry.generated.js";

const { sm, md, lg, xl, xxl } = breakpoints;

const attributeWidths: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  col: { sm, md, lg, xl },
  grid: { "columns-sm": md, "columns-md": lg, "columns-lg": xl, "columns-xl": xxl },
};

it.each(Object.entries(attributeWidths))(
  "the docs of %s attributes state their widths",
  (name, widths) => {
    const { attributes } = vocabulary.component(name)!;
    for (const [attribute, width] of Object.entries(widths)) {
      expect(attributes.get(attribute)!.docs).toMatch(new RegExp(`\\b${width} px\\b`));
    }
  },
);

it.each(["hidden", "only"])("the docs of the modifiers %s-… state their widths", (word) => {
  const { modifiers } = vocabulary.component("card")!;
  const docs = (size: string) => modifiers.get(`${word}-${size}`)!.docs;
  expect(docs("sm")).toContain(`narrower than ${md} px`);
  expect(docs("md")).toContain(`from ${md} to ${xl - 1} px`);
  expect(docs("lg")).toContain(`from ${xl} px`);
});
