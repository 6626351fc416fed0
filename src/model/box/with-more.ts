/** Joins two objects in a way that is fast on all supported versions of Node. */

/**
 * `{ ...base, ...more }`. The V8 of Node 20 gives each object of its own shape that is made by a literal
 * which starts with a spread and then adds keys: it takes ten times as long, and the shape stays until old
 * objects are collected. For what a drawing makes once for each element.
 */
export function withMore<T extends object>(base: T, more: Readonly<Partial<T>>): T {
  return Object.assign({}, base, more);
}
