/** The table: rows of cells below a header row. */

import type { AstNode } from "../ast/node.js";
import type { Value } from "../ast/value.js";
import { kindProblem } from "../ast/value-problem.js";
import type { Box } from "../box/box.js";
import { column, edges, grid, text, token } from "../box/build.js";
import type { TextStyle, TrackSize } from "../box/style.js";
import { type AttributeDefinition, boolean, text as textAttribute } from "../define/attributes.js";
import type { LowerContext } from "../define/component.js";
import type { CostSubject, OwnCost } from "../define/cost.js";
import { defineComponent } from "../define/define-component.js";
import { RADIUS } from "../theme/tokens.js";
import { isAmount, isNumber } from "./parts/amount.js";
import { checkMarks } from "./parts/check-marks.js";
import { sharing } from "./parts/container.js";
import { greekBar } from "./parts/greek.js";
import { writtenLabel } from "./parts/items.js";
import { boxesOfMarks, markedText } from "./parts/marked-text.js";
import { emptyLine } from "./parts/menu-items.js";
import { flushSide, pagesCost, paginationAttribute, withPages } from "./parts/page-bar.js";

/** What to write where the content of a table is expected in attributes. */
const content =
  'write the content in a list or a block: table { columns ["…", "…"] row ["…", "…"] }';

type CellAlign = "left" | "center" | "right";

/** Rows of cells below a header row. */
export const tableComponent = defineComponent(() => ({
  name: "table",
  wide: true,
  category: "data",
  docs: "Rows of cells below a header row; each column is as wide as its content.",
  foreignWords: ["datagrid", "datatable", "detailslist"],
  foreignForms: {
    tr: 'row ["…", "…"]',
    td: 'row ["…", "…"]',
    tbody: 'row ["…", "…"]',
    tablerow: 'row ["…", "…"]',
    tablecell: 'row ["…", "…"]',
    tfoot: 'row ["…", "…"]',
    cell: 'row ["…", "…"]',
  },
  foreignAttributes: Object.fromEntries(
    "columns headers header head rows data cells dataSource"
      .split(" ")
      .map((name) => [name, content]),
  ),
  label: { docs: "Text above the table, the same as `caption`" },
  list: { twins: ["items"], nested: true, docs: "The header row, then the other rows" },
  children: { only: ["columns", "row"] },
  mayBeEmpty: true,
  attributes: {
    striped: boolean("Every other row gray"),
    bordered: boolean("Lines between all cells"),
    hover: boolean("One row drawn as if the pointer were over it"),
    caption: textAttribute("Text above the table"),
    align: cellAligns(),
    pagination: paginationAttribute,
  },
  without: ["direction", "justify", "wrap"],
  ownFlow: true,
  check: checkMarks,
  examples: [
    'table [["Name", "Role"], ["Ada", "Analyst"], ["Grace", "Engineer"]]',
    'table striped caption="Open invoices" align=[left, right] {\n  columns ["Invoice", "Amount"]\n  row ["2026-014", "$ 1,200.00"]\n  row ["2026-015", "$ 80.00"]\n  ...\n}',
  ],
  cost: tableCost,
  lower(element, cx) {
    const { values, label } = element;
    const rows = rowsOf(element.items, element.children);
    const caption = values.caption ?? label;
    if (rows.length === 0) return emptyLine(caption || "Table", cx);
    const width = widthOf(rows);
    const side = cx.flush ? flushSide : 12;
    const look: Look = { ...values, aligns: alignsOf(rows, width, values.align), width, side };
    const bodyAt = rows.findIndex(({ isHead }) => !isHead);
    const lines = rows.map((line, at) => tableRow(line, at, at - bodyAt, look, rows.length, cx));
    const headSize = rows[0]?.isHead ? 1 : 0;
    const parts = [
      ...(headSize > 0 ? [group("thead", "rowgroup", lines.slice(0, 1))] : []),
      group("tbody", "rowgroup", lines.slice(headSize)),
    ];
    const table = grid(
      {
        columns: Array.from({ length: width }, (_, index) => trackOf(rows, index)),
        border: edges(cx.flush || (isInFrame(cx) && !values.bordered) ? 0 : 1),
        overflow: "hidden",
        ...(element.flow.gap !== undefined && { gap: element.flow.gap }),
        ...sharing(cx),
      },
      parts,
      {
        tag: "table",
        role: "table",
        paint: { borderColor: token("line"), radius: cx.flush ? 0 : RADIUS },
        ...(caption && { name: caption }),
      },
    );
    const paged = values.pagination ? withPages(table, cx) : table;
    if (caption === "") return paged;
    const words = text(caption, { size: 14, weight: 600, color: cx.ink });
    const { grow: _, basis: __, ...style } = paged.style;
    return column({ gap: 8, ...sharing(cx) }, [words, { ...paged, style }]);
  },
}));

/** Whether the line around its frame is around the table already. */
function isInFrame(cx: LowerContext): boolean {
  return cx.parent !== undefined && cx.componentOf(cx.parent)?.framed === true;
}

/** Columns of the widest row. */
function widthOf(rows: readonly Pick<Line, "cells">[]): number {
  let width = 1;
  for (const { cells } of rows) width = Math.max(width, cells.length);
  return width;
}

/** Every row is as wide as the widest one, and each cell is a frame with its content. */
function tableCost(element: CostSubject): OwnCost {
  const { items, children } = element;
  const rows = rowsOf(items, children);
  const cells = rows.length * widthOf(rows);
  let boxes = 5 + pagesCost(element) + rows.length + 2 * cells;
  for (const row of rows)
    for (const cell of row.cells)
      boxes += cell === undefined ? 0 : boxesOfMarks(writtenLabel(cell));
  return { boxes, cells, coversBlock: true };
}

/** A column that contains only checkboxes is as wide as they are. */
function trackOf(rows: readonly Line[], index: number): TrackSize {
  const isTicks = rows.every(({ cells }) => {
    const value = cells[index];
    return (
      value === undefined || /^(?:\[checkbox(?::checked)?\])?$/i.test(writtenLabel(value).trim())
    );
  });
  return { kind: isTicks ? "max-content" : "auto" };
}

interface Line {
  cells: readonly (Value | undefined)[];
  isHead: boolean;
}

interface Look {
  aligns: readonly (CellAlign | undefined)[];
  width: number;
  /** px between the words of the outer columns and the edges of the table. */
  side: number;
  striped?: boolean | undefined;
  bordered?: boolean | undefined;
  hover?: boolean | undefined;
}

/** The rows of the list, the first of which is the header row, then those of the block; there is one header row in all. */
function rowsOf(items: readonly Value[], children: readonly AstNode[]): Line[] {
  const rows: Line[] = [];
  const isNested = items.some(Array.isArray);
  const lists = isNested || items.length === 0 ? items : [items as Value[]];
  for (const [at, item] of lists.entries()) {
    if (item === "...") rows.push(...moreLines());
    else rows.push({ cells: Array.isArray(item) ? item : [item], isHead: at === 0 });
  }
  const names: Value[] = [];
  for (const { type, items: cells = [] } of children) {
    if (type === "Columns") for (const item of cells) names.push(item);
    else if (type === "Row") rows.push({ cells, isHead: false });
    else if (type === "More") rows.push(...moreLines());
  }
  if (names.length > 0 && !rows[0]?.isHead) rows.unshift({ cells: names, isHead: true });
  const [head, ...bodies] = rows;
  const isKnown = bodies.some(({ cells }) => cells.length > 0);
  return head && isKnown && isBlankHead(head) ? bodies : rows;
}

/** Whether a row is a header row without any words. */
function isBlankHead({ cells, isHead }: Line): boolean {
  return isHead && cells.every((cell) => cell === undefined || writtenLabel(cell).trim() === "");
}

/** How the columns are aligned: as they are told, else numbers after the first column on the right. */
function alignsOf(
  rows: readonly Line[],
  width: number,
  given: readonly CellAlign[] | undefined,
): readonly (CellAlign | undefined)[] {
  if (given !== undefined) return given;
  const bodies = rows.filter(({ isHead, cells }) => !isHead && cells.length > 0);
  return Array.from({ length: width }, (_, index) => {
    const written = bodies.map(({ cells }) => {
      const cell = cells[index];
      return cell === undefined ? "" : writtenLabel(cell).trim();
    });
    const said = written.filter((words) => !/^[-–—]?$/.test(words));
    return index > 0 && said.length > 0 && said.every(isAmount) ? "right" : undefined;
  });
}

/** Rows without cells, drawn as gray bars. */
function moreLines(): Line[] {
  return Array.from({ length: 3 }, () => ({ cells: [], isHead: false }));
}

/** A row has a meaning but no box: its cells are placed in the columns of the table. */
function group(tag: string, role: string, children: readonly Box[]): Box {
  return { kind: "group", tag, role, style: {}, children };
}

const alignSelfs = { left: "start", center: "center", right: "end" } as const;

function tableRow(
  { cells, isHead }: Line,
  at: number,
  bodyAt: number,
  look: Look,
  rowCount: number,
  cx: LowerContext,
): Box {
  const isMore = cells.length === 0;
  const isGray = isHead || (look.hover && bodyAt === 0) || (look.striped && bodyAt % 2 === 1);
  const contents = Array.from({ length: look.width }, (_, index) => {
    if (isMore) {
      const bar = greekBar({ percent: [70, 52, 84][(index + bodyAt) % 3]! });
      const side = look.aligns[index] ?? "left";
      return { ...bar, style: { ...bar.style, alignSelf: alignSelfs[side] } };
    }
    const value = cells[index];
    const words = value === undefined ? "" : writtenLabel(value);
    const style: TextStyle = {
      size: 14,
      weight: isHead ? 600 : 400,
      color: isGray ? token("ink") : cx.ink,
      ...(look.aligns[index] && { align: look.aligns[index] }),
      ...(!isHead && isNumber(words.trim()) && { figures: "tabular" as const }),
    };
    return markedText(words, style, cx);
  });
  // Words are at the top of their row; in a row with drawn marks, everything is in the middle.
  const isCentered = contents.some(({ kind }) => kind !== "text");
  const isLast = at === rowCount - 1;
  const drawn = contents.map((content, index) =>
    column(
      {
        padding: {
          top: 10,
          right: index === look.width - 1 ? look.side : 12,
          bottom: 10,
          left: index === 0 ? look.side : 12,
        },
        border: {
          bottom: isLast ? 0 : 1,
          right: look.bordered && index < look.width - 1 ? 1 : 0,
        },
        ...(isCentered && { justify: "center", minHeight: 42 }),
      },
      [content],
      {
        tag: isHead ? "th" : "td",
        role: isHead ? "columnheader" : "cell",
        paint: {
          borderColor: token("line"),
          ...(isGray && { background: token(bodyAt === 0 && look.hover ? "fillStrong" : "fill") }),
        },
      },
    ),
  );
  return group("tr", "row", drawn);
}

function cellAligns(): AttributeDefinition<CellAlign[]> {
  const words: readonly string[] = ["left", "center", "right"];
  const read = (value: Value): CellAlign[] | undefined => {
    const list = Array.isArray(value) ? value : [value];
    return list.every((word) => words.includes(word as string)) ? (list as CellAlign[]) : undefined;
  };
  const describes = "a list of left, center and right, one for each column";
  return {
    docs: "Alignment of the text in each column",
    kind: {
      kind: "list",
      describes,
      check: (literal, name) =>
        read(literal.value) === undefined ? kindProblem(literal, name, describes) : undefined,
      read,
    },
  };
}
