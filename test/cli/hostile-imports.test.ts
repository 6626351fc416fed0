/** Files that someone else's wireframes import, and their settings, are bounded together and do not pile up in memory. */
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { Imports } from "../../src/workspace/files/imports.js";
import { SettingsFinder } from "../../src/workspace/settings/find-settings.js";
import { Workspace } from "./call.js";

/** A comment of so many megabytes. */
const filler = (megabytes: number) => `//${"x".repeat(megabytes * 1_000_000)}\n`;

const part = (name: string, megabytes = 1.5) =>
  `component ${name} { text "a" }\n${filler(megabytes)}`;

const importing = (names: readonly string[]) =>
  `${names.map((name) => `import { ${name} } from "${name}.wireframe"\n`).join("")}page "P" { ${names.join("\n")} }\n`;

describe("a wireframe", () => {
  const parts = {
    "one.wireframe": part("one"),
    "two.wireframe": part("two"),
    "three.wireframe": part("three"),
  };

  test("imports 4 MB in all", async () => {
    const workspace = new Workspace({
      ...parts,
      "a.wf": importing(["one", "two"]),
      "b.wf": importing(["one", "two", "three"]),
    });
    expect((await workspace.call(["validate", "a.wf"])).out).toMatch(/no problems/);
    const { code, out } = await workspace.call(["validate", "b.wf", "--format", "compact"]);
    expect([code, out]).toEqual([
      1,
      expect.stringMatching(
        /^b\.wf:3:\d+: error: "three\.wireframe" brings too much text; imported files may have 4 MB in all/,
      ),
    ]);
  });

  test("imports 4 MB in all through other files", async () => {
    const workspace = new Workspace({
      ...parts,
      "one.wireframe": `import { two } from "two.wireframe"\n${part("one")}`,
      "two.wireframe": `import { three } from "three.wireframe"\n${part("two")}`,
      "a.wf": importing(["one"]),
    });
    const { out } = await workspace.call(["validate", "a.wf", "--format", "compact"]);
    expect(out).toContain('"three.wireframe" brings too much text');
  });

  test("has the same problems, whatever was checked before it", async () => {
    const workspace = new Workspace({
      ...parts,
      "one.wireframe": `import { two } from "two.wireframe"\n${part("one")}`,
      "a.wf": importing(["one"]),
      "b.wf": importing(["two"]),
      "c.wf": importing(["three", "one"]),
    });
    const alone = await workspace.call(["validate", "c.wf", "--format", "compact"]);
    expect(alone.out).toContain("too much text");
    const last = await workspace.call(["validate", "a.wf", "b.wf", "c.wf", "--format", "compact"]);
    expect(last.out).toBe(alone.out);
  });

  test("reads 10 MB of data in all", async () => {
    const data = `${" ".repeat(4_000_000)}[{ "label": "a" }]`;
    const lists = ["one", "two", "three"];
    const workspace = new Workspace({
      ...Object.fromEntries(lists.map((name) => [`${name}.json`, data])),
      "a.wf": `${lists.map((name) => `data ${name} from "${name}.json"\n`).join("")}page "P" { text "a" }\n`,
    });
    const { out } = await workspace.call(["validate", "a.wf", "--format", "compact"]);
    expect(out.split("\n").filter((line) => line.includes("error"))).toEqual([
      expect.stringContaining('a.wf:3:17: error: "three.json" brings too much text'),
    ]);
  });
});

describe("the imports of a run", () => {
  test("are forgotten between two wireframes if they have more than 20 MB", () => {
    const workspace = new Workspace({ "large.json": filler(7), "wf.config.json": "{}" });
    for (const name of ["a", "b"]) workspace.write(`${name}.json`, filler(7));
    const imports = new Imports(workspace.folder);
    const { load } = imports.of(join(workspace.folder, "a.wf"));
    for (const path of ["large.json", "a.json"]) load(path, undefined);
    imports.trim();
    expect(imports.forOthers).toBe(imports);
    expect(imports.texts.size).toBe(2);
    load("b.json", undefined);
    expect(imports.forOthers).not.toBe(imports);
    expect(imports.texts.size).toBe(3);
    // What neighbours write out counts for the run as well.
    const roomOf = (each: Imports) => each.of(join(workspace.folder, "a.wf")).units?.room;
    expect(roomOf(imports)).toBeDefined();
    expect(roomOf(imports.forOthers)).toBe(roomOf(imports));
    imports.trim();
    expect([imports.texts.size, imports.loaded.size]).toEqual([0, 0]);
    expect(load("b.json", undefined)).toMatchObject({ id: "b.json" });
  });

  test("are kept for the report only if a problem is in them", async () => {
    const workspace = new Workspace({
      "one.wireframe": `component one { text "a" }\ncomponent one { buton "b" }\n`,
      "a.wf": importing(["one"]),
    });
    const { out } = await workspace.call(["validate", "a.wf", "--format", "compact"]);
    expect(out).toMatch(/one\.wireframe/);
  });
});

test("wf map reads 10 MB of wireframes", async () => {
  const page = (name: string) => `page "${name}" { text "a" }\n${filler(3.5)}`;
  const workspace = new Workspace({ "a.wf": page("A"), "b.wf": page("B"), "c.wf": page("C") });
  const { code, out, err } = await workspace.call(["map", "."]);
  expect([code, out + err]).toEqual([
    2,
    expect.stringContaining("c.wf: is beyond the 10 MB that wf map reads"),
  ]);
  expect((await workspace.call(["map", "a.wf", "b.wf"])).code).toBe(0);
});

describe("settings", () => {
  test("of more than 500 KB are refused", async () => {
    const settings = (size: number) => `${" ".repeat(size - 2)}{}`;
    const workspace = new Workspace({ "a.wf": "page {}", "wf.config.json": settings(500_000) });
    expect((await workspace.call(["validate", "a.wf"])).code).toBe(0);
    workspace.write("wf.config.json", settings(500_001));
    expect(await workspace.call(["validate", "a.wf"])).toMatchObject({
      code: 2,
      err: "wf: wf.config.json: is larger than 500 KB\n",
    });
  });

  test("of many folders are not all kept", async () => {
    const loaded: string[] = [];
    const workspace = new Workspace(
      Object.fromEntries(["a", "b", "c"].map((name) => [`${name}/wf.config.json`, "{}"])),
    );
    const load = async (_: string, folder: string) => {
      loaded.push(folder.at(-1)!);
      return { size: 8_000_000 } as never;
    };
    const finder = new SettingsFinder(undefined as never, load);
    for (const name of ["a", "b", "a", "c", "a", "a"]) {
      await finder.settingsFor(join(workspace.folder, name));
    }
    expect(loaded).toEqual(["a", "b", "c", "a"]);
  });
});
