/** Tests which transaction of an LMDB file is used, after a restart of the machine and otherwise. */
import { closeSync, mkdtempSync, openSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { Damage } from "../../src/service/store/lmdb-file/page-file.js";
import { readSnapshot } from "../../src/service/store/lmdb-file/read-snapshot.js";

const folder = mkdtempSync(path.join(tmpdir(), "wf-snapshot-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

interface Meta {
  transaction: number;
  /** 0 is a different boot. */
  boot?: bigint;
  isEarly?: boolean;
}

const here =
  process.platform === "linux"
    ? BigInt(`0x${/^[\da-f]+/.exec(readFileSync("/proc/sys/kernel/random/boot_id", "utf8"))![0]}`)
    : 0n;

/** A file with two meta pages, and with the flushed meta in the second half of the first. */
function fileOf(first: Meta, second: Meta, flushed: Meta): string {
  const bytes = Buffer.alloc(8_192);
  for (const [at, { transaction, boot = here, isEarly = true }] of [
    [0, first],
    [4_096, second],
    [2_048, flushed],
  ] as const) {
    bytes.writeUInt16LE(8, at + 18);
    bytes.writeUInt32LE(0xbeefc0de, at + 24);
    bytes.writeUInt32LE(2, at + 28);
    bytes.writeUInt32LE(4_096, at + 48);
    bytes.writeUInt16LE(0x4008 | (isEarly ? 0x1000 : 0), at + 52);
    for (const tree of [48, 96]) bytes.fill(0xff, at + tree + 40, at + tree + 48);
    bytes.writeUInt32LE(1, at + 144);
    bytes.writeUInt32LE(transaction, at + 152);
    bytes.writeBigInt64LE(boot, at + 160);
  }
  const file = path.join(folder, "file");
  writeFileSync(file, bytes);
  return file;
}

function transactionOf(file: string, isFlushedLate = true): number {
  const descriptor = openSync(file, "r");
  try {
    return readSnapshot(descriptor, isFlushedLate).transaction;
  } finally {
    closeSync(descriptor);
  }
}

const flushed: Meta = { transaction: 5, isEarly: false };
const elsewhere = 1n;

test.skipIf(process.platform !== "linux").each<[string, Meta, Meta, Meta, number]>([
  ["the newest", { transaction: 8 }, { transaction: 7 }, flushed, 8],
  ["the newest, in the other place", { transaction: 6 }, { transaction: 7 }, flushed, 7],
  [
    "the flushed state, after a restart",
    { transaction: 8, boot: elsewhere },
    { transaction: 7, boot: elsewhere },
    flushed,
    5,
  ],
  [
    "the newest that needs no flush",
    { transaction: 8, boot: elsewhere, isEarly: false },
    { transaction: 7 },
    flushed,
    8,
  ],
  ["the first", { transaction: 0 }, { transaction: 0 }, { transaction: 0 }, 0],
])("%s is used", (_what, first, second, third, expected) => {
  expect(transactionOf(fileOf(first, second, third))).toBe(expected);
});

test("without flushes, the newest one is used", () => {
  const file = fileOf({ transaction: 8, boot: elsewhere }, { transaction: 7 }, flushed);
  expect(transactionOf(file, false)).toBe(8);
});

test.each<[string, Meta, Meta]>([
  ["in the wrong place", { transaction: 7 }, { transaction: 8 }],
  ["in the same place", { transaction: 8 }, { transaction: 8 }],
])("transactions %s are refused as damaged", (_what, first, second) => {
  expect(() => transactionOf(fileOf(first, second, flushed))).toThrow(Damage);
});
