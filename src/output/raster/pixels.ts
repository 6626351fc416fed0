/** Scales pixels down, or places them in a larger picture. */

/** The pixels of a picture, row by row: red, green, blue and alpha, a byte each. */
export interface Pixels {
  data: Uint8Array | Uint8ClampedArray;
  width: number;
  height: number;
}

/** The pixels at a position in an otherwise transparent picture. */
export function placed(
  { data, width, height }: Pixels,
  at: { x: number; y: number },
  size: { width: number; height: number },
): Pixels {
  if (width === size.width && height === size.height) return { data, width, height };
  const whole = new Uint8Array(4 * size.width * size.height);
  for (let row = 0; row < height; row++) {
    const from = 4 * row * width;
    whole.set(data.subarray(from, from + 4 * width), 4 * ((at.y + row) * size.width + at.x));
  }
  return { data: whole, ...size };
}

/** The picture with at most this many pixels, each the mean of a square. */
export function reduced(pixels: Pixels, most: number): Pixels {
  const side = Math.ceil(Math.sqrt((pixels.width * pixels.height) / most));
  if (side <= 1) return pixels;
  const width = Math.ceil(pixels.width / side);
  const height = Math.ceil(pixels.height / side);
  const data = new Uint8Array(4 * width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      data.set(meanOf(pixels, x * side, y * side, side), 4 * (y * width + x));
    }
  }
  return { data, width, height };
}

/** The mean of a square, with colors weighted by alpha. */
function meanOf({ data, width, height }: Pixels, left: number, top: number, side: number) {
  const right = Math.min(left + side, width);
  const bottom = Math.min(top + side, height);
  let [red, green, blue, cover] = [0, 0, 0, 0];
  for (let y = top; y < bottom; y++) {
    for (let at = 4 * (y * width + left); at < 4 * (y * width + right); at += 4) {
      const alpha = data[at + 3]!;
      red += data[at]! * alpha;
      green += data[at + 1]! * alpha;
      blue += data[at + 2]! * alpha;
      cover += alpha;
    }
  }
  if (cover === 0) return [0, 0, 0, 0];
  const count = (right - left) * (bottom - top);
  return [red / cover, green / cover, blue / cover, cover / count].map(Math.round);
}
