/** Turns a tree into the number of bytes that it takes as JSON, as long as these are not too many. */

/** The bytes of a value as JSON; with more than `most` of them, some number above that. */
export function treeBytes(tree: object, most: number): number {
  let bytes = 0;
  const waiting: unknown[] = [tree];
  while (bytes <= most && waiting.length > 0) {
    const value = waiting.pop();
    if (typeof value !== "object" || value === null) {
      bytes += jsonBytes(value);
    } else if (Array.isArray(value)) {
      bytes += 2 + value.length;
      for (const item of value) waiting.push(item);
    } else {
      bytes += 2;
      for (const [key, item] of Object.entries(value)) {
        if (item === undefined) continue;
        bytes += jsonBytes(key) + 2;
        waiting.push(item);
      }
    }
  }
  return bytes;
}

function jsonBytes(value: unknown): number {
  return Buffer.byteLength(JSON.stringify(value) ?? "");
}
