/** Fills in missing options: from the environment, then the settings file, then the defaults. */
import { type Command, longName } from "../../../workspace/options/command.js";
import type { Option, OptionTable, OptionValues } from "../../../workspace/options/option.js";
import { readValue } from "../../../workspace/options/read-value.js";
import { UsageError } from "../../../workspace/usage-error.js";

type Texts = Readonly<Record<string, string | undefined>>;
type Values = Readonly<Record<string, unknown>>;

/**
 * The values of all options of a command. Throws a UsageError for a wrong value in a variable, and
 * for a required option without a value.
 */
export function completeOptions<O extends OptionTable>(
  command: Command<O>,
  given: Values,
  env: Texts,
  settings: Values = {},
): OptionValues<O> {
  const values: Record<string, unknown> = {};
  for (const [key, option] of Object.entries(command.options)) {
    const variable = variableOf(option, env);
    if (Object.hasOwn(given, key)) values[key] = given[key];
    else if (variable !== undefined) values[key] = readValue(option.env!, option, variable);
    else if (Object.hasOwn(settings, key)) values[key] = settings[key];
    else values[key] = option.default;
    if (option.required && values[key] === undefined) {
      throw new UsageError(`${longName(key)} is required`);
    }
  }
  return values as OptionValues<O>;
}

/** The value of an option's environment variable; an empty one counts only if it means no. */
function variableOf({ env: name, type }: Option, env: Texts): string | undefined {
  const variable = name === undefined ? undefined : env[name];
  return variable === "" && type !== "flag" ? undefined : variable;
}
