/** Defines and draws `table`. */

import { RADIUS } from "../../base/theme/tokens.js";
import type { Value } from "../../language/ast/value.js";
import { kindProblem } from "../../language/ast/value-problem.js";
import type { Box } from "../box/box.js";
import { column, edges, grid, icon, row, text, token } from "../box/build.js";
import type { TextStyle } from "../box/style.js";
import {
  type AttributeDefinition,
  boolean,
  list,
  text as textAttribute,
} from "../define/attributes.js";
import type { Drawing, LowerContext } from "../define/component.js";
import { amount, type CostSubject, type OwnCost } from "../define/cost.js";
import { defineComponent } from "../define/define-component.js";
import { number } from "../define/measures.js";
import { isAmount, isNumber } from "./parts/amount.js";
import { checkMarks } from "./parts/check-marks.js";
import { filling } from "./parts/container.js";
import { activeFill } from "./parts/emphasis.js";
import { greekBar } from "./parts/greek.js";
import { writtenLabel } from "./parts/items.js";
import { boxesOfMarks, markedText } from "./parts/marked-text.js";
import { emptyLine } from "./parts/menu-items.js";
import { flushSide, pagesCost, paginationAttribute, withPages } from "./parts/page-bar.js";
import { checkSort } from "./parts/table/check-sort.js";
import { mockRows } from "./parts/table/mock-rows.js";
import { readTableRecords } from "./parts/table/read-table-records.js";
import { type SortOrder, sortAttribute, sortedColumn } from "./parts/table/sort-order.js";
import {
  type CellAlign,
  type ColumnLook,
  cellAligns,
  columnKeys,
  columnLooks,
  type Line,
  rowsOf,
  widthOf,
} from "./parts/table/table-rows.js";
import { isBareEnd, tracksOf } from "./parts/table/table-tracks.js";

/** Maximum number of rows for `mock`, and number of boxes for the marks in each of their cells. */
const mostMock = 100;
const mockBoxes = 6;

/** What to write instead of attributes with the content of a table. */
const content =
  'write the content in a list or a block: table { columns ["…", "…"] row ["…", "…"] }';

export const tableComponent = defineComponent(() => ({
  name: "table",
  atEdges: true,
  wide: true,
  category: "data",
  docs: "Rows of cells below a header row; each column is as wide as its content.",
  foreignWords: ["datagrid", "datatable", "detailslist"],
  foreignForms: {
    tablebody: 'row ["…", "…"]',
    tablefooter: 'row ["…", "…"]',
    tablecaption: 'table caption="…"',
    tr: 'row ["…", "…"]',
    td: 'row ["…", "…"]',
    tbody: 'row ["…", "…"]',
    tablerow: 'row ["…", "…"]',
    tablecell: 'row ["…", "…"]',
    tfoot: 'row ["…", "…"]',
    cell: 'row ["…", "…"]',
  },
  foreignChildren: { header: 'columns ["…", "…"]', footer: 'row ["…", "…"]' },
  foreignAttributes: Object.fromEntries(
    "columns headers header head rows cells dataSource".split(" ").map((name) => [name, content]),
  ),
  label: { docs: "Text above the table, the same as `caption`" },
  list: {
    twins: ["items"],
    nested: true,
    marks: true,
    docs: "The header row, then the other rows; columns may be objects",
    keys: columnKeys,
  },
  children: { only: ["columns", "row"] },
  mayBeEmpty: true,
  attributes: {
    striped: boolean("Draws every other row in gray"),
    bordered: boolean("Draws lines between all cells"),
    hover: boolean("Draws one row as if the pointer were over it"),
    caption: textAttribute("Text above the table"),
    align: alignAttribute(),
    sort: sortAttribute,
    selectable: boolean("Shows a checkbox before each row"),
    sticky: boolean(
      "Keeps the header row in place while others scroll, with a stronger line below it",
    ),
    mock: number({ min: 1, max: mostMock, integer: true }, "So many plausible rows more"),
    pagination: paginationAttribute,
  },
  records: {
    attributes: {
      data: list("Records: a row each"),
      columns: list(
        "Fields that are columns: names, or objects with `field` and `label`; all unless given",
      ),
    },
    read: readTableRecords,
  },
  without: ["direction", "justify", "wrap"],
  ownFlow: true,
  check(element, report, suggester) {
    checkMarks(element, report, suggester);
    if (element.attributes.some(({ name }) => name === "sort")) checkSort(element, report);
  },
  examples: [
    'table [\n  ["Name",  "Role"],\n  ["Ada",   "Analyst"],\n  ["Grace", "Engineer"]\n]',
    'table sort="Name asc" mock=3 selectable sticky {\n  columns ["Name", "Status", {label="Key" mono}, {label="Seats" align=center}]\n}',
    'table caption="Open invoices" align=[left, right] striped {\n  columns ["Invoice", "Amount"]\n  row ["2026-014", "$ 1,200.00"]\n  row ["2026-015", "$ 80.00"]\n  ...\n}',
  ],
  cost: tableCost,
}));

/** How `table` is drawn. */
export const tableDrawing: Drawing<typeof tableComponent> = {
  narrow: "scrolls",
  lower(element, cx) {
    const { values, label } = element;
    const said = rowsOf(element.items, element.children);
    const caption = values.caption ?? label;
    if (said.length === 0) return emptyLine(caption || "Table", cx);
    const { sort } = values;
    const filled = [...said, ...mockRows(said, values.mock ?? 0, sort)];
    const rows = values.selectable ? filled.map(withTick) : filled;
    const width = widthOf(rows);
    const side = cx.flush ? flushSide : 12;
    const columns = columnsOf(filled, values.align);
    const look: Look = {
      ...values,
      columns: values.selectable ? [{ mono: false, align: undefined }, ...columns] : columns,
      sort,
      width,
      side,
    };
    const bodyAt = rows.findIndex(({ isHead }) => !isHead);
    const lines = rows.map((line, at) => tableRow(line, at, at - bodyAt, look, rows.length, cx));
    const headSize = rows[0]?.isHead ? 1 : 0;
    const parts = [
      ...(headSize > 0 ? [group("thead", "rowgroup", lines.slice(0, 1))] : []),
      group("tbody", "rowgroup", lines.slice(headSize)),
    ];
    const table = grid(
      {
        columns: tracksOf(rows, width),
        border: edges(cx.flush || (isInFrame(cx) && !values.bordered) ? 0 : 1),
        overflow: "hidden",
        ...(element.flow.gap !== undefined && { gap: element.flow.gap }),
        ...filling(cx),
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
    return column({ gap: 8, ...filling(cx) }, [words, { ...paged, style }]);
  },
};

/** Whether the frame around the table already provides its border. */
function isInFrame(cx: LowerContext): boolean {
  return cx.parent !== undefined && cx.componentOf(cx.parent)?.framed === true;
}

/** Every row is as wide as the widest one, and each cell is a frame with its content. */
function tableCost(element: CostSubject): OwnCost {
  const { items, children } = element;
  const rows = rowsOf(items, children);
  const mock = amount(element, "mock", { preset: 0, most: mostMock });
  const ticks = element.mentions("selectable") ? 1 : 0;
  const count = rows.length + mock;
  const cells = count * (widthOf(rows) + ticks);
  let boxes = 7 + pagesCost(element) + count + 2 * cells;
  boxes += 4 * ticks * count + mock * widthOf(rows) * mockBoxes;
  for (const row of rows)
    for (const cell of row.cells)
      boxes +=
        typeof cell === "boolean" ? 1 : boxesOfMarks(cell === undefined ? "" : writtenLabel(cell));
  return { boxes, cells, coversBlock: true };
}

interface Look {
  columns: readonly ColumnLook[];
  width: number;
  sort: SortOrder | undefined;
  /** Distance in px between the text in the outer columns and the edges of the table. */
  side: number;
  striped?: boolean | undefined;
  bordered?: boolean | undefined;
  hover?: boolean | undefined;
  sticky?: boolean | undefined;
  selectable?: boolean | undefined;
}

/** The row with a checkbox before it. */
function withTick(line: Line): Line {
  const { cells, isSelected } = line;
  return cells.length === 0 ? line : { ...line, cells: [isSelected ? ticked : tick, ...cells] };
}

const tick = "[checkbox]";
const ticked = "[checkbox:checked]";

/** The alignment of columns: as given, else numeric columns after the first one are right-aligned. */
function columnsOf(rows: readonly Line[], given: readonly CellAlign[] | undefined): ColumnLook[] {
  const bodies = rows.filter(({ isHead, cells }) => !isHead && cells.length > 0);
  const width = widthOf(rows);
  return columnLooks(rows, width).map(({ mono, align }, index) => {
    const told =
      given?.[index] ?? align ?? (isBareEnd(rows, index, width) ? ("right" as const) : undefined);
    if (told !== undefined || given !== undefined || index === 0) return { mono, align: told };
    const written = bodies.map(({ cells }) => {
      const cell = cells[index];
      return cell === undefined ? "" : writtenLabel(cell).trim();
    });
    const said = written.filter((words) => !/^[-–—]?$/.test(words));
    return { mono, align: said.length > 0 && said.every(isAmount) ? "right" : undefined };
  });
}

/** A row has semantics but no box: its cells are in the columns of the table. */
function group(tag: string, role: string, children: readonly Box[]): Box {
  return { kind: "group", tag, role, style: {}, children };
}

const alignSelfs = { left: "start", center: "center", right: "end" } as const;

function tableRow(
  { cells, isHead, isSelected }: Line,
  at: number,
  bodyAt: number,
  look: Look,
  rowCount: number,
  cx: LowerContext,
): Box {
  const isMore = cells.length === 0;
  const isChosen = isSelected === true || cells.slice(0, 1).some(isTicked);
  const isPointed = look.hover && bodyAt === 0;
  const isSetOff = isHead || (look.striped && bodyAt % 2 === 1);
  const plain = isPointed ? token("fillStrong") : isSetOff ? token("fill") : undefined;
  const tint = isChosen ? activeFill : plain;
  const sorted = isHead ? sortedColumn(cells, look.sort) : -1;
  const contents = Array.from({ length: look.width }, (_, index) => {
    const { mono = false, align } = look.columns[index] ?? {};
    if (isMore && index === 0 && look.selectable) return markedText(tick, { size: 14 }, cx);
    if (isMore) {
      const bar = greekBar({ percent: [70, 52, 84][(index + bodyAt) % 3]! });
      const side = look.columns[index]?.align ?? "left";
      return { ...bar, style: { ...bar.style, alignSelf: alignSelfs[side] } };
    }
    const value = cells[index];
    if (typeof value === "boolean" && !isHead) return answer(value, align, cx);
    const words = value === undefined ? "" : writtenLabel(value);
    const style: TextStyle = {
      size: 14,
      weight: isHead ? 600 : 400,
      color: tint ? token("ink") : cx.ink,
      ...(align && { align }),
      ...(mono && !isHead && { mono }),
      ...(!isHead && isNumber(words.trim()) && { figures: "tabular" as const }),
    };
    const drawn = markedText(words, style, cx);
    return index === sorted ? withArrow(drawn, look.sort!, align) : drawn;
  });
  // Text is at the top of its row; in a row with drawn marks, everything is in the middle.
  const isCentered = contents.some(({ kind }) => kind !== "text");
  const isLast = at === rowCount - 1;
  const drawn = contents.map((content, index) =>
    column(
      {
        padding: {
          top: cx.dense(10),
          right: index === look.width - 1 ? look.side : 12,
          bottom: cx.dense(10),
          left: index === 0 ? look.side : 12,
        },
        border: {
          bottom: isLast ? 0 : isHead && look.sticky ? 2 : 1,
          right: look.bordered && index < look.width - 1 ? 1 : 0,
        },
        ...(isCentered && { justify: "center", minHeight: cx.dense(42) }),
      },
      [content],
      {
        tag: isHead ? "th" : "td",
        role: isHead ? "columnheader" : "cell",
        ...(index === sorted && {
          attributes: { "aria-sort": look.sort!.isDescending ? "descending" : "ascending" },
        }),
        paint: {
          borderColor: token(isHead && look.sticky ? "lineStrong" : "line"),
          ...(tint && { background: tint }),
        },
      },
    ),
  );
  const chosen = isSelected && { attributes: { "aria-selected": "true" } };
  return { ...group("tr", "row", drawn), ...chosen };
}

/** Whether a cell is a ticked checkbox, which selects its row. */
function isTicked(cell: Line["cells"][number]): boolean {
  return cell !== undefined && /^\[checkbox:checked\]/i.test(writtenLabel(cell).trim());
}

/** True and false in a column: a check and a dash, on a line of text. */
function answer(isTrue: boolean, align: CellAlign | undefined, cx: LowerContext): Box {
  const sign = isTrue
    ? icon("check", 16, cx.ink, { decorative: false, name: "true" })
    : icon("minus", 16, cx.muted, { decorative: false, name: "false" });
  return row({ height: 21, align: "center", justify: justifies[align ?? "left"] }, [sign]);
}

/** The name of a column with an arrow for its sort order. */
function withArrow(name: Box, { isDescending }: SortOrder, align: CellAlign | undefined): Box {
  const arrow = icon(isDescending ? "arrow-down" : "arrow-up", 14, token("ink"));
  const style = { gap: 4, align: "center", justify: justifies[align ?? "left"] } as const;
  return row(style, [name, arrow]);
}

const justifies = { left: "start", center: "center", right: "end" } as const;

function alignAttribute(): AttributeDefinition<CellAlign[]> {
  const words: readonly string[] = cellAligns;
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
