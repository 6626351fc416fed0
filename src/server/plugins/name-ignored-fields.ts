/** Lists unknown body fields in a header, so that a typo can be found. */
import type { FastifyInstance, FastifyRequest } from "fastify";

/** Maximum length of the list; clients limit the size of headers. */
const longest = 1_000;

/** Adds `X-Ignored-Fields` to the answers of a scope whose routes have a schema for their body. */
export function nameIgnoredFields(scope: FastifyInstance): void {
  scope.addHook("preValidation", (request, reply, done) => {
    const list = ignoredFields(request);
    if (list !== "") reply.header("x-ignored-fields", list);
    done();
  });
}

/** The names of the unknown fields of a body; empty when there are none. */
function ignoredFields({ body, routeOptions }: FastifyRequest): string {
  const schema = routeOptions.schema?.body as { properties?: object } | undefined;
  if (typeof body !== "object" || body === null || !schema?.properties) return "";
  const known = schema.properties;
  const ignored = Object.keys(body).filter((name) => !Object.hasOwn(known, name));
  // Names come from the client: only plain ones are safe in a header as they are.
  const names = ignored.map((name) => (/^[\w.-]{1,100}$/.test(name) ? name : encodeName(name)));
  let list = "";
  for (const name of names) {
    if (list.length + name.length > longest) break;
    list += list === "" ? name : `, ${name}`;
  }
  return list;
}

function encodeName(name: string): string {
  if (name === "") return "%22%22";
  // Through UTF-8, which has no lone surrogates: encodeURIComponent throws on them.
  return encodeURIComponent(Buffer.from(name.slice(0, 100)).toString());
}
