/** Tests that the schemas of the API are valid JSON Schema, since a server does not check them at its start. */
import { Ajv } from "ajv";
import { expect, test } from "vitest";
import * as answers from "../../src/service/server/schemas/answers.js";
import { eventSchemas } from "../../src/service/server/schemas/events.js";
import { renderings } from "../../src/service/server/schemas/renderings.js";
import * as requests from "../../src/service/server/schemas/requests.js";

const { bodyErrors, commonErrors, sourceErrors, ...named } = answers;
const tables = { bodyErrors, commonErrors, sourceErrors, eventSchemas };
const schemas: [name: string, schema: object][] = [
  ...Object.entries({ ...requests, ...named }),
  ...Object.entries(renderings).map(
    ([format, { request }]) => [`the request for ${format}`, request] as [string, object],
  ),
  ...Object.entries(tables).flatMap(([name, table]) =>
    Object.entries(table).map(([key, schema]) => [`${name} ${key}`, schema] as [string, object]),
  ),
];

const ajv = new Ajv({ logger: false });

test.each(schemas)("%s", (_, schema) => {
  ajv.validateSchema(schema);
  expect(ajv.errorsText()).toBe("No errors");
});

test("problems in a schema are detected", () => {
  ajv.validateSchema({ properties: { source: { type: "strin" } } });
  expect(ajv.errorsText()).toContain("data/properties/source/type must be equal to one of");
});
