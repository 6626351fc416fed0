/**
 * Compares the picture of every component and example with a small PNG that is kept of it. Changes are shown in
 * `test-report/visual.html`; `UPDATE=1` keeps the new pictures.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { TokenName } from "../../src/base/theme/design-tokens.js";
import { defaultTheme, themeNames } from "../../src/base/theme/theme.js";
import { examples, fixtures } from "../corpus/corpus.js";
import { findChange, type KeptPicture, pictureFile } from "./kept-pictures.js";
import { type ChangedPicture, reportPage } from "./report-page.js";

const folder = fileURLToPath(new URL("expected/", import.meta.url));
const report = fileURLToPath(new URL("../../test-report/visual.html", import.meta.url));

const baseName = (name: string): string => path.basename(name, ".wf");
const pictures: KeptPicture[] = [
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

/** One value for each design token, drawn in the theme that it changes. */
const designs: Readonly<Record<TokenName, string>> = {
  accent: "#5E6AD2",
  success: "#0E7490",
  warning: "#C2410C",
  danger: "#BE185D",
  info: "#6D28D9",
  paper: "#FFF7ED",
  ink: "#3B1D0A",
  canvas: "#DDD6FE",
  line: "#F59E0B",
  "dark.accent": "#A3E635",
  "dark.success": "#22D3EE",
  "dark.warning": "#FB923C",
  "dark.danger": "#F472B6",
  "dark.info": "#A78BFA",
  "dark.paper": "#0B1F1A",
  "dark.ink": "#FDE68A",
  "dark.canvas": "#3B0764",
  "dark.line": "#F59E0B",
  look: "sketch",
  font: '"JetBrains Mono"',
  fontHeading: '"JetBrains Mono"',
  fontMono: "Inter",
  textScale: "compact",
  density: "airy",
  radius: "16",
  stroke: "3",
  shadow: "strong",
};

const designed = `page "Orders" w=560 {
  row justify=between align=center { title "Orders" level=2 button "New order" primary icon=plus }
  tabs ["Open", "Paid"] active=0
  row gap=3 {
    nav vertical ["Home", "Orders"] active=1
    card "Today" shadow=lg flex=1 {
      input "Customer" value="Ada Lovelace"
      row gap=4 { checkbox "Gift" checked switch "Express" checked radio "Card" checked }
      progress value=60
      code "order.send()"
    }
  }
  row gap=2 { badge "Paid" success badge "Late" warning badge "Failed" danger badge "New" info }
  alert "The invoice was sent." success
  table [["#1", "Ada"], ["#2", "Grace"]] columns=["Order", "Customer"]
  link "All orders"
}`;

for (const [name, value] of Object.entries(designs)) {
  pictures.push({
    name: `token-${name.replace(".", "-")}`,
    source: `tokens { ${name}=${value} }\n${designed}`,
    theme: name.startsWith("dark.") ? "dark" : defaultTheme,
  });
}

describe("the stored pictures of every component and example equal the painted ones", () => {
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

  it("and there are no others", () => {
    const names = new Set(pictures.map(({ name }) => `${name}.png`));
    const others = readdirSync(folder).filter((file) => !names.has(file));
    if (process.env.UPDATE) for (const file of others) rmSync(path.join(folder, file));
    else expect(others).toEqual([]);
  });
});
