/** Tests that nothing of a body is kept which is not needed: unknown fields, and all of it once it is answered. */
import fastify, { type FastifyRequest } from "fastify";
import { expect, test } from "vitest";
import { dropBodies } from "../../src/service/server/plugins/drop-bodies.js";
import { nameIgnoredFields } from "../../src/service/server/plugins/name-ignored-fields.js";

const schema = { body: { type: "object", properties: { source: { type: "string" } } } };

test.each([
  [{ source: "a", x: { y: 1 }, z: 2 }, 200, "x, z"],
  [{ source: 1, x: { y: 1 } }, 400, "x"],
  [[1], 400, "0"],
])("%j", async (body, status, ignored) => {
  const seen: unknown[] = [];
  const answered: FastifyRequest[] = [];
  const app = fastify({ ajv: { customOptions: { coerceTypes: false } } });
  dropBodies(app);
  nameIgnoredFields(app);
  app.addHook("onResponse", async (request) => {
    answered.push(request);
  });
  app.post("/", { schema }, async (request) => {
    seen.push(structuredClone(request.body));
    return {};
  });
  const answer = await app.inject({ method: "POST", url: "/", payload: body });
  expect(answer.statusCode).toBe(status);
  expect(answer.headers["x-ignored-fields"]).toBe(ignored);
  expect(seen).toEqual(status === 200 ? [{ source: "a" }] : []);
  expect(answered.map((request) => request.body)).toEqual([undefined]);
  await app.close();
});
