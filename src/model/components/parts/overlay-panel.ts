/** Draws the panel of an overlay: a header with title and close button, and the content below. */
import type { Box, StackBox } from "../../box/box.js";
import { column, edges, icon, row, text, token } from "../../box/build.js";
import type { Style } from "../../box/style.js";
import type { LowerContext, LoweredElement } from "../../define/component.js";
import { layChildren } from "./container.js";
import { titleLineHeight } from "./titled.js";

/** Width in px up to which an overlay leaves more space for its content, as on a watch. */
const narrow = 320;

/** A floating sheet of paper with a title; `style` sets its size, borders and place. */
export function overlayPanel(
  element: Pick<LoweredElement, "label" | "children" | "flow">,
  cx: LowerContext,
  style: Style,
  radius: number,
): StackBox {
  const { label } = element;
  const content = layChildren(element, cx, { gap: cx.dense(16) });
  const hasContent = content.children.length > 0;
  return column(
    { gap: cx.dense(16), padding: edges(cx.dense(cx.board.width < narrow ? 12 : 24)), ...style },
    [
      ...(label === "" ? [] : [head(label, cx)]),
      ...(hasContent ? [column({ grow: 1, ...content.style }, content.children)] : []),
    ],
    {
      role: "dialog",
      ...(label !== "" && { name: label }),
      paint: { background: token("floating"), borderColor: token("line"), radius, shadow: "xl" },
    },
  );
}

function head(label: string, cx: LowerContext): Box {
  const size = 20;
  const lineHeight = titleLineHeight(size);
  const title = text(
    label,
    { size, weight: 600, lineHeight, color: cx.ink },
    { tag: "h2", style: { grow: 1, basis: 0 } },
  );
  const closed = cx.popover;
  const cross = icon("x", 20, cx.muted, {
    style: { margin: { top: 3 } },
    ...(closed !== undefined && {
      name: "Close",
      behavior: { opens: { id: closed, action: "hide" } },
    }),
  });
  return row({ gap: 16 }, [title, cross]);
}
