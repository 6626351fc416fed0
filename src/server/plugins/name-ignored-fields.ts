/** Names in a header the fields of a body that mean nothing, so that a mistyped one can be found. */
import type { FastifyInstance } from "fastify";

/** Longest list that is written; headers have a limit at the receiver. */
const longest = 1_000;

/** Adds `X-Ignored-Fields` to the answers of a scope whose routes have a schema for their body. */
export function nameIgnoredFields(scope: FastifyInstance): void {
  scope.addHook("preValidation", async (request, reply) => {
    const { body } = request;
    const schema = request.routeOptions.schema?.body as { properties?: object } | undefined;
    if (typeof body !== "object" || body === null || !schema?.properties) return;
    const known = schema.properties;
    const ignored = Object.keys(body).filter((name) => !Object.hasOwn(known, name));
    if (ignored.length === 0) return;
    // Names are the client's text: only plain ones can stand in a header as they are.
    const names = ignored.map((name) => (/^[\w.-]{1,100}$/.test(name) ? name : encodeName(name)));
    let list = "";
    for (const name of names) {
      if (list.length + name.length > longest) break;
      list += list === "" ? name : `, ${name}`;
    }
    reply.header("x-ignored-fields", list);
  });
}

function encodeName(name: string): string {
  if (name === "") return "%22%22";
  // Through UTF-8, which has no lone surrogates: encodeURIComponent throws at them.
  return encodeURIComponent(Buffer.from(name.slice(0, 100)).toString());
}
