/** Turns offsets of what is drawn into places of the sources that it was written in. */
import { SourceText } from "../../base/text/source-text.js";
import type { UseNode } from "../../language/ast/node.js";
import type { PlaceMap, UseStep } from "../../language/expand/place-map.js";
import type { Unit } from "../../language/expand/unit.js";
import { type Locate, locateIn } from "../../language/syntax/build-ast.js";

/**
 * Gives the places of what is drawn, with the uses that lead there.
 *
 * @param isLazy whether lines and columns are found when somebody asks for them
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
