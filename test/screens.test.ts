/** Tests that the screens, like all our sources, are valid and drawn in the same way each time. */
import { describe, expect, it } from "vitest";
import { analyze } from "../src/analyze.js";
import { themeNames } from "../src/base/theme/theme.js";
import { renderHtml, renderSvg } from "../src/compile.js";
import { screens } from "./corpus/corpus.js";
import { expectHtml, expectSvg } from "./support/sound-markup.js";

describe.each(screens)("$name", ({ source }) => {
  it("is valid", () => {
    expect(analyze(source).diagnostics).toEqual([]);
  });

  it.each(themeNames)("is valid markup, with the same bytes each time, in %s", (theme) => {
    const { svg } = renderSvg(source, { theme });
    expectSvg(svg);
    expect(renderSvg(source, { theme }).svg).toBe(svg);
    const options = { theme, fullDocument: true };
    const { html } = renderHtml(source, options);
    expectHtml(html);
    expect(renderHtml(source, options).html).toBe(html);
  });
});
