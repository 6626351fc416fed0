/** Maps offsets in an expansion to places in the sources. */
import { SourceText } from "../../base/text/source-text.js";
import type { UseNode } from "../../language/ast/node.js";
import type { PlaceMap, UseStep } from "../../language/expand/place-map.js";
import type { Unit } from "../../language/expand/unit.js";
import { type Locate, locateIn } from "../../language/syntax/build-ast.js";

/**
 * Returns a function that locates offsets in an expansion, with the uses that lead to them.
 *
 * @param isLazy whether lines and columns are computed on access
 */
export function locateDrawn(drawn: PlaceMap, isLazy: boolean): Locate {
  const places = new Map<Unit, ReturnType<typeof locateIn>>();
  const locateUnit = (unit: Unit) => {
    const known = places.get(unit) ?? locateIn(new SourceText(unit.text), unit.id, isLazy);
    places.set(unit, known);
    return known;
  };
  const ways = new Map<readonly UseStep[], UseNode[]>();
  const wayOf = (steps: readonly UseStep[]): UseNode[] => {
    const known =
      ways.get(steps) ??
      steps.map(({ name, unit, from, to }) => {
        const { start, end } = locateUnit(unit)(from, to);
        return { name, ...(unit.id !== undefined && { file: unit.id }), loc: { start, end } };
      });
    ways.set(steps, known);
    return known;
  };
  return (from, to) => {
    const real = drawn.locate({ from, to });
    const loc = locateUnit(real.unit)(real.from, real.to);
    return real.via.length > 0 ? { loc, via: wayOf(real.via) } : { loc };
  };
}
