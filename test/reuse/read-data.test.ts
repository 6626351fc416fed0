/** Tests that CSV files are read in time that grows with their length, whatever shape they have. */
import { expect, it } from "vitest";
import { mostValues, readData } from "../../src/model/reuse/read-data.js";

const read = (text: string) => readData("a.csv", text, { from: 0, to: 1 }, { left: mostValues });

it("a cell may have millions of characters, with quotes or without", () => {
  const long = "a".repeat(9_900_000);
  expect(read(`name\n"${long}"`)).toMatchObject({ value: [{ name: long }] });
  expect(read(`name\n${long}`)).toMatchObject({ value: [{ name: long }] });
  expect(read(`name\n"${long}`)).toBe("csv");
  const quotes = '""'.repeat(2_500_000);
  expect(read(`name\n"${quotes}"`)).toMatchObject({ value: [{ name: quotes.slice(2_500_000) }] });
  expect(read(`name\n"${quotes}`)).toBe("csv");
});

it.each([
  ['"a""b",c', ['a"b', "c"]],
  ['"a,\nb",""', ["a,\nb", ""]],
  ['"a"b,"c', undefined],
  ['"a"b"c,d"', ['"a"b"c', 'd"']],
  ['"a"b",c', ['a"b', "c"]],
  ["a,", ["a", ""]],
  ['"', undefined],
  ['"a""', undefined],
  ['"""",x', ['"', "x"]],
  ["a,b\r\n\r\n", ["a", "b"]],
])("%j has the cells %j", (line, cells) => {
  const row = cells && { value: [{ x: cells[0], y: cells[1] }] };
  if (row) expect(read(`x,y\n${line}`)).toMatchObject(row);
  else expect(read(`x,y\n${line}`)).toBe("csv");
});

it("a row has as many values as cells, but no more than there are names", () => {
  expect(read("a,b\n1\n1,2,3\n")).toMatchObject({ value: [{ a: "1" }, { a: "1", b: "2" }] });
});

it.each(["[1e400]", '[{"a":[-1e999]}]'])("%s has a number that no picture could show", (text) => {
  const readJson = (json: string) => readData("a.json", json, { from: 0, to: 1 }, { left: 10 });
  expect(readJson(text)).toBe("number");
  expect(readJson(text.replace(/e\d+/, "e300"))).toMatchObject({ kind: "list" });
});

it.each([
  ["a.csv", "a,b\n1,2\n3,4\n"],
  ["a.json", '[{"a":1,"b":2},{"a":3,"b":4}]'],
])("%s has no more values than there is room for", (path, text) => {
  const readIn = (left: number) => readData(path, text, { from: 0, to: 1 }, { left });
  const most = Array.from({ length: 20 }, (_, left) => left).find(
    (left) => readIn(left) !== "values",
  );
  expect(most).toBeGreaterThan(4);
  expect(readIn(most!)).toMatchObject({ kind: "list" });
  expect(readIn(most! - 1)).toBe("values");
});

it("terminates for a hundred thousand names and as many rows", () => {
  const count = 99_000;
  const names = Array.from({ length: count }, (_, at) => `n${at}`).join();
  expect(read(`${names}\n${"a\n".repeat(count)}`)).toMatchObject({ kind: "list" });
});
