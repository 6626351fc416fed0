/** Compares two pictures by their ink: the pixels at which something is drawn. */
import type { Page } from "playwright-core";

/** How much of the ink of two pictures is not in the same places. */
export interface InkComparison {
  /** Pixels that have ink in one of the pictures or in both. */
  ink: number;
  /** Those of them whose colors differ. */
  different: number;
  /** Areas of 64 px by 64 px in which most pixels differ: `x,y: count`. */
  areas: string[];
  /** Sizes of the pictures in px. */
  sizes: string[];
}

/**
 * Compares two PNG pictures. A pixel has ink where its color is not that of the pixel at its left
 * or above: plain areas count nothing, so that much paper does not hide a difference.
 * @param tolerance what a color may differ by in each channel of 255, as edges are smoothed
 */
export function compareInk(
  page: Page,
  first: Buffer,
  second: Buffer,
  tolerance = 32,
): Promise<InkComparison> {
  return page.evaluate(
    async ([one, other, most]) => {
      const pixelsOf = async (base64: string): Promise<ImageData> => {
        const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
        const bitmap = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
        const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext("2d")!;
        context.drawImage(bitmap, 0, 0);
        return context.getImageData(0, 0, bitmap.width, bitmap.height);
      };
      const a = await pixelsOf(one);
      const b = await pixelsOf(other);
      // One number for each pixel, of which the opacity does not count.
      const [own, others] = [a, b].map(({ data }) =>
        new Uint32Array(data.buffer).map((color) => color & 0xffffff),
      ) as [Uint32Array, Uint32Array];
      const isFar = (one: number, two: number) =>
        Math.abs((one & 255) - (two & 255)) > most ||
        Math.abs(((one >> 8) & 255) - ((two >> 8) & 255)) > most ||
        Math.abs((one >> 16) - (two >> 16)) > most;
      const areas = new Map<string, number>();
      let ink = 0;
      let different = 0;
      for (let y = 1; y < Math.min(a.height, b.height); y++) {
        for (let x = 1; x < Math.min(a.width, b.width); x++) {
          const [at, there] = [y * a.width + x, y * b.width + x];
          const [color, another] = [own[at]!, others[there]!];
          const isOther = color !== another && isFar(color, another);
          if (
            isOther ||
            color !== own[at - 1] ||
            color !== own[at - a.width] ||
            another !== others[there - 1] ||
            another !== others[there - b.width]
          ) {
            ink++;
          }
          if (!isOther) continue;
          different++;
          const area = `${x - (x % 64)},${y - (y % 64)}`;
          areas.set(area, (areas.get(area) ?? 0) + 1);
        }
      }
      const worst = [...areas].sort(([, count], [, than]) => than - count).slice(0, 8);
      return {
        ink,
        different,
        areas: worst.map(([area, count]) => `${area}: ${count}`),
        sizes: [a, b].map(({ width, height }) => `${width} x ${height}`),
      };
    },
    [first.toString("base64"), second.toString("base64"), tolerance] as const,
  );
}
