/** Defines and draws `columns`. */
import { row, text } from "../box/build.js";
import type { Drawing } from "../define/component.js";
import { defineComponent } from "../define/define-component.js";
import { labelOfValue } from "./parts/items.js";
import { sameForm } from "./parts/same-form.js";
import { columnKeys } from "./parts/table/table-rows.js";

export const columnsComponent = defineComponent(() => ({
  name: "columns",
  category: "data",
  docs: "The header row of a table.",
  foreignOutside: "grid columns=3 { … }",
  foreignForms: {
    ...sameForm("tableheader colgroup headerrow", 'columns ["…", "…"]'),
    thead: 'columns ["…", "…"]',
    head: 'columns ["…", "…"]',
    th: 'columns ["…", "…"]',
    tablehead: 'columns ["…", "…"]',
    tablecolumn: 'columns ["…", "…"]',
  },
  list: {
    required: true,
    marks: true,
    docs: "Names of the columns: strings or objects",
    keys: columnKeys,
  },
  parents: ["table"],
  attributes: {},
  without: "all",
  examples: [
    'table { columns ["Invoice", "Due"] row ["2026-014", "1 Dec"] }',
    'table {\n  columns ["Branch", {label="Commit" mono}, {label="Files" align=center}]\n  row ["main", "9f8e7d6", 12]\n}',
  ],
  cost: { boxes: 1, item: 1 },
}));

/** How `columns` is drawn. */
export const columnsDrawing: Drawing<typeof columnsComponent> = {
  lower({ items }, cx) {
    const names = items.map((item) => text(labelOfValue(item), { size: 14, color: cx.ink }));
    return row({ gap: 12 }, names);
  },
};
