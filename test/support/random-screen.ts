/** Generates random screens like those of agents: rows, columns and cards, in widths that may be too small. */

import { vocabulary } from "../../src/model/components/registry.generated.js";
import { Random } from "./random.js";

/** The examples of all components that can be used anywhere, except pages. */
const leaves = vocabulary.components
  .filter(({ root, parents }) => !root && parents.length === 0)
  .flatMap(({ examples }) => examples)
  .filter((source) => !/^\s*(?:page|define|use|import)\b/m.test(source));

const containers = [
  "row",
  "col",
  "card",
  "row wrap",
  "col p=4",
  "section",
  "stack",
  "grid columns=2",
];
const words = ["Save", "Delivery address", "Rindfleischetikettierungsaufgaben", "1,284.00 €"];

/** The screen for a seed. */
export function randomScreen(seed: number): string {
  const random = new Random(seed);
  const maybe = (share: number, text: () => string) => (random.chance(share) ? ` ${text()}` : "");
  const width = () => `w=${random.pick([40, 80, 160, 240, 480, '"50%"', "full"])}`;
  const leaf = (): string => {
    const word = JSON.stringify(random.pick(words));
    const own = [
      () => `text ${word}`,
      () => `button ${word}${maybe(0.3, width)}`,
      () => `input ${word}${maybe(0.3, width)}`,
      () => `title ${word}${maybe(0.2, width)}`,
    ];
    const source = random.chance(0.5) ? random.pick(own)() : random.pick(leaves);
    const place = () => `at(${random.below(300)}, ${random.below(300)})`;
    return /^\w+ "[^"]*"$/.test(source) ? source + maybe(0.1, place) : source;
  };
  const block = (depth: number): string =>
    Array.from({ length: 1 + random.below(4) }, () => node(depth)).join("\n");
  const node = (depth: number): string => {
    if (depth === 0 || random.chance(0.5)) return leaf();
    const head =
      random.pick(containers) +
      maybe(0.25, width) +
      maybe(0.1, () => `h=${random.pick([24, 60, 200])}`) +
      maybe(0.3, () => `gap=${random.below(6)}`) +
      maybe(0.2, () => `align=${random.pick(["start", "center", "end"])}`) +
      maybe(0.2, () => `justify=${random.pick(["start", "center", "end", "between"])}`);
    return `${head} {\n${block(depth - 1)}\n}`;
  };
  const page = `page "Screen" w=${random.pick([320, 375, 600, 800, 1200])}`;
  return `${page}${maybe(0.3, () => `h=${random.pick([300, 700])}`)} {\n${block(3)}\n}`;
}
