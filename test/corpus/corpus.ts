/** Collects all sources of the repository on which tests check their invariants. */
import { readdirSync, readFileSync } from "node:fs";
import { posix } from "node:path";
import { fileURLToPath } from "node:url";
import type { LoadFile } from "../../src/language/ast/load-file.js";
import { vocabulary } from "../../src/model/components/registry.generated.js";

/** A source with its name in test reports. */
export interface CorpusEntry {
  name: string;
  source: string;
}

/** A source with digests of its pictures. */
export interface DigestedEntry extends CorpusEntry {
  /** The file with the digests, in `test/expected`. */
  digestFile: string;
}

const root = fileURLToPath(new URL("../../", import.meta.url));

function readFolder(folder: string): CorpusEntry[] {
  return readdirSync(`${root}${folder}`)
    .filter((file) => file.endsWith(".wf"))
    .map((file) => ({
      name: `${folder}/${file}`,
      source: readFileSync(`${root}${folder}/${file}`, "utf8"),
    }));
}

/** @param digests the folder with the digests, in `test/expected` */
function digested(folder: string, digests: string): DigestedEntry[] {
  return readFolder(folder).map((entry) => ({
    ...entry,
    digestFile: `${digests}/${posix.basename(entry.name, ".wf")}.json`,
  }));
}

/** The files of `examples`. */
export const examples: readonly DigestedEntry[] = digested("examples", "examples");

/**
 * The folders of `examples`: examples with several files, of which the one named like its folder imports the others.
 */
export const folderExamples: readonly (CorpusEntry & { load: LoadFile })[] = readdirSync(
  `${root}examples`,
  { withFileTypes: true },
)
  .filter((item) => item.isDirectory())
  .map((item) => {
    const main = `examples/${item.name}/${item.name}.wf`;
    const load: LoadFile = (path, from = main) => {
      const id = posix.join(posix.dirname(from), path);
      return { id, text: readFileSync(root + id, "utf8") };
    };
    return { name: main, source: readFileSync(root + main, "utf8"), load };
  });

/** The fixtures: one for each component, with its main forms. */
export const fixtures: readonly DigestedEntry[] = digested(
  "test/components/fixtures",
  "components",
);

/** Whole screens from many trades, written only from the docs. */
export const screens: readonly CorpusEntry[] = readFolder("test/screens");

/** Examples, fixtures of components, and the examples in the component files. */
export const corpus: readonly DigestedEntry[] = [
  ...examples,
  ...fixtures,
  ...vocabulary.components.flatMap(({ name, type, examples: own }) =>
    own.map((source, at) => ({
      name: `${name}, example ${at + 1}`,
      source,
      digestFile: `components/${type.toLowerCase()}.json`,
    })),
  ),
];
