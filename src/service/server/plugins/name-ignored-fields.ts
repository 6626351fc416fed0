/** Drops unknown body fields, and lists them in a header, so that a typo can be found. */
import type { FastifyInstance } from "fastify";

/** Maximum length of the list; clients limit the size of headers. */
const longest = 1_000;

/** Adds `X-Ignored-Fields` to the answers of a scope whose routes have a schema for their body. */
export function nameIgnoredFields(scope: FastifyInstance): void {
  scope.addHook("preValidation", ({ body, routeOptions }, reply, done) => {
    const schema = routeOptions.schema?.body as { properties?: object } | undefined;
    if (typeof body === "object" && body !== null && schema?.properties) {
      const list = listIgnored(body, schema.properties);
      if (list !== "") reply.header("x-ignored-fields", list);
      // They may take more memory than everything else while a request waits.
      keepKnown(body as Record<string, unknown>, schema.properties);
    }
    done();
  });
}

function keepKnown(body: Record<string, unknown>, known: object): void {
  for (const field of Object.keys(body)) if (!Object.hasOwn(known, field)) delete body[field];
}

/** The fields of a body that a schema does not have, as far as the list has room for them. */
export function listIgnored(body: object, known: object): string {
  let list = "";
  for (const field of Object.keys(body)) {
    if (Object.hasOwn(known, field)) continue;
    const name = encodeName(field);
    if (list.length + name.length > longest) break;
    list += list === "" ? name : `, ${name}`;
  }
  return list;
}

/** Names come from the client: only plain ones can be put into a header unchanged. */
function encodeName(name: string): string {
  if (/^[\w.-]{1,100}$/.test(name)) return name;
  if (name === "") return "%22%22";
  // Encoding as UTF-8 first replaces lone surrogates, on which encodeURIComponent throws.
  return encodeURIComponent(Buffer.from(name.slice(0, 100)).toString());
}
