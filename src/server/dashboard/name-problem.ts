/** Says what is wrong with a name for a key, beside its field. */
import { AccountError } from "../../accounts/account-error.js";
import { checkKeyName } from "../../accounts/keys.js";

/** A sentence; undefined for a name that is fine. */
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
