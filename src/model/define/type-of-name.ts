/** Turns the name of a component into the default type of its nodes. */

/** The name in PascalCase. */
export function typeOfName(name: string): string {
  return name[0]!.toUpperCase() + name.slice(1);
}
