/** Boxes of every kind for tests of painters. */
import type { Box } from "../../src/model/box/box.js";
import {
  column,
  edges,
  edgesOf,
  grid,
  group,
  icon,
  row,
  shape,
  text,
  token,
} from "../../src/model/box/build.js";

const body = { size: 14 } as const;

/** A tree with every kind of box and every kind of paint. */
export function everyBox(): Box {
  return column(
    { padding: edges(16), gap: 12 },
    [
      text('A <title> & "quotes"', { size: 24, weight: 600, lineHeight: 1.25 }, { tag: "h1" }),
      text("One\ntwo \u0000 three, and a line that is long enough to wrap a few times over", {
        ...body,
        color: token("inkMuted"),
        underline: true,
        strike: true,
      }),
      row({ gap: 8, align: "center" }, [
        icon("house", 16, token("ink")),
        icon("no-such-icon", 20, { hex: "#ff000080" }),
        shape({ width: 40, height: 20 }, [
          {
            figure: "line",
            x1: 0,
            y1: 0,
            x2: 40,
            y2: 20,
            stroke: { color: token("line"), width: 1 },
          },
          { figure: "rect", x: 1, y: 1, width: 10, height: 8, radius: 2, fill: token("fill") },
          { figure: "ellipse", cx: 20, cy: 10, rx: 5, ry: 4, fill: token("accent") },
          {
            figure: "path",
            d: "M0 0h10",
            stroke: { color: token("ink"), width: 2, dash: [2, 2], cap: "round" },
          },
        ]),
      ]),
      row(
        { padding: edgesOf(8, 16), border: edges(1), align: "center" },
        [text("Press", { ...body, weight: 500, wrapping: "ellipsis" })],
        {
          tag: "button",
          attributes: { id: "press", type: "button", onclick: "alert(1)", disabled: true },
          paint: { background: token("fill"), borderColor: token("line"), radius: 6, shadow: "sm" },
        },
      ),
      column(
        { height: 40, border: { left: 4, top: 1 }, overflow: "hidden", position: "relative" },
        [
          column(
            { position: "absolute", inset: { right: -4, top: -4 }, width: 10, height: 10 },
            [],
          ),
        ],
        {
          paint: { borderColor: token("infoLine"), radius: 4, hatch: token("hatch"), opacity: 0.5 },
        },
      ),
      column({ border: edges(2), height: 20 }, [], {
        paint: { borderColor: token("lineStrong"), borderStyle: "dashed", radius: "pill" },
        theme: "dark",
      }),
      text(
        "Go",
        { ...body, color: token("link") },
        { tag: "a", attributes: { href: "javascript:alert(1)" } },
      ),
      text("Stay", body, { tag: "a", attributes: { href: "#press" } }),
      {
        kind: "field",
        control: "input",
        text: "you@example.com",
        textStyle: body,
        isPlaceholder: true,
        style: { padding: edgesOf(8, 12), border: edges(1) },
        attributes: { id: "mail", type: "email" },
        paint: { borderColor: token("lineStrong") },
      },
      {
        kind: "field",
        control: "select",
        text: "Two",
        textStyle: body,
        isPlaceholder: false,
        options: ["One", "Two"],
        style: { padding: edgesOf(8, 12) },
      },
      {
        kind: "field",
        control: "textarea",
        text: "some text",
        textStyle: body,
        isPlaceholder: false,
        style: { height: 60 },
      },
      {
        kind: "toggle",
        control: "checkbox",
        name: "Agree",
        style: { width: 18, height: 18 },
        attributes: { checked: true },
        children: [icon("check", 14, token("ink"))],
      },
      {
        kind: "image",
        src: "https://example.com/a.png?x=1&y=2",
        alt: 'A "photo"',
        style: { height: 50 },
        children: [text("stand-in", body)],
      },
      grid(
        { columns: [{ kind: "auto" }, { kind: "fr", value: 1 }], gap: 4 },
        [
          group("div", [text("a", body, { role: "cell" }), text("b", body)], { role: "row" }),
          text("c", body),
        ],
        { role: "table", name: "Table" },
      ),
    ],
    { tag: "main" },
  );
}
