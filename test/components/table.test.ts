/** Tests the columns of a table: order, alignment, checkboxes, and rows with generated content. */
import { describe, expect, it } from "vitest";
import type { Value } from "../../src/language/ast/value.js";
import { type Box, childrenOf } from "../../src/model/box/box.js";
import { activeFill } from "../../src/model/components/parts/emphasis.js";
import { all, draw, node, textsOf } from "./drawing.js";

function table(items: Value[], attributes: Record<string, Value> = {}): Box {
  return draw(node("Table", { items, attributes }));
}

const cellsOf = (box: Box) => all(box).filter(({ tag }) => tag === "th" || tag === "td");

describe("a table", () => {
  it.each([
    ["Name", 0, "ascending", "arrow-up"],
    ["Name asc", 0, "ascending", "arrow-up"],
    ["Name DESC", 0, "descending", "arrow-down"],
    ["Due date desc", 1, "descending", "arrow-down"],
    ["asc", 2, "ascending", "arrow-up"],
    ["Nothing", -1, undefined, undefined],
  ])("sorted by %j marks its column", (sort, column, direction, arrow) => {
    const heads = cellsOf(
      table(
        [
          ["Name", "[icon:star] Due date", "asc"],
          ["a", "b", "c"],
        ],
        { sort },
      ),
    ).slice(0, 3);
    const marked = heads.findIndex(({ attributes }) => attributes?.["aria-sort"] !== undefined);
    expect(marked).toBe(column);
    if (column < 0) return;
    expect(heads[column]!.attributes?.["aria-sort"]).toBe(direction);
    expect(all(heads[column]!).some((box) => box.kind === "icon" && box.icon === arrow)).toBe(true);
  });

  it("takes several rows in one list, and draws a list in a cell as its items", () => {
    const block = [
      node("Columns", { items: ["Bed", "Tasks"] }),
      node("Row", {
        items: [
          ["1", "Rest"],
          ["2", ["Walk", { label: "Eat" }]],
        ],
      }),
      node("Row", { items: ["3", ["Sleep"]] }),
    ];
    const texts = textsOf(draw(node("Table", { children: block })));
    expect(texts).toEqual(["Bed", "Tasks", "1", "Rest", "2", "Walk, Eat", "3", "Sleep"]);
  });

  it("gives free width to its long columns", () => {
    const long = "Wrote the first program for a machine that was never built";
    const box = table([
      ["#", "Name", "Note"],
      ["1", "Ada Lovelace", long],
      ["2", "Alan", "Short"],
    ]);
    expect(box.style.columns).toEqual([{ kind: "content" }, { kind: "content" }, { kind: "auto" }]);
    const alike = table([
      ["Name", "City"],
      ["Ada Lovelace", "London"],
    ]);
    expect(alike.style.columns).toEqual([{ kind: "auto" }, { kind: "auto" }]);
  });

  it("fits a last column without a heading to its content, with its cells on the right", () => {
    const box = table([
      ["Name", ""],
      ["Ada", "[button] Edit"],
    ]);
    expect(box.style.columns).toEqual([expect.anything(), { kind: "content" }]);
    const [content] = childrenOf(cellsOf(box)[3]!);
    expect(content!.style.justify).toBe("end");
    const told = table(
      [
        ["Name", ""],
        ["Ada", "[button] Edit"],
      ],
      { align: ["left", "left"] },
    );
    expect(childrenOf(cellsOf(told)[3]!)[0]!.style.justify).toBeUndefined();
  });

  it("colors the ticked rows", () => {
    const box = table([
      ["[checkbox]", "Name"],
      ["[checkbox:checked]", "Ada"],
      ["[checkbox]", "Alan"],
    ]);
    const grounds = cellsOf(box).map(({ paint }) => paint?.background);
    expect(grounds.slice(2)).toEqual([activeFill, activeFill, undefined, undefined]);
  });

  it("draws true as a check and false as a dash", () => {
    const box = table([
      ["Name", "Active"],
      ["Ada", true],
      ["Alan", false],
    ]);
    const signs = all(box).flatMap((each) =>
      each.kind === "icon" ? [[each.icon, each.name]] : [],
    );
    expect(signs).toEqual([
      ["check", "true"],
      ["minus", "false"],
    ]);
    expect(textsOf(box)).not.toContain("true");
  });

  it("sets columns as the objects of its header row say", () => {
    const box = table([
      ["Branch", { label: "Commit", mono: true }, { label: "Files", align: "center" }, "Size"],
      ["main", "9f8e7d6", 12, "$ 4"],
    ]);
    expect(textsOf(box)).toEqual([
      "Branch",
      "Commit",
      "Files",
      "Size",
      "main",
      "9f8e7d6",
      "12",
      "$\u00a04",
    ]);
    const styles = all(box).flatMap((each) => (each.kind === "text" ? [each.textStyle] : []));
    expect(styles.map(({ mono }) => mono === true)).toEqual([
      false,
      false,
      false,
      false,
      false,
      true,
      false,
      false,
    ]);
    expect(styles.slice(4).map(({ align }) => align)).toEqual([
      undefined,
      undefined,
      "center",
      "right",
    ]);
  });

  it("has a checkbox before each row if rows can be selected", () => {
    const box = table([["Name"], ["Ada"], "..."], { selectable: true });
    expect(all(box).filter(({ kind }) => kind === "toggle")).toHaveLength(5);
    expect(cellsOf(box)).toHaveLength(10);
  });

  it("makes up the same rows for the same columns", () => {
    const head: Value[] = ["Name", "Email", "Amount", "Status", "Anything", ""];
    const made = textsOf(table([head], { mock: 3 }));
    expect(made).toEqual(textsOf(table([head], { mock: 3 })));
    expect(made.slice(6, 8)).toEqual([
      expect.stringMatching(/^\w+ \w+$/),
      expect.stringMatching(/@example\.com$/),
    ]);
    expect(cellsOf(table([head, ["Zoe"]], { mock: 3 }))).toHaveLength(5 * 6);
    expect(textsOf(table([["only", "one"]], { mock: 0 }))).toEqual(["only", "one"]);
  });

  it.each([
    ["Amount asc", (cell: string) => Number(cell.replace(/[^\d.]/g, "")), 1],
    ["Amount desc", (cell: string) => Number(cell.replace(/[^\d.]/g, "")), -1],
    ["Name", (cell: string) => cell, 1],
  ])("makes up rows in the order of %j", (sort, read, sign) => {
    const column = sort.startsWith("Name") ? 0 : 1;
    const cells = cellsOf(table([["Name", "Amount"]], { mock: 20, sort })).slice(2);
    const values = cells.flatMap((cell, at) =>
      at % 2 === column ? [read(textsOf(cell)[0]!)] : [],
    );
    const sorted = [...values].sort((one, other) => (one < other ? -sign : one > other ? sign : 0));
    expect(values).toEqual(sorted);
  });
});
