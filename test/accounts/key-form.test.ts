/** The form of keys: random, with a checksum, stored as a hash, displayed only in part. */
import { createHash } from "node:crypto";
import { crc32 } from "node:zlib";
import { expect, test } from "vitest";
import {
  displayKey,
  generateKey,
  generateToken,
  hashSecret,
  isPossibleKey,
} from "../../src/service/accounts/key-form.js";

test("a key consists of the prefix, 30 random digits and a checksum of 6", () => {
  const keys = Array.from({ length: 200 }, generateKey);
  expect(new Set(keys).size).toBe(200);
  for (const key of keys) {
    expect(key).toMatch(/^wf_live_[0-9A-Za-z]{36}$/);
    expect(isPossibleKey(key)).toBe(true);
    const digits = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
    const sum = [...key.slice(-6)].reduce((value, digit) => value * 62 + digits.indexOf(digit), 0);
    expect(sum).toBe(crc32(key.slice(0, -6)));
  }
  // Every character of the alphabet must occur at a random position.
  expect(new Set(keys.map((key) => key.slice(8, 38)).join("")).size).toBe(62);
});

test("changing any character makes a key invalid", () => {
  const key = generateKey();
  for (let at = 0; at < key.length; at++) {
    const other = key[at] === "x" ? "y" : "x";
    const changed = key.slice(0, at) + other + key.slice(at + 1);
    if (changed.startsWith("wf_live_")) expect(isPossibleKey(changed)).toBe(false);
  }
});

test.each([
  ["", false],
  ["short", false],
  ["wf_live_", false],
  [`wf_live_${"a".repeat(36)}`, false],
  [`wf_live_${"a".repeat(35)}`, false],
  ["fifteen-letters", false],
  ["sixteen--letters", true],
  ["with a blank in it", false],
  ["ünïcödé-characters", false],
  ["line\nbreak-in-a-key", false],
  [`${"a".repeat(513)}`, false],
])("%j can be a key: %s", (key, isPossible) => {
  expect(isPossibleKey(key)).toBe(isPossible);
});

test("only a hash is stored, and only the ends are displayed", () => {
  const key = generateKey();
  expect(hashSecret(key)).toBe(createHash("sha256").update(key).digest("hex"));
  expect(displayKey(key)).toBe(`${key.slice(0, 12)}…${key.slice(-4)}`);
  const declared = "a-secret-of-somebody";
  expect(displayKey(declared)).not.toContain("secret");
  expect(generateToken()).not.toBe(generateToken());
});
