/** Draws a phone, tablet, browser or window around the page of a board. */
import { type Board, type Box, childIn, type StackBox, type TextBox } from "../../model/box/box.js";
import { column, edges, edgesOf, icon, row, text, token } from "../../model/box/build.js";
import type { Style } from "../../model/box/style.js";
import type { Surround } from "../../model/define/component.js";
import type { FrameKind } from "../../model/define/frame-kinds.js";
import { onItsGround } from "./on-its-ground.js";
import { statusSigns } from "./status-signs.js";

/** The measures of a frame. */
interface Look {
  /** px of the bar above the page. */
  above: number;
  /** px of the bar below it. */
  below: number;
  /** px between the outer and the inner line; only devices have both. */
  bezel: number;
  /** Radius of the outer corners in px. */
  radius: number;
}

const looks: Readonly<Record<FrameKind, Look>> = {
  phone: { above: 48, below: 28, bezel: 9, radius: 48 },
  tablet: { above: 30, below: 22, bezel: 13, radius: 32 },
  browser: { above: 81, below: 0, bezel: 0, radius: 10 },
  window: { above: 37, below: 0, bezel: 0, radius: 10 },
};

/** Width in px of the lines around a frame and around its screen. */
const line = 1;

/**
 * The board, enlarged by the frame; its page keeps its size.
 *
 * @param title of the page, without the additions of its copies
 */
export function framedBoard(board: Board, { kind, url }: Surround, title: string): Board {
  const look = looks[kind];
  const { above, below, bezel } = look;
  const side = line + (bezel > 0 ? bezel + line : 0);
  const { box: page, width, height, fold } = board;
  const isDevice = bezel > 0;
  const bar = barBelow(page, look);
  const boxes = [
    barAbove(page, kind, url, title),
    onScreen(page, board, look),
    ...(bar ? [bar] : []),
  ];
  const { theme, themes, lang, dir } = page;
  const outer: StackBox = {
    ...column(
      {
        position: "relative",
        overflow: "hidden",
        border: edges(line),
        ...(isDevice && { padding: edges(bezel) }),
      },
      isDevice ? [screenBox(boxes, look)] : boxes,
      {
        paint: {
          background: token("paper"),
          borderColor: token(isDevice ? "lineStrong" : "line"),
          radius: look.radius,
          ...(isDevice && { ownRadius: true as const }),
          shadow: "md",
        },
        ...(theme && { theme }),
      },
    ),
    ...(themes && { themes }),
    ...(lang !== undefined && { lang }),
    ...(dir !== undefined && { dir }),
  };
  const added = above + below + 2 * side;
  return {
    ...board,
    box: outer,
    page: isDevice ? [0, 1] : [1],
    ...(width !== undefined && { width: width + 2 * side }),
    ...(height !== undefined && { height: height + added }),
    ...(fold !== undefined && { fold: fold + side + above }),
  };
}

/** The screen within the bezel of a device. */
function screenBox(boxes: readonly Box[], { radius, bezel }: Look): Box {
  const paint = {
    borderColor: token("line"),
    radius: radius - bezel - line,
    ownRadius: true as const,
  };
  return column({ grow: 1, border: edges(line), overflow: "hidden" }, boxes, { paint });
}

/** A page without border and paper, which belong to the screen. */
export function withoutOutline(page: Box): Box {
  const { radius: _, shadow: __, background, ...paint } = page.paint ?? {};
  const isPaper = background !== undefined && "token" in background && background.token === "paper";
  return { ...page, paint: { ...paint, ...(background && !isPaper && { background }) } };
}

/** The page at its declared size, or at the size that fits the frame. */
function onScreen(page: Box, { height }: Board, look: Look): Box {
  const style: Style = { ...page.style, grow: 1, shrink: 0 };
  style.position ??= "relative";
  if (height !== undefined && style.height === undefined) {
    const least = typeof style.minHeight === "number" ? style.minHeight : 0;
    style.minHeight = Math.max(least, height);
  }
  const sized = { ...page, style };
  if (!style.layered || look.bezel === 0 || !("children" in sized)) return sized;
  return { ...sized, children: sized.children.map((layer) => overBars(layer, look)) };
}

/** Extends a layer that dims a page over the bars of its device. */
function overBars(layer: Box, { above, below }: Look): Box {
  const background = layer.paint?.background;
  if (background === undefined || !("token" in background) || background.token !== "scrim") {
    return layer;
  }
  const inset = { top: -above, right: 0, bottom: -below, left: 0 };
  return { ...layer, style: { position: "absolute", raised: true, inset } };
}

/** The bar above a page; on devices, its background is that of the first box that is as wide as the screen. */
function barAbove(page: Box, kind: FrameKind, url: string | undefined, title: string): Box {
  switch (kind) {
    case "phone":
    case "tablet":
      return onGroundOf(outermost(page, "first"), statusBar(kind));
    case "browser":
      return browserBars(url, title);
    case "window":
      return titleBar(title);
  }
}

function barBelow(page: Box, { below }: Look): Box | undefined {
  if (below === 0) return undefined;
  const pill = column({ width: 134, height: 5 }, [], {
    paint: { background: token("ink"), radius: "pill" },
  });
  const style: Style = { height: below, shrink: 0, align: "center", justify: "center" };
  const bar = column(style, [pill], { decorative: true });
  const sheet = sheetAtEnd(page);
  if (sheet === undefined) return onGroundOf(outermost(page, "last"), bar);
  const front = { ...style, position: "relative", raised: true } as const;
  return { ...bar, style: front, paint: { background: sheet.paint?.background ?? token("paper") } };
}

/** The first overlay at the bottom edge of a page, across its width. */
function sheetAtEnd(page: Box): Box | undefined {
  if (!page.style.layered || !("children" in page)) return undefined;
  for (const layer of page.children) {
    const sheet = childIn(layer, "sheet");
    if (sheet !== undefined) return sheet;
  }
  return undefined;
}

/** A bar with the background of another box, in colors that are visible on it. */
function onGroundOf(other: Box | undefined, bar: StackBox): Box {
  const background = other?.paint?.background;
  if (background === undefined) return bar;
  const painted = { ...bar, paint: { background } };
  return other?.ground ? onItsGround({ ...painted, ground: other.ground }) : painted;
}

/** The box with a background at the top or bottom edge of a page that is as wide as the page. */
function outermost(page: Box, end: "first" | "last"): Box | undefined {
  let box: Box | undefined = page;
  for (let depth = 0; depth < 5 && box && "children" in box; depth++) {
    // The first layer is the page; the others are overlays in front of it.
    const isLayered: boolean = box.style.layered === true;
    const standing: Box[] = box.children.filter(isInFlow);
    const next: Box | undefined = standing.at(isLayered || end === "first" ? 0 : -1);
    if (next === undefined || hasRoomAround(box, end)) return undefined;
    if (next.paint?.background !== undefined && !isLayered) return next;
    if (next.style.direction === "row" || (next.kind === "grid" && !next.style.layered)) {
      return undefined;
    }
    box = next;
  }
  return undefined;
}

function isInFlow({ style, behavior }: Box): boolean {
  // Popovers of a prototype are hidden until a click opens them.
  return style.position !== "absolute" && !style.raised && behavior?.popover === undefined;
}

function hasRoomAround({ style }: Box, end: "first" | "last"): boolean {
  const { padding = {}, align } = style;
  const room = padding[end === "first" ? "top" : "bottom"] ?? 0;
  return room > 0 || (padding.left ?? 0) > 0 || (align !== undefined && align !== "stretch");
}

function statusBar(kind: "phone" | "tablet"): StackBox {
  const isPhone = kind === "phone";
  const color = token("ink");
  const time = text("9:41", { size: isPhone ? 15 : 12, weight: 600, color, figures: "tabular" });
  const signs = row({ gap: 6, align: "center" }, statusSigns(isPhone ? 12 : 10, isPhone));
  const style: Style = {
    height: looks[kind].above,
    shrink: 0,
    align: "center",
    justify: "between",
    padding: edgesOf(0, isPhone ? 26 : 18),
  };
  return row(style, [time, signs], { decorative: true });
}

/** The buttons of a window: three dots. */
function windowDots(): Box {
  const dots = [0, 1, 2].map(() =>
    column({ width: 11, height: 11 }, [], {
      paint: { background: token("lineStrong"), radius: "pill" },
    }),
  );
  return row({ gap: 7, align: "center", shrink: 0 }, dots);
}

/** A text of a frame: one line, cut if there is no room. */
function words(content: string, weight: 400 | 500 | 600, style: Style): TextBox {
  const look = { size: 12, weight, color: token("inkMuted"), wrapping: "ellipsis" } as const;
  return text(content, look, { style: { minWidth: 0, ...style } });
}

const underline = { borderColor: token("line") };

function titleBar(title: string): Box {
  const side: Style = { grow: 1, basis: 0, minWidth: 0 };
  const style: Style = {
    height: looks.window.above,
    shrink: 0,
    align: "center",
    gap: 12,
    padding: edgesOf(0, 14),
    border: { bottom: line },
  };
  const parts = [
    row({ ...side, align: "center" }, [windowDots()]),
    words(title, 600, { shrink: 1 }),
    row(side, []),
  ];
  return row(style, parts, {
    decorative: true,
    paint: { background: token("fill"), ...underline },
  });
}

function browserBars(url: string | undefined, title: string): Box {
  const muted = token("inkMuted");
  const tab = row(
    {
      align: "center",
      gap: 8,
      minWidth: 0,
      width: 220,
      padding: edgesOf(0, 12),
      border: { top: line, left: line, right: line },
    },
    [
      icon("globe", 13, muted),
      words(title === "" ? (url ?? "") : title, 500, { grow: 1, basis: 0 }),
      icon("x", 12, muted),
    ],
    { paint: { background: token("paper"), ...underline, radius: 8, flatBelow: true } },
  );
  const tabs = row(
    { height: 40, shrink: 0, align: "stretch", gap: 14, padding: { top: 8, left: 14, right: 14 } },
    [
      row({ align: "center" }, [windowDots()]),
      tab,
      row({ align: "center" }, [icon("plus", 14, muted)]),
    ],
    { paint: { background: token("fill") } },
  );
  const address = row(
    {
      grow: 1,
      basis: 0,
      minWidth: 0,
      height: 28,
      align: "center",
      gap: 8,
      padding: edgesOf(0, 12),
    },
    [icon("lock", 12, muted), words(url ?? "", 400, { grow: 1, basis: 0 })],
    { paint: { background: token("fill"), radius: "pill" } },
  );
  const bar = row(
    {
      height: 41,
      shrink: 0,
      align: "center",
      gap: 14,
      padding: edgesOf(0, 14),
      border: { bottom: line },
    },
    [
      icon("arrow-left", 16, muted),
      icon("arrow-right", 16, token("inkFaint")),
      icon("rotate-cw", 14, muted),
      address,
      icon("ellipsis-vertical", 16, muted),
    ],
    { paint: { background: token("paper"), ...underline } },
  );
  return column({ shrink: 0 }, [tabs, bar], { decorative: true });
}
