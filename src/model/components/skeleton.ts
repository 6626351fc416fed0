/** Defines and draws `skeleton`. */
import { RADIUS } from "../../base/theme/tokens.js";
import type { Box } from "../box/box.js";
import { column, row, token } from "../box/build.js";
import { boolean } from "../define/attributes.js";
import type { Drawing } from "../define/component.js";
import { amount } from "../define/cost.js";
import { defineComponent } from "../define/define-component.js";
import { number } from "../define/measures.js";
import { filling } from "./parts/container.js";
import { naturalWidth } from "./parts/natural-width.js";

/** Its paint; looks with few colors also need its border. */
const soft = { background: token("fillStrong"), cue: token("line") } as const;

/** Natural width of lines in px, and the distance between them. */
const usualWidth = 200;
const gap = 10;

export const skeletonComponent = defineComponent(() => ({
  name: "skeleton",
  category: "feedback",
  docs: "Bars in the place of what is still loading: lines of text, or one bar of exactly the given size.",
  bareNumber: "lines",
  foreignWords: ["shimmer", "loadingplaceholder", "skeletontext", "contentloader", "ghost"],
  attributes: {
    lines: number({ min: 1, max: 100, integer: true }, "Lines of text", {
      default: "3, or one bar if `w` or `h` is given",
    }),
    avatar: boolean("Shows a disc before the lines"),
  },
  examples: ["skeleton lines=2 avatar", "skeleton w=120 h=16"],
  cost: (element) => ({ boxes: 4 + amount(element, "lines", { preset: 3, most: 100 }) }),
}));

/** How `skeleton` is drawn. */
export const skeletonDrawing: Drawing<typeof skeletonComponent> = {
  lower({ values, node }, cx) {
    const { w, h } = node.attributes ?? {};
    const isOneBar = values.lines === undefined && (w !== undefined || h !== undefined);
    const state = { attributes: { "aria-busy": "true" }, role: "status", name: "Loading" } as const;
    if (isOneBar && !values.avatar) {
      const style = { height: 16, ...(w === undefined ? filling(cx, 400) : { shrink: 0 }) };
      return column(style, w === undefined ? [naturalWidth(usualWidth, 0)] : [], {
        ...state,
        paint: { ...soft, radius: RADIUS },
      });
    }
    const count = values.lines ?? 3;
    const lines = Array.from({ length: count }, (_, at) =>
      bar(count > 1 && at === count - 1 ? 60 : 100),
    );
    const text = column({ gap, grow: 1, basis: 0, minWidth: 40 }, [
      naturalWidth(usualWidth, gap),
      ...lines,
    ]);
    const disc = column({ width: 40, height: 40, shrink: 0 }, [], {
      paint: { ...soft, radius: "pill" },
    });
    const style = { gap: 12, align: "center", padding: { top: 4, bottom: 4 } } as const;
    return row({ ...style, ...filling(cx, 400) }, values.avatar ? [disc, text] : [text], state);
  },
};

function bar(percent: number): Box {
  return column({ width: { percent }, height: 12, shrink: 0 }, [], {
    paint: { ...soft, radius: 4 },
  });
}
