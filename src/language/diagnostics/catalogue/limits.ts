/** The diagnostics about wireframes and files that exceed limits. */
import { grouped, megabytes } from "../../../base/text/phrases.js";
import type { CatalogueArea } from "./wording.js";

/** What a wireframe needs, and the limit. */
export interface Passed {
  readonly count: number;
  readonly limit: number;
}

/** The same, with the number of boards that show the most expensive page. */
export interface PassedByPage extends Passed {
  readonly boards: number;
}

function passes(what: string, { count, limit }: Passed): string {
  return `${what.replace("#", grouped(count))}, over the limit of ${grouped(limit)}`;
}

const split = "split it into several wireframes";

function fewerCopies(boards: number, otherwise: string): string {
  return boards > 1
    ? `each overlay adds another copy of its page, ${grouped(boards)} boards in all; move overlays to a page of their own`
    : otherwise;
}

export const limitDiagnostics = {
  "size-limit": {
    severity: "error",
    title: "a wireframe is too large to be drawn",
    wordings: {
      boxes: (data: PassedByPage) => ({
        message: passes("the wireframe needs # boxes", data),
        hint: fewerCopies(data.boards, `draw less here, or ${split}`),
      }),
      cells: (data: PassedByPage) => ({
        message: passes("the tables have # cells", data),
        hint: fewerCopies(data.boards, "show fewer rows or columns here"),
      }),
      boards: (data: PassedByPage) => ({
        message: passes("the wireframe has # boards", data),
        hint: fewerCopies(data.boards, split),
      }),
      text: (data: PassedByPage) => ({
        message: passes("the boards show # characters", data),
        hint: fewerCopies(data.boards, "shorten the text here"),
      }),
      output: ({ count, limit, boards }: PassedByPage) => ({
        message: `the picture takes ${megabytes(count)}, over the limit of ${megabytes(limit)}`,
        hint: fewerCopies(boards, `draw less here, or ${split}`),
      }),
      brackets: (data: Passed) => ({
        message: passes("the file has # brackets", data),
        hint: split,
      }),
      tree: ({ limit }: { limit: number }) => ({
        message: `the tree takes more than ${megabytes(limit)}`,
        hint: `leave out "locations" or "expand", or ${split}`,
      }),
    },
  },
  "fence-limit": {
    severity: "error",
    title: "a Markdown file has too many wireframes or lines",
    wordings: {
      fences: (data: Passed) => ({
        message: passes("the file has # wireframes", data),
        hint: "those from here on are not checked: split it into several files",
      }),
      lines: (data: Passed) => ({
        message: passes("the file has # lines", data),
        hint: "wireframes from here on are not checked: split it into several files",
      }),
    },
  },
} as const satisfies CatalogueArea;
