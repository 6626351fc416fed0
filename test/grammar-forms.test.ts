/** Tests that the reference lists definitions and uses from the same table as messages and checks. */
import { expect, it } from "vitest";
import { formAttributes, innerForms, topLevelForms } from "../src/language/ast/form.js";
import { formsWritten } from "../src/language/diagnostics/forms-written.js";
import { vocabulary } from "../src/model/components/registry.generated.js";
import { describeComponent, describeForm, grammar } from "../src/reference.js";

const reference = grammar().grammar;

it("every form documents its notation, and has an entry", () => {
  expect(Object.keys(formsWritten).sort()).toEqual([...topLevelForms, ...innerForms].sort());
  for (const [word, written] of Object.entries(formsWritten)) {
    for (const way of written.split(", or ")) {
      expect(reference).toContain(`\`${way}\``);
      expect(describeForm(word)).toContain(`\`${way}\``);
    }
  }
  expect(describeForm("button")).toBeUndefined();
});

it.each([...formAttributes])("the reference describes the attribute %s", (name) => {
  expect(reference).toContain(`\n- \`${name}\`: `);
});

it("components list the attributes for records", () => {
  const reading = vocabulary.components.filter(({ records }) => records);
  expect(reading.length).toBeGreaterThan(1);
  for (const component of reading) {
    const entry = describeComponent(component);
    for (const name of component.records!.attributes.keys()) {
      expect(entry).toContain(`- \`${name}\`: `);
    }
  }
});
