/** Tests the paint order, which is that of CSS 2, appendix E, for our kinds of boxes. */
import { expect, it } from "vitest";
import { layoutBox } from "../../src/drawing/layout/layout-box.js";
import { paintFrames } from "../../src/drawing/paint/paint-order.js";
import type { Box } from "../../src/model/box/box.js";
import { column } from "../../src/model/box/build.js";
import type { Style } from "../../src/model/box/style.js";

function named(name: string, style: Style = {}, children: Box[] = [], opacity = 1): Box {
  // Every box has a shadow, so that there is something to clip.
  return column(style, children, { name, paint: { opacity, shadow: "sm" } });
}

/** Names of the boxes in paint order, with `[` `]` for groups and `(` `)` for clips. */
function painted(box: Box): string {
  const steps: string[] = [];
  paintFrames(layoutBox(box, { width: 100 }), "light", {
    box: (frame) => steps.push(frame.box.name ?? "?"),
    enterGroup: () => steps.push("["),
    leaveGroup: () => steps.push("]"),
    enterClip: () => steps.push("("),
    leaveClip: () => steps.push(")"),
  });
  return steps.join(" ");
}

const absolute: Style = { position: "absolute" };
const relative: Style = { position: "relative" };
const raised: Style = { position: "absolute", raised: true };
const cut: Style = { overflow: "hidden" };

it.each<[string, Box, string]>([
  ["the flow in tree order", named("a", {}, [named("b", {}, [named("c")]), named("d")]), "a b c d"],
  ["positioned boxes above it", named("a", {}, [named("b", absolute), named("c")]), "a c b"],
  [
    "with all that is in them",
    named("a", {}, [named("b", relative, [named("c")]), named("d")]),
    "a d b c",
  ],
  [
    "out of deep places",
    named("a", {}, [named("b", {}, [named("c", absolute)]), named("d")]),
    "a b d c",
  ],
  [
    "positioned boxes in tree order",
    named("a", {}, [named("b", relative, [named("c", absolute)]), named("d", absolute)]),
    "a b c d",
  ],
  [
    "groups as one picture",
    named("a", {}, [named("b", {}, [named("c", absolute)], 0.5), named("d")]),
    "a d [ b c ]",
  ],
  [
    "raised boxes above all others",
    named("a", {}, [named("b", relative, [named("c", raised)]), named("d", relative)]),
    "a b d c",
  ],
  [
    "raised boxes in tree order",
    named("a", {}, [
      named("b", relative, [named("c", raised, [named("d", raised)])]),
      named("e", raised),
    ]),
    "a b c d e",
  ],
  [
    "raised boxes in their group only",
    named("a", {}, [named("b", {}, [named("c", raised)], 0.5), named("d", relative)]),
    "a [ b c ] d",
  ],
  [
    "raised boxes, cut",
    named("a", {}, [named("b", { ...cut, ...relative }, [named("c", raised)]), named("d")]),
    "a d b ( ) ( c )",
  ],
  ["cut boxes", named("a", cut, [named("b"), named("c", relative)]), "a ( b ) ( c )"],
  [
    "boxes not cut by what they do not count from",
    named("a", relative, [named("b", cut, [named("c", absolute)])]),
    "a b ( ) c",
  ],
  [
    "boxes cut by what they count from",
    named("a", {}, [named("b", { ...cut, ...relative }, [named("c", absolute)])]),
    "a b ( ) ( c )",
  ],
  [
    "boxes in a row that are cut by the same, once",
    named("a", cut, [
      named("b", cut, [named("c", relative), named("d", relative)]),
      named("e", relative),
    ]),
    "a ( b ( ) ) ( ( c d ) e )",
  ],
])("paints %s", (_, box, order) => {
  expect(painted(box)).toBe(order);
});
