/** Finds how much room the body of a request needs, and reserves more as a body of unknown size arrives. */
import { Transform } from "node:stream";
import type { FastifyInstance, FastifyRequest } from "fastify";

/** The size of a body according to its headers, in bytes; 0 if unknown. */
export function bodySize({ headers }: FastifyRequest, maxBody: number): number {
  const length = Number(headers["content-length"] ?? 0);
  // A longer body is refused without reading it.
  return length <= maxBody ? length : 0;
}

/** Makes the bodies of a scope reserve room as they arrive. */
export function measureBodies(scope: FastifyInstance): void {
  scope.addHook("preParsing", ({ headers, place }, _reply, payload, done) => {
    if (!place || headers["content-length"] !== undefined) return done(null, payload);
    const measured = new Transform({
      transform(chunk: Buffer, _encoding, pass) {
        try {
          place.grow(chunk.length);
          pass(null, chunk);
        } catch (error) {
          pass(error as Error);
        }
      },
    });
    payload.on("error", (error) => measured.destroy(error));
    return done(null, payload.pipe(measured));
  });
}
