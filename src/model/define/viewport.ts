/** Parses the size of a viewport in a source. */

/** A size whose parts may be undefined. */
export interface PartialSize {
  width?: number;
  height?: number;
}

/** Parses `1440x900` or `1440`; undefined for anything else. */
export function readViewport(text: string): PartialSize | undefined {
  const found = /^\s*(\d+)\s*(?:[x×]\s*(\d+)\s*)?$/i.exec(text);
  if (!found) return undefined;
  const width = Number(found[1]);
  const height = Number(found[2] ?? 0);
  return { ...(width > 0 && { width }), ...(height > 0 && { height }) };
}
