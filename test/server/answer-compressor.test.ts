/** Tests that accounts take turns when large answers are compressed. */
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { AnswerCompressor } from "../../src/service/server/answer/answer-compressor.js";

test("an account that compresses many answers keeps another one waiting for a few of them only", async () => {
  const compressor = new AnswerCompressor();
  const order: string[] = [];
  const json = JSON.stringify({ html: "<p>text</p>".repeat(9_000) });
  const bytes = new TextEncoder().encode(json);
  const compress = (account: string) =>
    compressor
      .compress(account, bytes, "br", () => {})
      .then((coded) => {
        order.push(`${account} ${coded ? "coded" : "plain"}`);
        return coded;
      });
  const many = Array.from({ length: 54 }, () => compress("acme"));
  const one = await compress("other");
  expect(brotliDecompressSync(one!).toString()).toBe(json);
  // Two are being compressed and 32 wait; the others come at once, as they are.
  expect(order.filter((each) => each === "acme plain")).toHaveLength(20);
  expect(order.filter((each) => each === "acme coded").length).toBeLessThanOrEqual(4);
  expect((await Promise.all(many)).filter((coded) => coded !== undefined)).toHaveLength(34);
  expect(gunzipSync((await compressor.compress("acme", bytes, "gzip", () => {}))!).toString()).toBe(
    json,
  );
});

test("answers whose connections are closed leave the line", async () => {
  const compressor = new AnswerCompressor();
  const bytes = Buffer.alloc(100_000, "x");
  const leaves: (() => void)[] = [];
  const compress = () => compressor.compress("acme", bytes, "br", (leave) => leaves.push(leave));
  const running = [compress(), compress()];
  const waiting = Array.from({ length: 32 }, compress);
  expect(leaves).toHaveLength(32);
  for (const leave of leaves.slice(1)) leave();
  // Their places in the line are free at once.
  const later = Array.from({ length: 31 }, compress);
  expect(await Promise.all(waiting.slice(1))).toEqual(Array(31).fill(undefined));
  const coded = await Promise.all([...running, waiting[0], ...later]);
  expect(coded.filter((each) => each !== undefined)).toHaveLength(34);
  for (const leave of leaves) leave();
  expect(await compress()).toBeDefined();
});
