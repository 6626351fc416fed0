/** Draws the signs at the end of a device's status bar: signal, network and battery, in one height and weight. */
import type { Box, Shape } from "../../model/box/box.js";
import { shape, token } from "../../model/box/build.js";

const ink = token("ink");

/** The signs, with a height in px. */
export function statusSigns(height: number, hasSignal: boolean): Box[] {
  return [...(hasSignal ? [signal] : []), network, battery].map(({ width, shapes }) =>
    shape({ width, height: 12 }, shapes, { width: (width * height) / 12, height, shrink: 0 }),
  );
}

interface Sign {
  width: number;
  shapes: readonly Shape[];
}

const signal: Sign = {
  width: 18,
  shapes: [4, 6.5, 9, 11.5].map((tall, at) => ({
    figure: "rect",
    x: 5 * at,
    y: 11.5 - tall,
    width: 3,
    height: tall,
    radius: 1,
    fill: ink,
  })),
};

const bow = { color: ink, width: 1.8, cap: "round" } as const;

const network: Sign = {
  width: 16,
  shapes: [
    { figure: "path", d: "M1 4.1C5 0.4 11 0.4 15 4.1", stroke: bow },
    { figure: "path", d: "M3.6 7.1C6.1 4.9 9.9 4.9 12.4 7.1", stroke: bow },
    { figure: "ellipse", cx: 8, cy: 10, rx: 1.6, ry: 1.6, fill: ink },
  ],
};

const battery: Sign = {
  width: 26,
  shapes: [
    {
      figure: "rect",
      x: 0.6,
      y: 0.6,
      width: 21.8,
      height: 10.8,
      radius: 3.2,
      stroke: { color: ink, width: 1.2 },
    },
    { figure: "rect", x: 2.4, y: 2.4, width: 18.2, height: 7.2, radius: 1.8, fill: ink },
    {
      figure: "path",
      d: "M24.4 4.6C25.4 5 25.4 7 24.4 7.4Z",
      fill: ink,
      stroke: { color: ink, width: 0.8 },
    },
  ],
};
