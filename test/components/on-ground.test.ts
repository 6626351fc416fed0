/** Tests that text, icons and shapes are visible on every background. */
import { describe, expect, it } from "vitest";
import { contrastRatio } from "../../src/base/theme/contrast.js";
import { themeNamed, themeNames } from "../../src/base/theme/theme.js";
import { compose } from "../../src/composition.js";
import { type Box, childrenOf } from "../../src/model/box/box.js";
import type { Color } from "../../src/model/box/style.js";

const controls = [
  'progress "Done" value=40',
  'slider "Volume" value=30',
  'spinner "Loading"',
  'link "Terms"',
  'text "Sign in" muted',
  'text "Failed" color=danger',
  'text "Saved" color=success',
  "icon star color=danger",
  "icon star color=warning",
  'checkbox "On" checked',
  'switch "On" checked',
  'switch "Off"',
  'radio "On" checked',
  'avatar "Ada Lovelace"',
  'tabs ["One", "Two"] active=0',
  'nav ["One", "Two"] active=0',
  'badge "3"',
  'badge "3" primary',
  'badge "3" success',
  'badge ""',
  'badge "" primary',
  'button "Go" primary',
  'button "Go" primary loading',
  'button "Go"',
  'button "Go" outline danger',
  'button "Go" primary danger',
  'input "Name" icon=user value="Ada" hint="As on the card"',
  'card "Title" { text "In it" link "More" }',
  'alert "Heads up" warning',
  'table [["Name", "Due"], ["Ada", "[badge:success] Paid"]]',
  'list ["One", "Two"]',
  'image alt="Harbor" h=120',
  "pagination pages=12 active=3",
  'segmented ["One", "Two"]',
  'stepper ["One", {label="Two" error}, {label="Three" active}, "Four"]',
  'chip "One" selected',
  'chip "Two" removable',
  'upload "Drop here" hint="PDF" files=["a.pdf", {label="b.pdf" progress=40}, {label="c.pdf" error="Too large"}]',
  'chip "Three" success',
  'rating value=2.5 count="3"',
  'descriptions bordered [["Plan", "Pro"], ["Seats", "[badge:success] 12"]]',
  'stat "Orders" value="1,284" change="+3 %" hint="than before" icon=box [1, 3, 2]',
  "indicator",
  'banner "Heads up" warning',
  'tabbar [{label="One" icon=house badge=3}, "Two"] active=0',
  'empty "None" icon=inbox',
  'video "Tour" duration="2:31" progress=30 w=300',
  'audio "Episode" duration="2:31" progress=30',
  'menubar [{label="File" items=["Open", {label="Save" shortcut="⌘S"}]}, "Edit"] open=0',
  'toolbar { group "Type" { button icon=bold ghost } group { button "Share" } }',
  'avatars ["Ada Lovelace", "+3"]',
  'calendar today="2026-11-18" range=["2026-11-09", "2026-11-12"] [{date="2026-11-03" start=9 label="Call"}, {date="2026-11-04" until="2026-11-05" label="Fair" variant=danger}, {date="2026-11-10" label="Launch" variant=primary}]',
  'calendar compact today="2026-11-18" range=["2026-11-09", "2026-11-12"] [{date="2026-11-03" label="Call"}, {date="2026-11-09" label="Fair" variant=danger}]',
  'calendar view=week today="2026-11-18" range=["2026-11-17", "2026-11-19"] [{date="2026-11-18" start=9 label="Call"}, {date="2026-11-18" start=9 label="Talk" variant=info}, {date="2026-11-20" label="Launch" variant=success}]',
  'input "Due" date value="10 – 14 Nov 2026" open',
  'gantt "Plan" columns=["W1", "W2"] now=1 { item "A" from=0 to=2 progress=40 item "B" { item "C" from=0 to=1 progress=40 success } milestone "D" at=1 danger }',
  'tree ["src", [{label="a.ts" active}, {label="b.ts" danger icon=file}]]',
  'timeline [{label="Ordered" time="9:41" icon=check success}, {label="Packed" active}, {label="Failed" danger}, "Sent"]',
  'appbar "Inbox" back="Mail" large { button icon=search ghost }',
  'carousel active=1 { card "One" card "Two" card "Three" }',
  'bubble "Hello" from="Ada" time="9:41"',
  'bubble "Hello" mine time="9:41" read',
];

const grounds = [
  "primary",
  "secondary",
  "muted",
  "info",
  "success",
  "warning",
  "danger",
  "#1e3a8a",
  "#2563eb",
  "#fde68a",
  "#111111",
];

/** Backgrounds with a meaning of their own: the shapes of controls. */
const solid = /^(?:accent|lineStrong|onAccent|\w+(?:Text|Line))/;

function faults(source: string, themeName: (typeof themeNames)[number]): string[] {
  const { colors } = themeNamed(themeName);
  const hex = (color: Color) => ("hex" in color ? color.hex : colors[color.token]);
  const found: string[] = [];
  const need = (what: string, color: Color, ground: string, least: number) => {
    const ratio = contrastRatio(hex(color), ground);
    if (ratio < least)
      found.push(`${what}: ${JSON.stringify(color)} on ${ground} ${ratio.toFixed(1)}`);
  };
  const visit = (box: Box, behind: string): void => {
    const background = box.paint?.background;
    if (background && "token" in background && !box.ground && solid.test(background.token))
      need(`shape of ${box.kind}`, background, behind, 3);
    const own = background ?? box.ground;
    const ground = own ? hex(own) : behind;
    if (box.kind === "text") need(`"${box.text}"`, box.textStyle.color!, ground, 4.5);
    if (box.kind === "field") need(`"${box.text}"`, box.textStyle.color!, ground, 4.5);
    if (box.kind === "icon") need(box.icon, box.color, ground, 3);
    if (box.kind === "shape") {
      const arc = box.shapes.find(({ figure }) => figure === "path");
      if (arc?.stroke) need("arc", arc.stroke.color, ground, 3);
    }
    const { borderColor } = box.paint ?? {};
    const isFilled =
      background !== undefined && !("token" in background && background.token === "paper");
    if (
      !isFilled &&
      borderColor &&
      "token" in borderColor &&
      borderColor.token.startsWith("accent")
    )
      need("border", borderColor, ground, 3);
    for (const child of childrenOf(box)) visit(child, ground);
  };
  const { boards } = compose(source, { room: 400 }).boxes;
  visit(boards[0]!.box, colors.paper);
  return found;
}

describe.each(grounds)("on %s", (ground) => {
  it.each(controls)("%s is visible", (control) => {
    const source = `page w=400 { stack p=4 bg=${ground} { ${control} } }`;
    expect(themeNames.flatMap((name) => faults(source, name))).toEqual([]);
  });
});

it("a ground inside a ground keeps its color", () => {
  const source =
    'page { stack bg=primary { stack bg=primary { badge "3" primary } stack bg=muted { } } }';
  const [outer] = childrenOf(compose(source, { room: 400 }).boxes.boards[0]!.box);
  expect(childrenOf(outer!).map(({ paint }) => paint?.background)).toEqual([
    { token: "accent" },
    { token: "fill" },
  ]);
  expect(childrenOf(childrenOf(outer!)[0]!)[0]!.paint?.background).toEqual({
    token: "accentOnAccent",
  });
});
