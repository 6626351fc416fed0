/** Tests that the last commit is never lost, even if another process brings back an older state. */
import { closeSync, mkdtempSync, openSync, readSync, rmSync, writeSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, describe, expect, test } from "vitest";
import { openLedger } from "../../src/service/store/open-ledger.js";

const folder = mkdtempSync(path.join(tmpdir(), "wf-newest-"));
// Closing the lock file would release the locks of LMDB, which is open in this process too.
const descriptors: number[] = [];
afterAll(() => {
  for (const descriptor of descriptors) closeSync(descriptor);
  rmSync(folder, { recursive: true, force: true });
});

const flags = { warnedLimit: 0, exceededLimit: 0, lastUsed: 0 };
const usage = (count: number) => {
  const counter = { start: 0, count };
  return { minute: counter, day: counter, month: counter, ...flags };
};

/** A ledger, and a process that opens it at a bad moment. */
async function openTwice(name: string, isQuick: boolean) {
  const file = path.join(folder, name);
  const ledger = await openLedger(file, isQuick);
  const lock = openSync(`${file}-lock`, "r+");
  descriptors.push(lock);
  const id = Buffer.alloc(8);
  /** Writes an older id of the last transaction into the lock file, as LMDB does. */
  const bringBack = (transactions: number) => {
    readSync(lock, id, 0, 8, 8);
    id.writeBigUInt64LE(id.readBigUInt64LE() - BigInt(transactions));
    writeSync(lock, id, 0, 8, 8);
  };
  return { ledger, bringBack };
}

describe.each([
  ["flushed", false],
  ["quick", true],
])("a %s file", (name, isQuick) => {
  test.each([1, 2, 3])(
    "loses nothing when the state %i transactions ago returns",
    async (transactions) => {
      const { ledger, bringBack } = await openTwice(`${name}-${transactions}.mdb`, isQuick);
      for (const id of ["a", "b", "c", "d"]) {
        await ledger.transaction(() => ledger.putUsage(id, usage(1)));
      }
      await ledger.root.flushed;
      bringBack(transactions);
      const both = [1, 2].map((count) =>
        ledger.transaction(() => ledger.putUsage(`late-${count}`, usage(count))),
      );
      await Promise.all(both);
      await ledger.root.flushed;
      bringBack(transactions);
      ledger.transactionSync(() => ledger.putUsage("last", usage(3)));
      expect([...ledger.countedIds()]).toEqual(["a", "b", "c", "d", "last", "late-1", "late-2"]);
      await ledger.close();
      const again = await openLedger(path.join(folder, `${name}-${transactions}.mdb`), isQuick);
      expect([...again.countedIds()]).toHaveLength(7);
      expect(again.getUsage("last")).toEqual(usage(3));
      await again.close();
    },
  );

  test("runs no action twice", async () => {
    const { ledger, bringBack } = await openTwice(`${name}-once.mdb`, isQuick);
    let calls = 0;
    for (let round = 0; round < 20; round++) {
      await Promise.all(
        [1, 2, 3].map(() =>
          ledger.transaction(() => {
            calls++;
            const before = ledger.getUsage("key")?.month.count ?? 0;
            ledger.putUsage("key", usage(before + 1));
          }),
        ),
      );
      await ledger.root.flushed;
      bringBack(1);
    }
    ledger.transactionSync(() => {});
    expect(calls).toBe(60);
    expect(ledger.getUsage("key")).toEqual(usage(60));
    await ledger.close();
  });

  test("gives up if an older state returns at each start", async () => {
    const { ledger, bringBack } = await openTwice(`${name}-never.mdb`, isQuick);
    await ledger.transaction(() => ledger.putUsage("a", usage(1)));
    await ledger.root.flushed;
    const begin = ledger.root.getWriteTxnId.bind(ledger.root);
    let starts = 0;
    ledger.root.getWriteTxnId = () => {
      starts++;
      return begin() - 1;
    };
    bringBack(0);
    await expect(ledger.transaction(() => {})).rejects.toThrow("again and again");
    expect(() => ledger.transactionSync(() => {})).toThrow("again and again");
    expect(starts).toBe(200);
    await ledger.close();
  });
});
