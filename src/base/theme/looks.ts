/** The looks; everything that offers, checks or draws a look derives from this record. */

/** How a picture is drawn. */
export interface Look {
  /** Its name in user interfaces. */
  readonly title: string;
  /** Its appearance and purpose. */
  readonly docs: string;
  /** Its Lucide icon, for small spaces. */
  readonly icon: string;
  /** Its defaults for design tokens; if it is monochrome, these are all its tokens. */
  readonly tokens: Readonly<Record<string, string | number>>;
  /** Whether its tokens take precedence, and other hues are replaced by ink. */
  readonly isMonochrome?: true;
  /** The pen for lines and fills; a ruler by default. */
  readonly pen?: "hand";
  /** How filled boxes are distinguished; by their fills by default. */
  readonly fills?: "edges";
  /** What replaces words and pictures; nothing by default. */
  readonly content?: "bars";
  /** Whether boards have a line around them. */
  readonly edgedBoards?: true;
  /** The background below the boards; plain by default. */
  readonly sheet?: "grid";
}

/** All looks by name; the first is the default. */
export const looks = {
  clean: {
    title: "Clean",
    docs: "sharp lines and quiet colors",
    icon: "square",
    tokens: {},
  },
  sketch: {
    title: "Sketch",
    docs: "drawn by hand on warm paper: what it shows is still open",
    icon: "pencil",
    tokens: {
      font: "Patrick Hand",
      paper: "#fffdf7",
      ink: "#2b2a28",
      canvas: "#f1ece1",
      line: "#968e80",
      "dark.paper": "#262421",
      "dark.ink": "#f3eee4",
      "dark.canvas": "#1a1816",
      "dark.line": "#6f6a61",
      shadow: "none",
    },
    pen: "hand",
    edgedBoards: true,
  },
  blueprint: {
    title: "Blueprint",
    docs: "white lines on blue with a grid, and the size of each board",
    icon: "ruler",
    tokens: {
      paper: "#1d4e89",
      ink: "#ffffff",
      canvas: "#1a4579",
      line: "#7fa3cc",
      "dark.paper": "#0e2544",
      "dark.ink": "#eaf2fb",
      "dark.canvas": "#0b1d36",
      "dark.line": "#4d709c",
      radius: 2,
      shadow: "none",
    },
    isMonochrome: true,
    edgedBoards: true,
    sheet: "grid",
  },
  greyed: {
    title: "Greyed",
    docs: "bars for words and blocks for pictures: structure only",
    icon: "align-left",
    tokens: { ink: "#4a5058", "dark.ink": "#c4c9d0", shadow: "none" },
    isMonochrome: true,
    content: "bars",
  },
  outline: {
    title: "Outline",
    docs: "black lines on white without fills, for print",
    icon: "square-dashed",
    tokens: {
      paper: "#ffffff",
      ink: "#000000",
      canvas: "#ffffff",
      line: "#8c8c8c",
      "dark.paper": "#000000",
      "dark.ink": "#ffffff",
      "dark.canvas": "#000000",
      "dark.line": "#8c8c8c",
      shadow: "none",
    },
    isMonochrome: true,
    fills: "edges",
    edgedBoards: true,
  },
} as const satisfies Readonly<Record<string, Look>>;
