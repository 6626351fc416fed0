/** Tests that unread answers are cut off, starting with those of the account that holds most. */
import { describe, expect, test } from "vitest";
import { UnsentAnswers } from "../../../src/service/server/work/unsent-answers.js";

class Sending {
  time = 0;
  readonly cut: string[] = [];
  readonly answers = new UnsentAnswers({
    bytes: 100,
    patience: 10,
    leastRate: 1,
    now: () => this.time,
  });

  add(account: string, bytes: number, name = account): () => void {
    return this.answers.add(account, bytes, () => this.cut.push(name));
  }
}

describe("unread answers", () => {
  test("stay while there is room", () => {
    const sending = new Sending();
    sending.add("a", 50);
    sending.add("b", 50);
    expect(sending.cut).toEqual([]);
  });

  test("are cut off, oldest first, for the account with the most bytes", () => {
    const sending = new Sending();
    sending.add("b", 20);
    for (const name of ["1", "2", "3"]) sending.add("a", 25, name);
    sending.add("c", 10);
    expect(sending.cut).toEqual(["1"]);
    sending.add("c", 25);
    expect(sending.cut).toEqual(["1", "2"]);
  });

  test("are cut off if their client reads too slowly for their size", () => {
    const sending = new Sending();
    sending.add("small", 1);
    sending.add("large", 90);
    sending.time = 11;
    sending.answers.cutLate();
    expect(sending.cut).toEqual(["small"]);
    sending.time = 100;
    sending.answers.cutLate();
    expect(sending.cut).toEqual(["small", "large"]);
  });

  test("no longer count once they were sent, even if reported twice", () => {
    const sending = new Sending();
    const sent = sending.add("a", 90);
    sent();
    sent();
    sending.add("b", 90);
    sending.time = 9;
    sending.answers.cutLate();
    expect(sending.cut).toEqual([]);
  });

  test("are cut off if one is larger than the room and others wait", () => {
    const sending = new Sending();
    sending.add("b", 10);
    sending.add("a", 200);
    expect(sending.cut).toEqual(["a"]);
  });
});
