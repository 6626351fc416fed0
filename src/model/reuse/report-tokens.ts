/** Converts problems with design tokens to diagnostics. */
import { nearestWord } from "../../base/text/suggest.js";
import { designOf } from "../../base/theme/design.js";
import { designTokens, type TokenName, type TokenValues } from "../../base/theme/design-tokens.js";
import { givenFamily, namedFamilies } from "../../base/theme/given-families.js";
import { bundledFamilies } from "../../base/theme/read-token.js";
import type { TokenProblem } from "../../base/theme/read-token-file.js";
import { createProblem, type Problem } from "../../language/diagnostics/create-diagnostic.js";
import { spellingEdits } from "../../language/diagnostics/suggester.js";

/** The diagnostic for a problem. @param place of the name, for a fix; undefined in a file. */
export function tokenProblem(problem: TokenProblem, place?: { from: number; to: number }): Problem {
  switch (problem.kind) {
    case "unknown": {
      const { name } = problem;
      const known = designTokens().map((token) => token.name as string);
      const meant = nearestWord(name, known);
      const edits = place ? spellingEdits(name, meant, place.from, place.to) : undefined;
      return createProblem("design-token", "unknown", { name, meant, known }, { edits });
    }
    case "value":
      return createProblem("design-value", "value", problem);
    case "alias":
      return createProblem("design-value", "alias", problem);
    case "circle":
      return createProblem("design-value", "circle", problem);
    case "shape":
      return createProblem("design-value", "shape", {});
    case "none":
      return createProblem("design-value", "none", {});
  }
}

/** The problems of fonts in tokens that were not provided. */
export function fontProblems(values: TokenValues, families: readonly string[] = []): Problem[] {
  return namedFamilies(values)
    .filter((name) => givenFamily(name, families) === undefined)
    .map((name) => {
      const meant = nearestWord(name, [...families, ...bundledFamilies()]);
      return createProblem("design-font", "missing", { name, meant });
    });
}

/** The problems of colors that are too similar to their background, by token. */
export function contrastProblems(
  values: TokenValues,
  placeOf: (token: string) => { from: number; to: number } | undefined = () => undefined,
): { token: TokenName; problem: Problem }[] {
  return designOf(values).faint.map(({ token, nearest, ...data }) => {
    const place = placeOf(token);
    const edits = place && [{ from: place.from, to: place.to, insert: nearest }];
    const problem = createProblem(
      "design-contrast",
      "faint",
      { name: token, nearest, ...data },
      { edits },
    );
    return { token, problem };
  });
}
