/** Tests that states do not change pictures, are bounded in prototypes, and are reported if they cannot be shown. */
import { describe, expect, it } from "vitest";
import { analyze } from "../../src/analyze.js";
import { renderHtml, renderSvg } from "../../src/compile.js";
import { lowerDocument } from "../../src/drawing/lower/lower-document.js";
import { clickableOf } from "../../src/language/ast/clickable.js";
import { childrenOf } from "../../src/model/box/box.js";

const declared = "states=[{name=s initial=a}, {name=t valueType=boolean}]";
const hiddenCards = 'card visibleWhen={state=s equals=b} { text "x" text "y" } '.repeat(10);

/** Bodies of a page with states, and the same without them. */
const bodies: [string, string][] = [
  [hiddenCards, ""],
  ['text "x" visibleWhen={state=s equals=a}', 'text "x"'],
  ['text "x" hidden visibleWhen={state=s equals=a}', 'text "x" hidden'],
  ['card { button "y" enabledWhen={state=t equals=true} }', 'card { button "y" disabled }'],
  ['select "x" ["a", "b"] enabledWhen={state=t equals=true}', 'select "x" ["a", "b"] disabled'],
  [
    'upload "x" ["a.pdf", "b.pdf", "c.pdf", "d.pdf"] enabledWhen={state=t equals=true}',
    'upload "x" ["a.pdf", "b.pdf", "c.pdf", "d.pdf"] disabled',
  ],
  ['button "x" enabledWhen={state=t equals=true} disabled', 'button "x" disabled'],
  ['button "x" on={event=click effects=[{kind=toggle state=t}]}', 'button "x"'],
  [
    'text "x" visibleWhen=[{state=s equals=a}, {state=t equals=true}] text "y" visibleWhen=[{state=s equals=a}, {state=t equals=false}]',
    'text "y"',
  ],
  ['modal "x" visibleWhen={state=t equals=true} { text "y" } '.repeat(5), ""],
];

describe("states", () => {
  it.each(bodies)("do not change pictures: %s", (body, plain) => {
    const states = analyze(`page w=400 ${declared} { ${body} text "end" }`);
    expect(states.diagnostics).toEqual([]);
    expect(states.ast).toEqual(analyze(`page w=400 { ${plain} text "end" }`).ast);
    const { svg } = renderSvg(states.ast);
    expect(svg).toBe(renderSvg(`page w=400 { ${plain} text "end" }`).svg);
    // Pictures can also be drawn from the tree of a prototype.
    expect(renderSvg(clickableOf(states.ast)).svg).toBe(svg);
  });

  it.each(bodies)("cost no more than their estimate: %s", (body) => {
    const { ast, estimate } = analyze(`page w=400 ${declared} { ${body} }`);
    let boxes = 0;
    const { boards } = lowerDocument(clickableOf(ast), { width: 1152, prototype: true });
    const waiting = boards.flatMap(({ box, asides = [] }) => [
      box,
      ...asides.map((each) => each.box),
    ]);
    for (let box = waiting.pop(); box; box = waiting.pop()) {
      boxes++;
      waiting.push(...childrenOf(box));
    }
    expect(boxes).toBeLessThanOrEqual(estimate.total.boxes);
    expect(estimate.total.boards).toBe(1);
  });

  it("are those of the page and of its layouts", () => {
    const source = `layout app states=[{name=menu valueType=boolean}] {
        button "Menu" on={event=click effects=[{kind=toggle state=menu}]}
        nav ["A"] visibleWhen={state=menu equals=true}
        slot
      }
      page "A" uses=app states=[{name=s initial=a}] {
        text "x" visibleWhen={state=s equals=b}
        text "y" visibleWhen={state=menu equals=true}
      }`;
    expect(analyze(source).diagnostics).toEqual([]);
    const { html } = renderHtml(source, { prototype: true, idPrefix: "wf" });
    expect(html.match(/data-if="[^"]*"/g)).toEqual([
      'data-if="wf-state-menu"',
      'data-if="wf-state-s-b"',
      'data-if="wf-state-menu"',
    ]);
  });

  it.each([
    ["{event=hover effects=[{kind=set state=t value=true}]}", ["is not shown"]],
    ["{event=click effects=[{kind=set state=t value=true}, {kind=reset state=s}]}", ["one effect"]],
    ["{event=click effects=[{kind=toggle state=s}]}", ["is not shown"]],
    [
      "{event=click guard={state=t equals=true} effects=[{kind=reset state=s}]}",
      ["guard of a click"],
    ],
    ["{event=click effects=[{kind=set state=u value=true}]}", ["unknown state"]],
    ["{event=click effects=[{kind=reset state=s}]}", []],
    ["{event=click effects=[{kind=set state=t value=true}, {kind=open target=m}]}", ["one effect"]],
  ])("report the effects that are not shown for on=%s", (on, said) => {
    const source = `page ${declared} { button "x" on=${on} modal "m" id=m { text "m" } }`;
    const { diagnostics } = analyze(source);
    expect(diagnostics.map(({ message }) => message)).toEqual(
      said.map((each) => expect.stringContaining(each)),
    );
  });
});
