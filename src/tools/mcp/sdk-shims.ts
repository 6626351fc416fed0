/** What the SDK takes from its platform: builds put this in the place of a validator that is larger than the rest of it. */
import process from "node:process";
import { argumentValidator } from "./argument-validator.js";

/** Checks by JSON schemas. */
export class DefaultJsonSchemaValidator {
  readonly getValidator = argumentValidator.getValidator;
}

export { process };
