/** Fills in what was not given: first from the environment, then from the defaults. */
import type { Command, OptionTable, OptionValues } from "./command.js";
import { readValue } from "./read-value.js";

/** The values of all options of a command; throws a UsageError for a wrong value in a variable. */
export function completeOptions<O extends OptionTable>(
  command: Command<O>,
  given: Readonly<Record<string, unknown>>,
  env: Readonly<Record<string, string | undefined>>,
): OptionValues<O> {
  const values: Record<string, unknown> = {};
  for (const [key, option] of Object.entries(command.options)) {
    const variable = option.env === undefined ? undefined : env[option.env];
    if (key in given) values[key] = given[key];
    else if (variable) values[key] = readValue(option.env!, option, variable);
    else values[key] = option.default;
  }
  return values as OptionValues<O>;
}
