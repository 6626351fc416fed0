/** Tests the order of small tasks in the main thread, with a simulated clock. */
import { expect, test } from "vitest";
import { InlineTurns } from "../../../src/service/server/work/inline-turns.js";

/** Turns with tasks of a millisecond each. */
function openTurns() {
  const order: string[] = [];
  let time = 0;
  const turns = new InlineTurns(() => time);
  const send = (account: string) =>
    turns.run(account, () => {
      time++;
      order.push(account);
      return account;
    });
  return { order, turns, send };
}

test("a few tasks run immediately", () => {
  const { send, order } = openTurns();
  expect([send("a"), send("b")]).toEqual(["a", "b"]);
  expect(order.join("")).toBe("ab");
});

test("accounts take turns if there are many tasks", async () => {
  const { send, order } = openTurns();
  const answers = [..."aaaaaaaabbc"].map(send);
  expect(order.join("")).toBe("aa");
  expect((await Promise.all(answers)).join("")).toBe("aaaaaaaabbc");
  expect(order.join("")).toBe("aaabcabaaaa");
});

test("what keeps memory goes before other tasks of its account, not before other accounts", async () => {
  const { order, turns, send } = openTurns();
  const answers = [..."aaaab"].map(send);
  const next = turns.run("a", () => order.push("next"), true);
  await Promise.all([...answers, next]);
  expect(order).toEqual(["a", "a", "next", "b", "a", "a"]);
});

test("requests are read in between", async () => {
  const { send, order } = openTurns();
  const answers = Array.from({ length: 9 }, () => send("a"));
  const read = new Promise<void>((resolve) =>
    setImmediate(() => {
      answers.push(send("b"));
      resolve();
    }),
  );
  await read;
  await Promise.all(answers);
  expect(order.indexOf("b")).toBeLessThan(6);
});

test("a task that throws rejects only its own promise", async () => {
  const { send, turns } = openTurns();
  send("a");
  send("a");
  const failing = turns.run("a", () => {
    throw new Error("broken");
  });
  const next = send("a");
  await expect(failing).rejects.toThrow("broken");
  expect(await next).toBe("a");
});
