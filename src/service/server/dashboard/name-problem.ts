/** Describes what is wrong with the name of a key, for display next to its field. */
import { AccountError } from "../../accounts/account-error.js";
import { checkKeyName } from "../../accounts/keys.js";

/** A sentence; undefined for a valid name. */
export function nameProblem(name: string): string | undefined {
  if (name === "") return "Enter a name.";
  try {
    checkKeyName(name);
    return undefined;
  } catch (error) {
    if (error instanceof AccountError) return `${error.message.replace("a key's", "A")}.`;
    throw error;
  }
}
