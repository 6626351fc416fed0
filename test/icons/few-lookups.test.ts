/** Tests that the first few lookups, which search the lists, give the same results as later ones. */
import { expect, test, vi } from "vitest";

test("known and unknown names are distinguished from the first lookup on", async () => {
  const names = [
    "mail",
    "home",
    "a-arrow-down",
    "dots",
    "close",
    "arrow-dow",
    "arrow",
    "ail",
    "",
    "x",
    "y",
    "a b",
    "mail\n",
    "=",
    "__proto__",
  ];
  const { iconNames } = await import("../../src/base/icons/icon-names.js");
  const all = new Set(iconNames());
  for (const name of names) {
    vi.resetModules();
    const { isIconName } = await import("../../src/base/icons/icon-names.js");
    expect(isIconName(name), JSON.stringify(name)).toBe(all.has(name));
  }
});

test("a name is known however often it is looked up", async () => {
  vi.resetModules();
  const { iconNames, isIconName } = await import("../../src/base/icons/icon-names.js");
  const answers = Array.from({ length: 40 }, () => [isIconName("home"), isIconName("homme")]);
  expect(answers).toEqual(Array.from({ length: 40 }, () => [true, false]));
  expect(isIconName(iconNames()[7]!)).toBe(true);
});
