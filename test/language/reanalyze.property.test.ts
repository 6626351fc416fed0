/** Tests that a source analyzed again after each change says what it says when it is analyzed as a whole. */
import { readdirSync, readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { analyze } from "../../src/analyze.js";
import { KeptAnalysis, reanalyze } from "../../src/reanalyze.js";
import { corpus } from "../corpus/corpus.js";
import { caseCount } from "../support/case-count.js";
import { type Draw, drawFrom, keystroke } from "./keystrokes.js";

const root = new URL("../../", import.meta.url);
const texts = [
  ...["examples/", "test/screens/"].flatMap((folder) =>
    readdirSync(new URL(folder, root))
      .filter((name) => name.endsWith(".wf"))
      .map((name) => readFileSync(new URL(folder + name, root), "utf8")),
  ),
  ...corpus.map(({ source }) => source).filter((source) => source.length < 20_000),
];

const options = { locations: true, source: "pages.wf" };

/** Analyzes a text again, and compares; returns whether it was read by parts. */
function expectSame(text: string, kept: KeptAnalysis): boolean {
  const again = reanalyze(text, kept, options);
  const fresh = analyze(text, options);
  const said = ({ diagnostics, ast, estimate, lineComments, isTooLarge }: typeof fresh) =>
    JSON.stringify({ diagnostics, ast, total: estimate.total, lineComments, isTooLarge }, null, 1);
  const [found, right] = [said(again), said(fresh)];
  if (found !== right) expect(found, text).toBe(right);
  return kept.parts?.source === text;
}

/** What an author types, with typos, in a place that may not take it. */
const lines = [
  'text "Saved."',
  'button "It\'s \\"done\\"" primary navigate="Login"',
  "card w=320 { }",
  'input "Name" placeholder="…" required',
  'tabs ["One", "Two"]',
  'page "Other" { text "b" }',
  'page "Login"',
  "buton",
  'link "https://a.b // c"',
  'title "a" id=head',
  'text "over\n  lines"',
  "// a comment {",
  "/* another */",
  'list [{ label="a", navigate="x" }]',
  'chart values=[1, 2, 3] unit="important"',
  "icon a.b",
  "}",
  "divider\r\n",
  "marker 1",
  "canvas { }",
  'text "Ünï 😀" size=huge',
  "// wf-ignore-next-line unknown-component",
  "badge ‘curly’",
  'segmented ["Day", "Week"] active=1',
  "chart values=[[1, 2], [3]] labels=[a, b",
];

/** Types some letters of a line below another line, one by one; sometimes it stays. */
function* typed(text: string, draw: Draw): Generator<string> {
  const line = lines[draw(lines.length)]!;
  const breaks = [...text.matchAll(/\n/g)].map(({ index }) => index + 1);
  const at = draw(12) === 0 ? draw(text.length + 1) : (breaks[draw(breaks.length)] ?? 0);
  const length = draw(3) === 0 ? draw(line.length + 1) : line.length;
  // Not every letter, because each text is analyzed twice.
  for (let to = 1; to < length; to += 1 + draw(6)) {
    yield `${text.slice(0, at)}${line.slice(0, to)}${text.slice(at)}`;
  }
  yield `${text.slice(0, at)}${line.slice(0, length)}\n${text.slice(at)}`;
}

describe("a source that is analyzed again", () => {
  it("says the same as when it is analyzed as a whole", () => {
    let all = 0;
    let byParts = 0;
    const start = fc.record({
      at: fc.array(fc.nat(texts.length - 1), { minLength: 2, maxLength: 6 }),
      seed: fc.integer(),
    });
    fc.assert(
      fc.property(start, ({ at, seed }) => {
        const draw = drawFrom(seed);
        const whole = at.map((each) => texts[each]).join("\n");
        const kept = new KeptAnalysis();
        let text = whole;
        for (let step = 0; step < 8; step++) {
          const changes = draw(6) === 0 ? [keystroke(text, draw)] : typed(text, draw);
          let last = text;
          for (const changed of changes) {
            all++;
            if (expectSame(changed, kept)) byParts++;
            last = changed;
          }
          // Most lines do not stay, so that the text remains one that is mostly right.
          text = draw(3) === 0 ? last : draw(8) === 0 ? whole : text;
        }
      }),
      { numRuns: caseCount(12) },
    );
    expect(byParts).toBeGreaterThan(all / 4);
  });
});
