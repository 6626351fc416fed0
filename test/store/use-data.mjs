/** A process that opens the data folders named on its input, reads and writes everything, and reports the result. */
import { createInterface } from "node:readline";
import { openStore, StoreError } from "../../dist/server/index.js";

const limits = { minute: 1e6, day: 1e6, month: 1e6 };

/** Reads everything, then writes enough to reuse free pages. */
async function use(store) {
  const keys = [...store.items()].filter(({ kind }) => kind === "key").map(({ value }) => value.id);
  for (let round = 0; round < 4; round++) {
    const counted = keys
      .filter((_, at) => at % 4 === round)
      .map((keyId) => {
        const subject = { keyId, keyName: "build", account: "acme", tier: "free", limits };
        return store.consume(subject, Date.now());
      });
    const failed = (await Promise.allSettled(counted)).find(({ reason }) => reason);
    if (failed) throw failed.reason;
    const account = { name: `new-${round}`, createdAt: 1, tokenHash: null, endpoint: null };
    await store.addAccount(account);
    await store.changeAccount("acme", (old) => ({ ...old, tokenHash: "x".repeat(9_000 * round) }));
    await store.removeAccount(`new-${round - 1}`);
    await store.removeEvents(Date.now());
  }
}

for await (const folder of createInterface({ input: process.stdin })) {
  let said = "used";
  try {
    const store = await openStore({ address: "lmdb:", folder });
    try {
      await use(store);
    } finally {
      await store.close();
    }
  } catch (error) {
    said = error instanceof StoreError ? `refused: ${error.message}` : `threw: ${error}`;
  }
  process.stdout.write(`${JSON.stringify({ folder, said })}\n`);
}
