/** Compares two pictures by their ink: the pixels where something is drawn. */
import { type Pixels, readPixels } from "./pixels.js";

/** How much of the ink of two pictures is in different places. */
export interface InkComparison {
  /** Pixels that have ink in at least one of the pictures. */
  ink: number;
  /** Those pixels among them whose colors differ. */
  different: number;
  /** Areas of 64 px by 64 px with the most different pixels: `x,y: count`. */
  areas: string[];
  /** Sizes of the pictures in px. */
  sizes: string[];
}

/** A picture with one number per pixel, ignoring opacity. */
interface Colors {
  width: number;
  height: number;
  colors: Uint32Array;
}

/**
 * Compares two pictures, each as PNG or as pixels. A pixel has ink if its color differs from the pixel to its left or
 * above: plain areas do not count, so that a lot of paper does not hide a difference.
 * @param tolerance how much each channel of a color may differ, out of 255, because edges are smoothed
 */
export async function compareInk(
  first: Uint8Array | Pixels,
  second: Uint8Array | Pixels,
  tolerance = 32,
): Promise<InkComparison> {
  const [a, b] = await Promise.all([colorsOf(first), colorsOf(second)]);
  const [own, others] = [a.colors, b.colors];
  const areas = new Map<string, number>();
  let ink = 0;
  let different = 0;
  const [height, width] = [Math.min(a.height, b.height), Math.min(a.width, b.width)];
  for (let y = 1; y < height; y++) {
    // Plain loops over numbers, because a picture has millions of them.
    let at = y * a.width;
    let there = y * b.width;
    for (let x = 1; x < width; x++) {
      const color = own[++at]!;
      const another = others[++there]!;
      const isOther = color !== another && isFar(color, another, tolerance);
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
}

async function colorsOf(picture: Uint8Array | Pixels): Promise<Colors> {
  const { width, height, data } =
    picture instanceof Uint8Array ? await readPixels(picture) : picture;
  const colors = new Uint32Array(data.buffer, data.byteOffset, width * height);
  for (let at = 0; at < colors.length; at++) colors[at]! &= 0xffffff;
  return { width, height, colors };
}

function isFar(one: number, two: number, most: number): boolean {
  return (
    Math.abs((one & 255) - (two & 255)) > most ||
    Math.abs(((one >> 8) & 255) - ((two >> 8) & 255)) > most ||
    Math.abs((one >> 16) - (two >> 16)) > most
  );
}
