/** Tests documents with several pages: sizes and positions of boards, ids, and links between them. */
import { describe, expect, it } from "vitest";
import { compose } from "../../src/composition.js";
import type { Value } from "../../src/language/ast/value.js";
import { all, documentOf, draw, node, page } from "./drawing.js";

describe("boards", () => {
  const board = (attributes: Record<string, Value>) =>
    compose(documentOf(page([], attributes)), { room: 1000 }).boxes.boards[0];

  it.each<[string, Record<string, Value>, object]>([
    ["w and h", { w: 300, h: 200, device: "ipad" }, { width: 300, height: 200 }],
    ["w and device", { w: 300, device: "ipad" }, { width: 300, height: 768 }],
    ["device", { device: "iphone14", viewport: "800x600" }, { width: 390, height: 844 }],
    ["viewport", { viewport: "800x600" }, { width: 800, height: 600 }],
    ["viewport width", { viewport: 800 }, { width: 800 }],
    ["place", { x: 40, y: -10 }, { at: { x: 40, y: -10 } }],
    ["nothing", {}, { title: "" }],
  ])("take their size from %s", (_, attributes, frame) => {
    const { box: _box, ...given } = board(attributes)!;
    expect(given).toMatchObject(frame);
    if (!("width" in frame)) expect(given.width).toBeUndefined();
  });

  it("keep their distance from loose elements, but not from bands", () => {
    const loose = compose(documentOf(page([node("Text", { label: "x" })])), { room: 1000 }).boxes;
    expect(loose.boards[0]?.box.style.padding).toBeDefined();
    const header = node("Header", { children: [] });
    const bands = compose(documentOf(page([header])), { room: 1000 }).boxes;
    expect(bands.boards[0]?.box.style.padding).toBeUndefined();
  });
});

describe("ids", () => {
  it("connect labels with controls, are unique, and avoid those in the source", () => {
    const email = node("Input", { label: "Email" });
    const own = node("Text", { label: "x", attributes: { id: "email" } });
    const { boards } = compose(documentOf(page([email, email, own])), { room: 1000 }).boxes;
    const boxes = all(boards[0]!.box);
    const ids = boxes.flatMap(({ attributes }) => attributes?.id ?? []);
    expect(ids).toEqual(["page", "email-2", "email-3", "email"]);
    const targets = boxes.flatMap(({ attributes }) => attributes?.for ?? []);
    expect(targets).toEqual(["email-2", "email-3"]);
  });

  it("let links refer to pages by id or title", () => {
    const link = node("Link", { label: "x", attributes: { navigate: "Sign up" } });
    const box = draw(link);
    expect(box.behavior?.href).toBeUndefined();
    const other = node("Page", { label: "Sign up", children: [] });
    const { boards } = compose(documentOf(page([link]), other), { room: 1000 }).boxes;
    expect(all(boards[0]!.box).find(({ tag }) => tag === "a")?.behavior?.href).toBe("#sign-up");
    expect(boards[1]?.box.attributes?.id).toBe("sign-up");
  });
});
