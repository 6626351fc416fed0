/** Ignores lists in headers that are longer than any client sends, because reading them takes time. */
import type { FastifyInstance } from "fastify";

/** Maximum number of characters of headers that hold lists. */
const longest: readonly (readonly [name: string, most: number])[] = [
  ["accept-encoding", 200],
  ["if-none-match", 1_000],
];

/** Removes them from requests: the answer is then sent in full, and is not compressed. */
export function ignoreLongLists(app: FastifyInstance): void {
  app.addHook("onRequest", ({ raw: { headers } }, _reply, done) => {
    for (const [name, most] of longest) {
      const value = headers[name];
      if (value !== undefined && value.length > most) delete headers[name];
    }
    done();
  });
}
