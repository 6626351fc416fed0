/** Defines and draws `rating`. */
import type { Box, Shape } from "../box/box.js";
import { row, shape, text, token } from "../box/build.js";
import type { Color } from "../box/style.js";
import { text as textAttribute } from "../define/attributes.js";
import type { Drawing } from "../define/component.js";
import { amount } from "../define/cost.js";
import { defineComponent } from "../define/define-component.js";
import { number } from "../define/measures.js";
import { checkValue } from "./parts/check-value.js";
import { hugging } from "./parts/container.js";
import { hinted, saidAttributes } from "./parts/interaction.js";

/** Default number of stars. */
const usual = 5;

export const ratingComponent = defineComponent(() => ({
  name: "rating",
  category: "display",
  inLine: "small",
  docs: "A number of stars, full, half or empty; with the number of votes, its value is written out.",
  foreignWords: ["rate", "stars", "ratingbar", "starrating", "ratingindicator"],
  attributes: {
    value: number({ min: 0 }, "Stars that are full, to the nearest half", { default: "0" }),
    max: number({ min: 1, max: 10, integer: true }, "Number of stars", {
      default: String(usual),
    }),
    count: textAttribute("Number of votes, drawn after the value"),
    ...saidAttributes,
  },
  check: checkValue({ min: 0, max: usual }),
  examples: ["rating value=4", 'rating value=3.5 max=5 count="128"'],
  cost: (element) => ({ boxes: 4 + amount(element, "max", { preset: usual, most: 10 }) }),
}));

/** How `rating` is drawn. */
export const ratingDrawing: Drawing<typeof ratingComponent> = {
  lower({ values }, cx) {
    const { value = 0, max = usual, count } = values;
    const halves = Math.min(Math.round(value * 2), max * 2);
    const stars = Array.from({ length: max }, (_, at) => star(halves - 2 * at));
    const set = { size: 14, wrapping: "nowrap" } as const;
    const words =
      count === undefined
        ? []
        : [
            text(String(value), { ...set, weight: 600, color: cx.ink }),
            text(`(${count})`, { ...set, color: cx.muted }),
          ];
    return row({ gap: 6, align: "center", ...hugging(cx) }, [
      row({ gap: 2, align: "center", shrink: 0 }, stars, {
        role: "img",
        name: values["aria-label"] ?? `${value} / ${max}`,
        ...hinted(values.title),
      }),
      ...words,
    ]);
  },
};

/** A star with two, one or no filled halves. */
function star(halves: number): Box {
  const full = token("warningLine");
  const outline = (color: Color): Shape => ({
    figure: "path",
    d: pathOf(points),
    stroke: { color, width: 1.5 },
  });
  const shapes: Shape[] =
    halves <= 0
      ? [outline(token("lineStrong"))]
      : [
          {
            figure: "path",
            d: pathOf(halves === 1 ? [...points.slice(5), points[0]!] : points),
            fill: full,
          },
          outline(full),
        ];
  return shape({ width: 24, height: 24 }, shapes, { width: 18, height: 18 });
}

/** Corners clockwise from the top: tips at even indices, the lowest inner corner at index 5. */
const points = Array.from({ length: 10 }, (_, at) => {
  const radius = at % 2 === 0 ? 10.5 : 4.6;
  const angle = (at * Math.PI) / 5;
  return [12 + radius * Math.sin(angle), 12.6 - radius * Math.cos(angle)] as const;
});

function pathOf(corners: readonly (readonly [number, number])[]): string {
  return `M${corners.map(([x, y]) => `${x.toFixed(2)} ${y.toFixed(2)}`).join("L")}Z`;
}
