/** Merges two objects in a way that is fast on all supported versions of Node. */

/**
 * `{ ...base, ...more }`. The V8 of Node 20 gives each object its own hidden class if it is created by a literal that
 * starts with a spread and then adds keys: this takes ten times as long, and the class stays until old objects are
 * collected. For objects that a drawing creates once for each element.
 */
export function withMore<T extends object>(base: T, more: Readonly<Partial<T>>): T {
  return Object.assign({}, base, more);
}
