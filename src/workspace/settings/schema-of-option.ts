/** Converts an option to the schema of its value in the settings file. */
import type { TSchema } from "typebox";
import type { Option } from "../options/option.js";
import {
  choiceSetting,
  listSetting,
  measureSetting,
  numberSetting,
  switchSetting,
  textSetting,
} from "../options/setting-types.js";

/** The schema of an option's value. */
export function schemaOfOption(option: Option): TSchema {
  const { docs, choices } = option;
  switch (option.type) {
    case "flag":
      return switchSetting(docs);
    case "integer":
      return numberSetting(docs, option);
    case "duration":
    case "size":
      return measureSetting(docs, option.type, option);
    case "list":
      return listSetting(docs, wordSchema("One of them", choices));
    default:
      return wordSchema(docs, choices);
  }
}

function wordSchema(docs: string, choices: readonly string[] | undefined): TSchema {
  return choices ? choiceSetting(docs, choices) : textSetting(docs, true);
}
