/** Turns a request into the room that its body needs, and takes more for a body of unknown size as it arrives. */
import { Transform } from "node:stream";
import type { FastifyInstance, FastifyRequest } from "fastify";

/** The bytes that a body will have, as its headers say; 0 when they do not. */
export function bodySize({ headers }: FastifyRequest, maxBody: number): number {
  const length = Number(headers["content-length"] ?? 0);
  // A longer body is refused unread.
  return length <= maxBody ? length : 0;
}

/** Makes the bodies of a scope take their room. */
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
