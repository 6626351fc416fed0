/** Replaces a validator of the SDK that is larger than the rest of it; builds use this file instead. */
import process from "node:process";
import { argumentValidator } from "./argument-validator.js";

/** Validates with JSON schemas. */
export class DefaultJsonSchemaValidator {
  readonly getValidator = argumentValidator.getValidator;
}

export { process };
