/** Compares the accepted names of icons with Lucide's own lists. */
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import {
  canonicalIconName,
  canonicalIconNames,
  iconNames,
  isIconName,
} from "../../src/base/icons/icon-names.js";
import { FORMER_NAMES } from "../../src/base/icons/names.generated.js";
import { OTHER_NAMES } from "../../src/base/icons/other-names.js";

const LUCIDE = dirname(createRequire(import.meta.url).resolve("lucide-static/package.json"));
const nodes = JSON.parse(readFileSync(join(LUCIDE, "icon-nodes.json"), "utf8")) as object;
const files = readdirSync(join(LUCIDE, "icons")).map((file) => file.replace(/\.svg$/, ""));

describe("names of icons", () => {
  it("are Lucide's", () => {
    expect(canonicalIconNames()).toEqual(Object.keys(nodes).sort());
    expect(files.filter((name) => !isIconName(name))).toEqual([]);
  });

  it.each([
    ["canonical", canonicalIconNames()],
    ["accepted", iconNames()],
  ])("are sorted and unique: %s", (_, names) => {
    expect(names).toEqual([...new Set(names)].sort());
  });

  it("are plain words", () => {
    expect(iconNames().filter((name) => !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))).toEqual([]);
  });

  it("refer to an existing icon", () => {
    const canonical = new Set(canonicalIconNames());
    expect(iconNames().filter((name) => !canonical.has(canonicalIconName(name) ?? ""))).toEqual([]);
    expect([...canonical].filter((name) => canonicalIconName(name) !== name)).toEqual([]);
  });

  it.each(["", "Home", "no-such-icon", "constructor", "house home", "home=house"])(
    "do not include %j",
    (name) => {
      expect(isIconName(name)).toBe(false);
      expect(canonicalIconName(name)).toBeUndefined();
    },
  );
});

describe("other names", () => {
  const pairs = pairsOf(OTHER_NAMES);

  it("are unique, and in alphabetical order", () => {
    const others = pairs.map(([other]) => other);
    expect(others).toEqual([...new Set(others)].sort());
  });

  it("hide no Lucide name, and refer to current ones", () => {
    expect(pairs.filter(([other]) => files.includes(other))).toEqual([]);
    expect(pairs.filter(([, name]) => !(name in nodes))).toEqual([]);
    expect(pairsOf(FORMER_NAMES).filter(([, name]) => !(name in nodes))).toEqual([]);
  });

  it.each([
    ["home", "house"],
    ["dots", "ellipsis"],
    ["dots-vertical", "ellipsis-vertical"],
    ["more-horizontal", "ellipsis"],
    ["chart", "chart-column"],
    ["edit", "square-pen"],
    ["close", "x"],
    ["email", "mail"],
    ["user", "user"],
    ["settings", "settings"],
    ["search", "search"],
    ["bell", "bell"],
  ])("%s is %s", (other, name) => {
    expect(canonicalIconName(other)).toBe(name);
  });
});

function pairsOf(list: string): [string, string][] {
  return list
    .trim()
    .split(/\s+/)
    .map((pair) => pair.split("=") as [string, string]);
}
