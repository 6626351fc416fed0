/** Determines whether pdfkit reads the header of a JPEG as other programs do, so that it can be embedded as it is. */

/** Markers of frames that PDF viewers decode: baseline, extended and progressive. */
const frames: ReadonlySet<number> = new Set([0xc0, 0xc1, 0xc2]);

/** Markers of other segments before a frame: tables, a restart interval and a comment. */
const others: ReadonlySet<number> = new Set([0xc4, 0xdb, 0xdd, 0xfe]);

/** Numbers of colors for which PDF has a color space. */
const knownColors: ReadonlySet<number> = new Set([1, 3, 4]);

/**
 * Whether only usual segments precede the frame, whose values have 8 bits. Others, or bytes between segments, would make
 * pdfkit take something else for the frame, with any size.
 */
export function isPlainJpeg(bytes: Uint8Array): boolean {
  let at = 2;
  while (at + 10 <= bytes.length) {
    const marker = bytes[at] === 0xff ? bytes[at + 1]! : 0;
    if (frames.has(marker)) return bytes[at + 4] === 8 && knownColors.has(bytes[at + 9]!);
    const isOfApplication = marker >= 0xe0 && marker <= 0xef;
    if (!isOfApplication && !others.has(marker)) return false;
    at += 2 + (bytes[at + 2]! << 8) + bytes[at + 3]!;
  }
  return false;
}
