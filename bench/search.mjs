/**
 * Searches for the sources that take the most time or memory for their size, by hill climbing from known bad ones.
 * `node bench/search.mjs --minutes 10 --size 1,4,64`; see bench/README.md.
 */
import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import {
  measureAll,
  measurePainters,
  measureStages,
  memoryFlags,
  vocabulary,
} from "./measure-stages.mjs";
import { genesOf, mutate, randomFrom, writeSource } from "./source-genes.mjs";

const { values } = parseArgs({
  options: {
    minutes: { type: "string", default: "10" },
    size: { type: "string", default: "1,4,64" },
    seed: { type: "string", default: "1" },
    keep: { type: "string" },
    again: { type: "string" },
  },
});

if (globalThis.gc === undefined) {
  const { status } = spawnSync(
    process.execPath,
    [...memoryFlags, "--max-old-space-size=4096", import.meta.filename, ...process.argv.slice(2)],
    { stdio: "inherit" },
  );
  process.exit(status ?? 1);
}

/** How many of the worst sources of a size are kept for each measurement. */
const eliteSize = 4;
/** The share of newly kept sources that are also painted, because PNG and PDF take long. */
const paintedShare = 0.05;

const random = randomFrom(Number(values.seed));
const words = genesOf(vocabulary);

/** Climbs for a size until its time is over; returns the kept sources of each measurement. */
async function search(kilobytes, until) {
  const size = kilobytes * 1024;
  const elites = new Map();
  const isBetter = (name, found) => {
    const elite = elites.get(name) ?? [];
    return elite.length < eliteSize || found[name] > elite.at(-1).found[name];
  };
  const enter = async (genes) => {
    const source = writeSource(genes, size);
    const found = measureStages(source);
    if (!Object.keys(found).some((name) => isBetter(name, found))) return;
    const again = measureStages(source);
    for (const name in found) found[name] = Math.min(found[name], again[name]);
    if (random.chance(paintedShare)) Object.assign(found, await measurePainters(source));
    for (const name of Object.keys(found)) {
      if (!isBetter(name, found)) continue;
      const elite = (elites.get(name) ?? []).filter((one) => one.source !== source);
      elite.push({ genes, source, found });
      elite.sort((a, b) => b.found[name] - a.found[name]);
      elites.set(name, elite.slice(0, eliteSize));
    }
  };
  let count = 0;
  for (const genes of random.shuffle(words.starts)) {
    // Known sources may take at most half of the time.
    if (Date.now() > until - half) break;
    await enter(genes);
    count++;
  }
  for (; Date.now() < until; count++) {
    const names = [...elites.keys()];
    const elite = elites.get(random.pick(names));
    const other = elites.get(random.pick(names));
    await enter(mutate(random.pick(elite).genes, random.pick(other).genes, words, random));
  }
  return { elites, count };
}

const sizes = values.size.split(",").map(Number);
const each = (Number(values.minutes) * 60_000) / sizes.length;
const half = each / 2;
// Code that runs for the first time is slow, which must not count against a source.
for (const genes of words.starts) measureStages(writeSource(genes, 512));
if (values.again === undefined) await searchAll();
else {
  const kept = JSON.parse(readFileSync(values.again, "utf8"));
  for (const one of kept) one.found = await measureAll(one.source, 3);
  for (const kilobytes of new Set(kept.map((one) => one.kilobytes))) {
    console.log(`up to ${kilobytes} KB`);
    const ofSize = kept.filter((one) => one.kilobytes === kilobytes);
    const names = new Set(ofSize.flatMap(({ found }) => Object.keys(found)));
    for (const name of names) {
      print(
        name,
        ofSize
          .filter(({ found }) => name in found)
          .reduce((a, b) => (b.found[name] > a.found[name] ? b : a)),
      );
    }
  }
}

async function searchAll() {
  const kept = [];
  for (const kilobytes of sizes) {
    const { elites, count } = await search(kilobytes, Date.now() + each);
    console.log(`up to ${kilobytes} KB, ${count} sources`);
    for (const [name, elite] of elites) {
      print(name, elite[0]);
      for (const { source, found } of elite.slice(0, 2))
        kept.push({ kilobytes, name, found, source });
    }
    if (values.keep !== undefined)
      writeFileSync(values.keep, `${JSON.stringify(kept, undefined, 1)}\n`);
  }
}

function print(name, { found, source }) {
  const figure = `${found[name].toFixed(1)} ${name === "memory" ? "MB" : "ms"}`;
  console.log(`  ${name.padEnd(16)} ${figure.padStart(10)}  ${shown(source)}`);
}

function shown(source) {
  const line = JSON.stringify(source);
  return line.length > 140 ? `${line.slice(0, 110)} … ${line.slice(-25)}` : line;
}
