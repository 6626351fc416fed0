/** Draws the open list of a field: its options, with the selected one marked. */
import { RADIUS } from "../../../base/theme/tokens.js";
import type { Box } from "../../box/box.js";
import { column, edges, edgesOf, icon, row, text, token } from "../../box/build.js";
import type { FieldPanel } from "./field-parts.js";
import { greekBar } from "./greek.js";

/** An option; the one for "more of the same" has no label. */
export interface ListOption {
  label: string | undefined;
  isChosen: boolean;
  isDisabled: boolean;
}

/** Height of an option in px. */
const lineHeight = 35;

/** Draws the list; screen readers find the options in the field itself. */
export function optionList(options: readonly ListOption[]): Omit<FieldPanel, "isInline"> {
  const box = column(
    {
      width: { percent: 100 },
      minWidth: 120,
      padding: edgesOf(6, 0),
      border: edges(1),
    },
    options.map(optionLine),
    {
      decorative: true,
      ground: token("floating"),
      paint: {
        background: token("floating"),
        borderColor: token("line"),
        radius: RADIUS,
        shadow: "md",
      },
    },
  );
  return { box, height: options.length * lineHeight + 14 };
}

function optionLine({ label, isChosen, isDisabled }: ListOption): Box {
  const color = token("ink");
  const words =
    label === undefined
      ? row({ height: 21, align: "center", grow: 1 }, [greekBar(64)])
      : text(
          label,
          { size: 14, weight: isChosen ? 600 : 400, color, wrapping: "ellipsis" },
          { style: { grow: 1, basis: 0, minWidth: 0 } },
        );
  return row(
    { gap: 8, align: "center", height: lineHeight, padding: edgesOf(0, 12) },
    [words, ...(isChosen ? [icon("check", 16, color)] : [])],
    {
      attributes: { "aria-disabled": isDisabled ? "true" : undefined },
      paint: {
        ...(isChosen && { background: token("fill") }),
        ...(isDisabled && { opacity: 0.5 }),
      },
    },
  );
}
