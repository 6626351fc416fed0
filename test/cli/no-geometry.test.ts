/** What the bundle of the hooks says of --geometry, which it cannot check. */
import { expect, test } from "vitest";
import { createGeometryCheck } from "../../src/tools/cli/validate/no-geometry.js";

test("names no package of a registry, where wf is not", () => {
  const check = createGeometryCheck as () => unknown;
  expect(check).toThrow("npm install --save-dev git+URL");
  expect(check).not.toThrow("wf-wireframes");
  expect(check).not.toThrow(/npx (?!--no -- )/);
});
