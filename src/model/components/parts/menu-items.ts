/** Draws the items of a nav, dropdown or breadcrumb, each as a selectable line. */

import { RADIUS } from "../../../base/theme/tokens.js";
import type { Box } from "../../box/box.js";
import { column, icon, row, text, token } from "../../box/build.js";
import type { Style } from "../../box/style.js";
import type { ItemContent, LowerContext } from "../../define/component.js";
import { countColors, countPill } from "./count-mark.js";
import { activeFill, activeInk, isPaperInk } from "./emphasis.js";
import { onFirstLine } from "./first-line.js";
import { greekBar } from "./greek.js";
import { pressTag } from "./interaction.js";

/** How the items of one menu look. */
export interface MenuForm {
  padding: NonNullable<Style["padding"]>;
  isUpright: boolean;
  /** Tag of an item without a link. */
  tag: string;
  role?: string;
}

/** An item: icon and label; an active one has a gray background. */
export function menuItem(content: ItemContent, form: MenuForm, cx: LowerContext): Box {
  if (content.kind === "divider") return menuDivider(form);
  const ink = content.active && isPaperInk(cx.ink) ? activeInk : cx.ink;
  const color = content.danger ? token("dangerText") : ink;
  const behavior = { href: content.href, ...content.behavior };
  const firstLine: Style = form.isUpright ? onFirstLine(16, 14, cx) : {};
  const line = row(
    { gap: 8, align: "center", padding: form.padding, ...(!form.isUpright && { shrink: 0 }) },
    [
      ...(content.icon ? [icon(content.icon, 16, color, { style: firstLine })] : []),
      content.kind === "more"
        ? row({ height: 21, align: "center" }, [greekBar(64)])
        : text(content.label, {
            size: 14,
            weight: content.active ? 600 : 400,
            color,
            wrapping: form.isUpright ? "normal" : "nowrap",
          }),
      ...countOf(content, form),
    ],
    {
      tag: pressTag(behavior, form.tag),
      ...(form.role && { role: form.role }),
      attributes: {
        "aria-current": content.active ? "page" : undefined,
        "aria-disabled": content.disabled ? "true" : undefined,
      },
      behavior,
      ...(content.kind === "more" && { decorative: true }),
      paint: {
        radius: RADIUS,
        ...(content.active && { background: activeFill, cue: token("lineStrong") }),
        ...(content.disabled && { opacity: 0.5 }),
      },
    },
  );
  if (content.childCount === 0) return line;
  const nested = content.children({ axis: "column", align: undefined, gap: 2 });
  return column({ gap: 2 }, [line, column({ gap: 2, padding: { left: 16 } }, nested)]);
}

/** The count of an item, at the end of its line if the items are below each other. */
function countOf({ badge, active }: ItemContent, { isUpright }: MenuForm): Box[] {
  if (badge === undefined) return [];
  const pill = countPill(badge, countColors(active));
  if (isUpright) pill.style = { ...pill.style, margin: { left: "auto" } };
  return [pill];
}

function menuDivider({ isUpright }: MenuForm): Box {
  const style: Style = isUpright
    ? { height: 1, shrink: 0, margin: { top: 6, bottom: 6 } }
    : { width: 1, shrink: 0, alignSelf: "stretch", margin: { left: 6, right: 6 } };
  return column(style, [], { tag: "hr", paint: { background: token("line") } });
}

/** The titled dashed line of a component without content. */
export function emptyLine(caption: string, cx: LowerContext): Box {
  return row(
    { padding: { top: 6, bottom: 6 }, border: { bottom: 1 } },
    [text(caption, { size: 12, color: cx.muted })],
    { paint: { borderColor: token("lineStrong"), borderStyle: "dashed" } },
  );
}
