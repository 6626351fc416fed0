/** Tests the accessible name of every control, and what is shown while the pointer is over it. */
import { describe, expect, it } from "vitest";
import { analyze } from "../../src/analyze.js";
import { compose } from "../../src/composition.js";

const controls = [
  'button "Save"',
  'link "Terms"',
  'chip "Open"',
  "fab icon=plus",
  'checkbox "Agree"',
  'radio "Card"',
  'switch "Dark"',
  'input "Name"',
  'input "Share" range',
  'input "Photo" file',
  'textarea "Bio"',
  'select "Country" ["Chile", "Peru"]',
  'slider "Volume"',
  "rating value=4",
  'upload "Drop files here"',
  "pagination pages=3",
];

describe.each(controls)("%s", (control) => {
  it("accepts a name and a hint", () => {
    const { ast, diagnostics } = analyze(
      `page { ${control} aria="Name for readers" title="More about it" }`,
    );
    expect(diagnostics).toEqual([]);
    const { html } = compose(ast).html();
    expect(html).toContain('aria-label="Name for readers"');
    expect(html).toContain('title="More about it"');
  });
});
