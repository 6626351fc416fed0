/** Counts which words usually follow which, in all sources of the repository or in all but one. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { analyze } from "../src/analyze.js";
import { WordCounts } from "../src/authoring/editing/complete/likelihood.js";
import { eachWord } from "../src/authoring/editing/complete/word-events.js";
import { vocabulary } from "../src/model/components/registry.generated.js";

/** Words that were seen less often in a context are ignored. */
const least = 2;

/** Maximum number of words kept per context. */
const most = 12;

/** Folders of whole screens, for evaluating completion. */
const screenFolders = ["examples", "test/screens"];

/** A word with the contexts in which it was seen. */
type Seen = [contexts: readonly string[], word: string];

/** The words of all sources in the repository. */
export class UsualWords {
  /** Whole screens by file. */
  readonly screens: ReadonlyMap<string, string>;
  readonly #others: readonly Seen[];
  readonly #ofScreens: ReadonlyMap<string, readonly Seen[]>;

  constructor(root: string) {
    this.screens = new Map(
      screenFolders.flatMap((folder) =>
        wireframesIn(join(root, folder)).map(
          ([name, text]) => [`${folder}/${name}`, text] as const,
        ),
      ),
    );
    this.#ofScreens = new Map([...this.screens].map(([file, text]) => [file, seenIn(text)]));
    this.#others = smallSources(root).flatMap(seenIn);
  }

  /**
   * The usual words.
   *
   * @param heldOut - file of the evaluated screen, which is not counted
   */
  counts(heldOut?: string): WordCounts {
    const all = new WordCounts();
    for (const [contexts, word] of this.#others) all.take(contexts, word);
    for (const [file, seen] of this.#ofScreens) {
      if (file === heldOut) continue;
      for (const [contexts, word] of seen) all.take(contexts, word);
    }
    const kept = new WordCounts();
    for (const [context, words] of all.entries()) {
      for (const [word, count] of mostUsual(words)) kept.add(context, word, count);
    }
    return kept;
  }
}

function mostUsual(words: ReadonlyMap<string, number>): [string, number][] {
  return [...words]
    .filter(([word, count]) => count >= least && /^[A-Za-z.][\w.-]*$/.test(word))
    .sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))
    .slice(0, most);
}

function seenIn(source: string): Seen[] {
  const seen: Seen[] = [];
  const { elements } = analyze(source).elements;
  eachWord(
    elements,
    (from, to) => source.slice(from, to),
    (contexts, word) => seen.push([contexts, word]),
  );
  return seen;
}

function wireframesIn(folder: string): [name: string, text: string][] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".wf"))
    .sort()
    .map((name) => [name, readFileSync(join(folder, name), "utf8")]);
}

/** The examples of components, their fixtures, and the sources in the documentation. */
function smallSources(root: string): string[] {
  const found = vocabulary.components.flatMap(({ examples }) => examples);
  const fixtures = wireframesIn(join(root, "test", "components", "fixtures"));
  found.push(...fixtures.map(([, text]) => text));
  for (const folder of [join(root, "docs"), root]) {
    for (const name of readdirSync(folder).sort()) {
      if (!name.endsWith(".md")) continue;
      const page = readFileSync(join(folder, name), "utf8");
      for (const [, source = ""] of page.matchAll(/^```wf[^\n]*\n([\s\S]*?)^```/gm)) {
        found.push(source);
      }
    }
  }
  return found;
}
