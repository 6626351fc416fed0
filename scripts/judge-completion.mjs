/**
 * Evaluates completion: at 200 places in real screens, it removes the next word, and reports how often that word is
 * among the first five candidates, by kind and by how many letters were typed. The counts of usual words exclude the
 * evaluated screen.
 *
 * With a number, it evaluates that many places; with --misses, it prints what was proposed instead.
 */
import { ROOT } from "./generated-files.mjs";
import { importSource } from "./import-source.mjs";

const { judge, sample, UsualWords, wordsOf } = await importSource(
  "bench/completion-places.ts",
  "bench/usual-words.ts",
);
const count = Number(process.argv.find((each) => /^\d+$/.test(each)) ?? 200);
const usual = new UsualWords(ROOT);
const texts = usual.screens;
const counts = new Map([...texts.keys()].map((file) => [file, usual.counts(file)]));
const places = sample(
  [...texts].flatMap(([file, text]) => wordsOf(file, text)),
  count,
);
const kinds = ["component", "attribute", "modifier", "value", "reference"];
console.log(`| letters typed | ${kinds.join(" | ")} | all |`);
console.log(`| --- |${" --- |".repeat(kinds.length + 1)}`);
for (const typed of [0, 1]) {
  const judged = places.map((place) =>
    judge(place, texts.get(place.file), counts.get(place.file), typed),
  );
  const row = [...kinds, undefined].map((kind) => {
    const own = judged.filter((each) => kind === undefined || each.kind === kind);
    const right = own.filter(({ rank }) => rank >= 0 && rank < 5).length;
    const share = own.length === 0 ? "" : ` (${Math.round((right / own.length) * 1000) / 10} %)`;
    return `${right} of ${own.length}${share}`;
  });
  console.log(`| ${typed} | ${row.join(" | ")} |`);
  if (!process.argv.includes("--misses")) continue;
  for (const { file, kind, word, rank, first } of judged) {
    if (rank < 0 || rank >= 5) console.log(`  ${file}: ${kind} ${word} is ${rank}: ${first}`);
  }
}
