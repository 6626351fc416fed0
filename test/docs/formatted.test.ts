/** Tests that examples, fixtures and docs are formatted; `npm run format:wireframes` formats those in files. */
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { format } from "../../src/authoring/editing/format/format.js";
import { vocabulary } from "../../src/model/components/registry.generated.js";
import { grammar } from "../../src/reference.js";
import { firstScreen } from "../../src/tools/cli/init/first-screen.js";
import { starterSource } from "../../src/tools/preview/starter-source.js";
import { Workspace } from "../cli/call.js";

const root = join(import.meta.dirname, "../..");

it("examples, fixtures and the snippets of the docs are formatted", async () => {
  const paths = ["examples", "test/components/fixtures", "README.md", "docs/**/*.md"];
  const { code, out } = await new Workspace().call([
    "fmt",
    "--check",
    ...paths.map((path) => join(root, path)),
  ]);
  expect(out).toMatch(/^0 files to format, \d+ already formatted\n$/);
  expect(code).toBe(0);
});

describe("formatted:", () => {
  it.each(vocabulary.components.map(({ name, examples }) => [name, examples] as const))(
    "the examples of %s",
    (_, examples) => {
      for (const example of examples) expect(`${example}\n`).toBe(format(example));
    },
  );

  it.each([
    ["what wf grammar shows first", /^```wf\n(.*?)^```$/ms.exec(grammar().grammar)![1]!],
    ["what wf init writes", firstScreen],
    ["what an empty preview offers", starterSource],
  ])("%s", (_, source) => {
    expect(source).toBe(format(source));
  });
});
