/** Reads design tokens from the JSON of a token file, either plain or in the W3C format. */
import {
  type DesignToken,
  describeToken,
  designToken,
  designTokens,
  type TokenName,
  type TokenValues,
} from "./design-tokens.js";
import { bundledFamilies, readToken } from "./read-token.js";

/** A problem with an entry of a token file. */
export type TokenProblem =
  | { kind: "unknown"; name: string }
  | { kind: "value"; name: string; written: string; expected: string }
  | { kind: "alias"; name: string; alias: string }
  | { kind: "circle"; name: string; alias: string }
  | { kind: "shape" }
  | { kind: "none" };

/** The content of a token file. */
export interface TokenFile {
  readonly values: TokenValues;
  readonly problems: readonly TokenProblem[];
}

/** Maximum depth of groups, and of aliases. */
const deepest = 40;

/** Maximum length of a path with all of its groups, which each entry in them has again. */
const longestPath = 300;

/** Maximum length of a text in a design system that may be a value, and of the components of a color. */
const longestValue = 1_000;
const mostComponents = 4;

/** An entry of a design system: its value for the light theme, and for the dark one if that has its own. */
interface Entry {
  readonly light: unknown;
  readonly dark: unknown;
}

/** The values in a parsed token file. */
export function readTokenFile(file: unknown): TokenFile {
  if (!isObject(file)) return { values: {}, problems: [{ kind: "shape" }] };
  const problems: TokenProblem[] = [];
  const values: Record<string, string | number> = {};
  /** Values as problems show them: many tokens may be aliases of one large value. */
  const texts = new Map<unknown, string>();
  const shownOnce = (written: unknown): string => {
    if (typeof written === "string") return shown(written);
    const text = texts.get(written) ?? shown(written);
    texts.set(written, text);
    return text;
  };
  const give = (token: DesignToken, written: unknown): void => {
    const value = readToken(token, written);
    if (value !== undefined) values[token.name] = value;
    else {
      const expected = describeToken(token);
      problems.push({ kind: "value", name: token.name, written: shownOnce(written), expected });
    }
  };
  const system = new System();
  readGroup(file, { path: "", words: "", depth: 0 }, system, (name, written) => {
    const token = designToken(name);
    if (token) give(token, written);
    else problems.push({ kind: "unknown", name });
  });
  for (const token of designTokens()) {
    if (values[token.name] !== undefined) continue;
    const found = system.find(token.name, token.systems);
    if (!found) continue;
    const light = system.resolve(found.entry, "light");
    if ("problem" in light) problems.push({ ...light.problem, name: found.path });
    // A system's entry with another name may be of a kind that does not fit this token.
    else if (found.isNamed || isUsual(token, readToken(token, light.value))) {
      give(token, light.value);
    } else continue;
    const forDark = designToken(`dark.${token.name}`);
    if (!forDark || found.entry.dark === undefined || values[forDark.name] !== undefined) continue;
    const dark = system.resolve(found.entry, "dark");
    if (!("problem" in dark)) give(forDark, dark.value);
  }
  const isEmpty = Object.keys(values).length === 0 && problems.length === 0;
  if (isEmpty && Object.keys(file).length > 0) problems.push({ kind: "none" });
  return { values: values as Partial<Record<TokenName, string | number>>, problems };
}

/** Whether the value of a system's own entry is usable as a token: fonts only if everybody has them. */
function isUsual({ kind }: DesignToken, value: string | number | undefined): boolean {
  return kind === "family"
    ? bundledFamilies().some((family) => family === value)
    : value !== undefined;
}

/** Where a group or an entry is: its path, the words in it, and in how many groups. */
interface Place {
  readonly path: string;
  readonly words: string;
  readonly depth: number;
}

/** The entries of a design system, by the words in their paths. */
class System {
  readonly #byPath = new Map<string, Entry>();
  readonly #byWords = new Map<string, string>();

  add({ path, words }: Place, entry: Entry): void {
    this.#byPath.set(path, entry);
    if (!this.#byWords.has(words)) this.#byWords.set(words, path);
  }

  /** The entry of a token: by its own name first, then by its names in design systems. */
  find(
    name: string,
    systems: readonly string[],
  ): { path: string; entry: Entry; isNamed: boolean } | undefined {
    const named = this.#byPath.get(name);
    if (named) return { path: name, entry: named, isNamed: true };
    for (const words of systems) {
      const path = this.#byWords.get(words);
      if (path !== undefined) return { path, entry: this.#byPath.get(path)!, isNamed: false };
    }
    return undefined;
  }

  /** The value of an entry, with aliases resolved. */
  resolve(
    entry: Entry,
    scheme: keyof Entry,
  ): { value: unknown } | { problem: { kind: "alias" | "circle"; alias: string } } {
    let value = entry[scheme] ?? entry.light;
    for (let step = 0; ; step++) {
      if (typeof value === "string" && value.length > longestValue && !value.startsWith("{")) {
        // No value, but each token that leads here would read all of it.
        return { value: `${value.slice(0, longestValue)}…` };
      }
      const alias =
        typeof value === "string" ? /^\{([^{}]+)\}$/.exec(value.trim())?.[1] : undefined;
      if (alias === undefined) return { value: plainValue(value) };
      if (step > deepest) return { problem: { kind: "circle", alias: shown(alias) } };
      if (alias.length > longestPath) return { problem: { kind: "alias", alias: shown(alias) } };
      const path = alias.trim().replace(/\.(?:\$?value)$/, "");
      const next =
        this.#byPath.get(path) ?? this.#byPath.get(this.#byWords.get(wordsOf(path)) ?? "");
      if (!next) return { problem: { kind: "alias", alias } };
      value = next[scheme] ?? next.light;
    }
  }
}

/** Reads the members of a group; `plain` handles values without a W3C wrapper. */
function readGroup(
  group: Readonly<Record<string, unknown>>,
  place: Place,
  system: System,
  plain: (name: string, written: unknown) => void,
): void {
  for (const [key, member] of Object.entries(group)) {
    if (key.startsWith("$") || place.depth > deepest) continue;
    const isOurs = place.depth === 0 || (place.depth === 1 && place.path === "dark");
    if (!isObject(member)) {
      if (isOurs) plain(pathIn(place, key), member);
      continue;
    }
    if (pathIn(place, key).length >= longestPath) continue;
    const own = placeIn(place, key);
    const entry = entryOf(member);
    if (entry) system.add(own, entry);
    else readGroup(member, own, system, plain);
  }
}

function pathIn({ path, depth }: Place, key: string): string {
  return depth === 0 ? key : `${path}.${key}`;
}

/** The place of a member. The dot before its key separates words, so those of its group are not split again. */
function placeIn(group: Place, key: string): Place {
  const words = [group.words, wordsOf(key)].filter((each) => each !== "").join("-");
  return { path: pathIn(group, key), words, depth: group.depth + 1 };
}

/** An object as an entry; undefined for a group. */
function entryOf(member: Readonly<Record<string, unknown>>): Entry | undefined {
  if ("$value" in member) return { light: member.$value, dark: undefined };
  if (isObject(member.sets)) {
    const { light, dark, desktop } = member.sets as Record<string, unknown>;
    const value = valueIn(light, "light") ?? valueIn(desktop, "desktop");
    return value === undefined ? undefined : { light: value, dark: valueIn(dark, "dark") };
  }
  const value = valueIn(member);
  return value === undefined ? undefined : { light: value, dark: undefined };
}

/** A value, or that of a set in it: in resolved files, a set contains the sets of the aliases in it. */
function valueIn(member: unknown, set = "light"): unknown {
  let inner = member;
  for (let depth = 0; isObject(inner) && isObject(inner.sets) && depth < deepest; depth++) {
    inner = inner.sets[set];
  }
  return isObject(inner) && !isObject(inner.value) ? inner.value : undefined;
}

/** A value as in a source: objects for colors and dimensions, and `rgb()`, become texts. */
function plainValue(value: unknown): unknown {
  if (Array.isArray(value)) return value[0];
  if (isObject(value)) {
    if (typeof value.hex === "string") return value.hex;
    if (typeof value.value === "number" && typeof value.unit === "string") {
      return `${value.value}${value.unit}`;
    }
    const { colorSpace, components } = value;
    const isColor = Array.isArray(components) && components.length <= mostComponents;
    if (colorSpace === "srgb" && isColor && components.every(Number.isFinite)) {
      return hexOfBytes(components.map((share: number) => share * 255));
    }
    return value;
  }
  if (typeof value !== "string") return value;
  const opaque = /^#([0-9a-f]{6})ff$/i.exec(value.trim())?.[1];
  if (opaque !== undefined) return `#${opaque}`;
  const bytes = /^rgba?\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)(?:[\s,/]+1(?:\.0*)?)?\s*\)$/.exec(
    value.trim(),
  );
  return bytes ? hexOfBytes(bytes.slice(1).map(Number)) : value;
}

function hexOfBytes(bytes: readonly number[]): string {
  const digits = bytes.map((byte) => {
    const whole = Math.round(Math.min(255, Math.max(0, byte)));
    return whole.toString(16).padStart(2, "0");
  });
  return `#${digits.join("")}`;
}

/** Splits a path into words: `bgColor.accent.emphasis` and `bgColor-accent-emphasis` are the same. */
function wordsOf(path: string): string {
  return path
    .replace(/([a-z0-9])([A-Z])/g, "$1-$2")
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== "")
    .join("-");
}

function shown(written: unknown): string {
  const text = typeof written === "string" ? written : jsonOf(written);
  return text.length > 40 ? `${text.slice(0, 40)}…` : text;
}

function jsonOf(value: unknown): string {
  try {
    return JSON.stringify(value) ?? "nothing";
  } catch {
    return "something nested too deeply";
  }
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
