/** Says how many random cases a property is tried on: few in the unit tests, many in the soak tests. */

const factor = Number(process.env.WF_CASE_FACTOR ?? 1);

/** The number of cases of a run, from the number in the unit tests. */
export function caseCount(inUnitTests: number): number {
  return inUnitTests * factor;
}
