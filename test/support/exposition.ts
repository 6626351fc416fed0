/** Parses the text format of Prometheus, version 0.0.4, and throws on any deviation. */

/** A value with its labels. */
export interface Sample {
  /** With the suffix of a histogram: `_bucket`, `_sum`, `_count`. */
  name: string;
  labels: Readonly<Record<string, string>>;
  value: number;
}

/** A metric with all of its values. */
export interface Family {
  name: string;
  type: string;
  help: string;
  samples: Sample[];
}

const suffixes: Readonly<Record<string, readonly string[]>> = {
  counter: [""],
  gauge: [""],
  histogram: ["_bucket", "_sum", "_count"],
};
const label = /([a-zA-Z_][a-zA-Z0-9_]*)="((?:[^"\\\n]|\\["\\n])*)"/y;

/** The metrics in a text, by name. */
export function readExposition(text: string): Map<string, Family> {
  if (!text.endsWith("\n")) throw new Error("the last line does not end");
  const families = new Map<string, Family>();
  const seen = new Set<string>();
  let help: { name: string; text: string } | undefined;
  let family: Family | undefined;
  for (const line of text.split("\n").slice(0, -1)) {
    if (line === "") continue;
    const [, name = "", words = ""] = /^# HELP ([a-zA-Z_:][a-zA-Z0-9_:]*) (.+)$/.exec(line) ?? [];
    if (name) {
      if (families.has(name)) throw new Error(`${name} is there twice`);
      help = { name, text: words };
      family = undefined;
      continue;
    }
    const [, typed = "", type = ""] = /^# TYPE (\S+) (\w+)$/.exec(line) ?? [];
    if (typed) {
      if (help?.name !== typed) throw new Error(`${typed} has no help before its type`);
      if (!(type in suffixes)) throw new Error(`${typed} is a ${type}`);
      family = { name: typed, type, help: help.text, samples: [] };
      families.set(typed, family);
      continue;
    }
    const sample = readSample(line);
    const isPart =
      family && suffixes[family.type]!.some((suffix) => sample.name === family!.name + suffix);
    if (!family || !isPart) throw new Error(`not below its type: ${line}`);
    const id = line.slice(0, line.lastIndexOf(" "));
    if (seen.has(id)) throw new Error(`there twice: ${id}`);
    seen.add(id);
    family.samples.push(sample);
  }
  for (const each of families.values()) check(each);
  return families;
}

function readSample(line: string): Sample {
  const [, name, inside, number] =
    /^([a-zA-Z_:][a-zA-Z0-9_:]*)(?:\{(.*)\})? (-?[0-9.]+(?:e[+-]?\d+)?|[+-]Inf|NaN)$/.exec(line) ??
    [];
  if (name === undefined) throw new Error(`not a sample: ${line}`);
  const labels: Record<string, string> = {};
  for (let at = 0; inside && at < inside.length; ) {
    label.lastIndex = at;
    const found = label.exec(inside);
    if (!found || found[1]! in labels) throw new Error(`not labels: ${line}`);
    labels[found[1]!] = found[2]!;
    at = label.lastIndex;
    if (at < inside.length && inside[at++] !== ",") throw new Error(`not labels: ${line}`);
  }
  return { name, labels, value: Number(number!.replace("Inf", "Infinity")) };
}

/** Checks that counters are not negative, and that the buckets of a histogram increase up to its count. */
function check({ name, type, samples }: Family): void {
  if (type === "counter" && samples.some(({ value }) => !(value >= 0))) {
    throw new Error(`${name} is below zero`);
  }
  if (type !== "histogram") return;
  const keyOf = ({ labels: { le, ...rest } }: Sample) => JSON.stringify(rest);
  for (const count of samples.filter((sample) => sample.name === `${name}_count`)) {
    const own = samples.filter((sample) => keyOf(sample) === keyOf(count));
    const buckets = own.filter((sample) => sample.name === `${name}_bucket`);
    const bounds = buckets.map(({ labels }) => Number(labels.le!.replace("Inf", "Infinity")));
    const isSorted = bounds.every((bound, at) => at === 0 || bound > bounds[at - 1]!);
    const grows = buckets.every(({ value }, at) => at === 0 || value >= buckets[at - 1]!.value);
    const isWhole = bounds.at(-1) === Infinity && buckets.at(-1)!.value === count.value;
    const hasSum = own.some((sample) => sample.name === `${name}_sum`);
    if (!(isSorted && grows && isWhole && hasSum)) throw new Error(`${name} is no histogram`);
  }
}

/** The sum of the samples of a metric that have certain labels. */
export function totalOf(
  families: Map<string, Family>,
  name: string,
  labels: Readonly<Record<string, string>> = {},
): number {
  const all = [...families.values()].flatMap(({ samples }) => samples);
  return all
    .filter((sample) => sample.name === name)
    .filter((sample) => Object.entries(labels).every(([key, text]) => sample.labels[key] === text))
    .reduce((sum, { value }) => sum + value, 0);
}
