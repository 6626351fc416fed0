/** Rows in rows, each of which asks whether everything in it stands on one line. */
import { describe, expect, it } from "vitest";
import { mayWrap } from "../../src/model/components/parts/in-line.js";
import type { Component, LowerContext } from "../../src/model/define/component.js";
import { node } from "./drawing.js";

/** Whether the outermost of rows in each other may wrap, and how many components were asked for. */
function nested(depth: number, innermost: string) {
  let asked = 0;
  const kinds: Record<string, Partial<Component>> = {
    Button: { inLine: "control" },
    Input: { inLine: "field" },
    Icon: { inLine: "small" },
  };
  const cx = {
    place: "body",
    leaves: () => false,
    componentOf({ type }: { type: string }) {
      asked++;
      return kinds[type];
    },
  } as unknown as LowerContext;
  let inner = node(innermost);
  for (let level = 0; level < depth; level++) {
    inner = node("Row", { children: [node("Icon"), inner] });
  }
  return { wraps: mayWrap(inner, { direction: "row" }, cx), asked };
}

describe("rows in rows", () => {
  it("are asked once for each level whether they are lines", () => {
    const [few, many] = [nested(100, "Button").asked, nested(200, "Button").asked];
    expect(many).toBeLessThan(few * 2.2);
  });

  it("wrap by what is in the innermost", () => {
    expect(nested(5, "Button").wraps).toBe(true);
    expect(nested(5, "Icon").wraps).toBe(true);
    expect(nested(5, "Input").wraps).toBe(false);
    expect(nested(5, "Card").wraps).toBe(false);
  });
});
