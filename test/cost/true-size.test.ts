/** Refuses pictures and pages that are larger than allowed although their estimates are not. */
import { expect, it, vi } from "vitest";
import { performTask } from "../../src/service/server/work/perform-task.js";
import type { Task } from "../../src/service/server/work/task.js";

vi.mock("../../src/drawing/svg/svg-size.js", () => ({ svgSize: () => 0 }));
vi.mock("../../src/drawing/html/html-size.js", () => ({ htmlSize: () => 0 }));

/** It draws far more than its tree indicates. */
const source = `page { ${'icon "qr-code"\n'.repeat(100)} text "a" }`;
const common = { theme: "light", diagnostics: true } as const;
const svg = { ...common, width: 1_200, padding: 24 } as const;
const html = { ...common, fullDocument: true, images: "all" } as const;

it.each<[string, Task]>([
  ["a picture", { kind: "svg", source, options: { ...svg, font: "none" } }],
  ["a picture with its fonts", { kind: "svg", source, options: { ...svg, font: "full" } }],
  ["a page", { kind: "html", source, options: { ...html, font: "none" } }],
  ["a page with its fonts", { kind: "html", source, options: { ...html, font: "full" } }],
  ["a fragment", { kind: "html", source, options: { ...html, fullDocument: false, font: "none" } }],
])("%s is compared with the limit once it is drawn", (_, task) => {
  const plain = performTask({ ...task, options: { ...task.options, font: "none" } } as Task);
  const drawn: Record<string, string> = JSON.parse(plain.json);
  const { svg = "", html = "", css = "" } = drawn;
  const output = Buffer.byteLength(svg) + Buffer.byteLength(html) + Buffer.byteLength(css);
  expect(output).toBeGreaterThan(30_000);
  // Fonts are not counted, except for the tags around them.
  const atLeast = performTask({ ...task, limits: { output: output + "<style></style>".length } });
  expect(atLeast.status).toBe(200);
  const refused = performTask({ ...task, limits: { output: output - 1 } });
  expect(refused.status).toBe(400);
  expect(JSON.parse(refused.json)).toMatchObject({
    error: "Invalid source code",
    errors: [{ message: expect.stringMatching(/^the picture takes .* over the limit of/) }],
  });
});
