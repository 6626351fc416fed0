/**
 * Holds the picture of every component and example against a small PNG that is kept of it. What
 * changed is shown in `test-report/visual.html`; `UPDATE=1` keeps the new pictures.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { defaultTheme, themeNames } from "../../src/theme/theme.js";
import { examples, fixtures } from "../corpus/corpus.js";
import { findChange, type KeptPicture, pictureFile } from "./kept-pictures.js";
import { type ChangedPicture, reportPage } from "./report-page.js";

const folder = fileURLToPath(new URL("expected/", import.meta.url));
const report = fileURLToPath(new URL("../../test-report/visual.html", import.meta.url));

const baseName = (name: string): string => path.basename(name, ".wf");
const pictures: readonly KeptPicture[] = [
  ...fixtures.map(({ name, source }) => ({
    name: baseName(name),
    source,
    theme: defaultTheme,
  })),
  ...examples.flatMap(({ name, source }) =>
    themeNames.map((theme) => ({
      name: `example-${baseName(name)}-${theme}`,
      source,
      theme,
    })),
  ),
];

describe("what is kept of every component and example is what is painted now", () => {
  const changed: ChangedPicture[] = [];

  beforeAll(() => rmSync(report, { force: true }));

  afterAll(() => {
    if (changed.length === 0) return;
    mkdirSync(path.dirname(report), { recursive: true });
    writeFileSync(report, reportPage(changed));
  });

  it.each(pictures)("$name", async (picture) => {
    const change = await findChange(folder, picture);
    if (!change) return;
    if (process.env.UPDATE) {
      writeFileSync(pictureFile(folder, change.name), change.pictures.actual);
      return;
    }
    changed.push(change);
    expect.fail(
      `${change.message}; see ${report}, and if it is meant: UPDATE=1 npx vitest run test/visual`,
    );
  });

  it("and nothing else is kept", () => {
    const names = new Set(pictures.map(({ name }) => `${name}.png`));
    const others = readdirSync(folder).filter((file) => !names.has(file));
    if (process.env.UPDATE) for (const file of others) rmSync(path.join(folder, file));
    else expect(others).toEqual([]);
  });
});
