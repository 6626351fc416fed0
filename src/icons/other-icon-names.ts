/** Turns the names that icons once had, or have elsewhere, into the names that they have today. */
import { FORMER_NAMES } from "./names.generated.js";
import { OTHER_NAMES } from "./other-names.js";

let known: ReadonlyMap<string, string> | undefined;

/** Every other name with the present one; no icon is called today what another is called here. */
export function otherIconNames(): ReadonlyMap<string, string> {
  known ??= new Map(
    `${OTHER_NAMES} ${FORMER_NAMES}`
      .trim()
      .split(/\s+/)
      .map((pair) => pair.split("=") as [string, string]),
  );
  return known;
}

/** Whether an icon once had this name, or has it elsewhere. */
export function isOtherIconName(name: string): boolean {
  return otherIconNames().has(name);
}
