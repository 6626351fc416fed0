/** Tests which diagnostics a report shows if there are too many. */
import { expect, test } from "vitest";
import { capDiagnostics } from "../../src/language/diagnostics/cap-diagnostics.js";
import { makeDiagnostic } from "../support/make-diagnostic.js";

test("keeps everything up to the limit", () => {
  const found = [makeDiagnostic("token-unexpected", 0, 1, "a")];
  expect(capDiagnostics(found)).toEqual({ shown: found, omitted: 0 });
});

test("shows a hundred in source order and counts the rest", () => {
  const found = Array.from({ length: 250 }, (_, at) =>
    makeDiagnostic("token-unexpected", at, at + 1, "a"),
  );
  const { shown, omitted } = capDiagnostics(found);
  expect(shown).toEqual(found.slice(0, 100));
  expect(omitted).toBe(150);
});

test("hides no error behind infos", () => {
  const remarks = Array.from({ length: 5 }, (_, at) =>
    makeDiagnostic("block-empty", at, at + 1, "a"),
  );
  const error = makeDiagnostic("unknown-component", 9, 10, "b");
  expect(capDiagnostics([...remarks, error], 2).shown).toEqual([remarks[0], error]);
});
