/** Tests that schemas are compiled with their first body, and validate all others in the same way. */
import { expect, test } from "vitest";
import { compileLate } from "../../src/service/server/schemas/compile-late.js";

const compile = compileLate({}, { customOptions: { verbose: true } });

test("a body gets the same errors as from the compiler itself", () => {
  const schema = { type: "object", properties: { width: { type: "number", minimum: 64 } } };
  const validate = compile({ schema });
  for (const [body, keywords] of [
    [{ width: 100 }, undefined],
    [{ width: 1 }, ["minimum"]],
    [{ width: 100 }, undefined],
    ["text", ["type"]],
  ] as const) {
    expect(validate(body)).toBe(keywords === undefined);
    expect(validate.errors?.map(({ keyword }) => keyword)).toEqual(keywords);
  }
});

test("a schema that nobody uses is not compiled", () => {
  const validate = compile({ schema: { type: "nothing" } });
  expect(() => validate({})).toThrow("schema is invalid");
});
