/** Tests the rules that all component files follow. */
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { analyze } from "../../src/analyze.js";
import { compose } from "../../src/composition.js";
import { vocabulary } from "../../src/model/components/registry.generated.js";
import { createVocabulary } from "../../src/model/define/vocabulary.js";
import { describeComponent, grammar } from "../../src/reference.js";

const base = new URL("../../", import.meta.url);
const root = fileURLToPath(base);
const fixtures = new URL("./fixtures/", import.meta.url);

/** The source files of the components, by name of the component. */
const sources = new Map(
  readdirSync(new URL("src/model/components/", base), { withFileTypes: true })
    .filter((entry) => entry.isFile())
    .flatMap(({ name: file }) => {
      const text = readFileSync(new URL(`src/model/components/${file}`, base), "utf8");
      const [, name] = /= defineComponent\(\(\) => \(\{\s*name: "([^"]+)"/.exec(text) ?? [];
      return name === undefined ? [] : [[name, text] as const];
    }),
);

describe("the registry", () => {
  it("equals the contents of the folder", () => {
    const command = ["scripts/build-registry.mjs", "--check"];
    expect(execFileSync(process.execPath, command, { cwd: root, encoding: "utf8" })).toContain(
      "up to date",
    );
  });

  it("gives no two components the same word or type", () => {
    const words = vocabulary.components.flatMap(({ name, aliases }) => [name, ...aliases.keys()]);
    expect(words).toEqual([...new Set(words)]);
    expect(() => createVocabulary([...vocabulary.components, vocabulary.components[0]!])).toThrow(
      "names both",
    );
  });

  it("needs exactly one root", () => {
    expect(() =>
      createVocabulary(vocabulary.components.filter(({ root: isRoot }) => !isRoot)),
    ).toThrow("one root");
  });

  it("knows which components can stand alone (language.md 1.3)", () => {
    const bare =
      "input textarea select checkbox radio switch slider image placeholder avatar progress spinner divider table list nav tabs dropdown breadcrumb card modal drawer section accordion popover annotations";
    const names = vocabulary.components.filter(({ bare: isBare, filler }) => isBare && !filler);
    expect(names.map(({ name }) => name)).toEqual(expect.arrayContaining(bare.split(" ")));
  });

  it("has foreign words that are not components, each for one component", () => {
    for (const [word, name] of vocabulary.foreignWords) {
      expect(vocabulary.component(word), word).toBeUndefined();
      expect(vocabulary.component(name), name).toBeDefined();
    }
    const words = vocabulary.components.flatMap(({ foreignWords }) => foreignWords);
    expect(words.length).toBe(vocabulary.foreignWords.size);
    expect(vocabulary.foreignWords.get("btn")).toBe("button");
  });
});

describe.each(vocabulary.components.map((component) => [component.name, component] as const))(
  "%s",
  (name, component) => {
    it("is described by one sentence", () => {
      expect(component.docs).toMatch(/^[^.]+\.$/);
      expect(component.docs.length).toBeLessThan(100);
    });

    it("is described once: no comment in its file repeats the sentence", () => {
      const start = component.docs.split(" ").slice(0, 5).join(" ").replace(/\W$/, "");
      const found = sources.get(name)!.toLowerCase().split(start.toLowerCase());
      expect(found.length - 1, start).toBe(1);
    });

    it("documents everything that it accepts", () => {
      for (const { docs, name: attribute } of component.attributes.values()) {
        expect(docs, attribute).toMatch(/^\S.*[^.]$/);
      }
      for (const { docs, word } of component.modifiers.values()) expect(docs, word).not.toBe("");
      expect(describeComponent(component)).toContain(component.docs);
    });

    it("has one to three examples that are valid and draw", () => {
      expect(component.examples.length).toBeGreaterThan(0);
      expect(component.examples.length).toBeLessThan(4);
      for (const example of component.examples) {
        const { ast, diagnostics } = analyze(example);
        expect(diagnostics.filter(({ severity }) => severity !== "info")).toEqual([]);
        expect([name, ...component.aliases.keys()].some((word) => example.includes(word))).toBe(
          true,
        );
        expect(compose(ast, { room: 1200 }).boxes.boards.length).toBeGreaterThan(0);
      }
    });

    it("has a fixture that is valid and draws", () => {
      const file = new URL(`${name === "..." ? "more" : name}.wf`, fixtures);
      const { ast, diagnostics } = analyze(readFileSync(file, "utf8"));
      expect(diagnostics.filter(({ severity }) => severity !== "info")).toEqual([]);
      expect(compose(ast, { room: 1200 }).boxes.boards.length).toBeGreaterThan(0);
    });

    it("names parents and children that exist", () => {
      const names = [...component.parents, ...component.children.names];
      for (const other of names) expect(vocabulary.component(other)?.name, other).toBe(other);
    });
  },
);

describe("the fixtures", () => {
  it("belong to one component each", () => {
    const names = vocabulary.components.map(({ name }) => (name === "..." ? "more" : name)).sort();
    expect(readdirSync(fixtures).map((file) => file.replace(/\.wf$/, ""))).toEqual(names);
  });
});

describe("grammar", () => {
  const reference = grammar();

  it("lists all components and words, sorted", () => {
    expect(reference.components).toEqual(vocabulary.components.map(({ name }) => name).sort());
    expect(reference.modifiers).toEqual([...new Set(reference.modifiers)].sort());
    expect(reference.modifiers).toEqual(expect.arrayContaining(["primary", "checked", "lg"]));
  });

  it("has an entry and the examples of each component", () => {
    for (const { name, examples } of vocabulary.components) {
      expect(reference.grammar).toContain(`\n## ${name}\n`);
      for (const example of examples) {
        expect(reference.grammar).toContain(`\`\`\`wf\n${example}\n\`\`\``);
      }
    }
  });

  it("documents the attributes of every element once", () => {
    expect(reference.grammar.match(/^- `minW`:/gm)).toHaveLength(1);
    expect(reference.grammar.match(/^- `w`:/gm)).toHaveLength(2);
  });
});
