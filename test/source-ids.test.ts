/** Tests that places contain the id of their source, so that several sources can be read together. */
import { expect, it } from "vitest";
import { analyze } from "../src/analyze.js";
import { compose } from "../src/composition.js";
import type { Frame } from "../src/drawing/layout/frame.js";
import { walkNodes } from "../src/language/ast/node.js";
import type { Box } from "../src/model/box/box.js";

const source = `page "A" {
  text "A" id=a
  buton "B" id=a
  // wf-ignore-next-line nothing
  button "A very long label that cannot fit" w=40
}
`;

it("every diagnostic, edit, related place, location and box names its source", () => {
  const { diagnostics, ast } = analyze(source, { locations: true, source: "parts/a.wf" });
  const picture = compose(ast);
  const all = [...diagnostics, ...picture.diagnostics];
  expect(all.map(({ code }) => code).sort()).toEqual([
    "id-duplicate",
    "ignore-unknown",
    "text-overflow",
    "unknown-component",
  ]);
  const places = all.flatMap((each) => [each, ...(each.related ?? []), ...(each.fix?.edits ?? [])]);
  expect(places).toHaveLength(6);
  for (const place of places) expect(place.source).toBe("parts/a.wf");
  walkNodes(ast, ({ loc }) => void expect(loc?.source).toBe("parts/a.wf"));
  const origins: Box["origin"][] = [];
  const visit = (frame: Frame): void => {
    if (frame.box.origin) origins.push(frame.box.origin);
    for (const child of frame.children) visit(child);
  };
  for (const { frame } of picture.frames.boards) visit(frame);
  expect(origins.length).toBeGreaterThan(2);
  for (const origin of origins) expect(origin?.source).toBe("parts/a.wf");
});

it("a source without an id is never named", () => {
  const { diagnostics, ast } = analyze(source, { locations: true });
  const { overflows } = compose(ast);
  expect(JSON.stringify([diagnostics, ast, overflows])).not.toContain('"source"');
});
