/** Compiles the schema of a body when the first request has one. */
import { createRequire } from "node:module";
import { join } from "node:path";
import type { ValidatorFactory } from "@fastify/ajv-compiler";

type Validate = ReturnType<ReturnType<ValidatorFactory>>;

/** The compiler, shared by all servers of a process. */
let compiler: ValidatorFactory | undefined;

/**
 * Replaces Fastify's compiler: loading that and compiling the schemas of all routes would take a quarter of the start,
 * and many servers are started for one route, or for none.
 */
export const compileLate: ValidatorFactory = (shared, options) => (route) => {
  let validate: Validate | undefined;
  const validateLate = (body: unknown): unknown => {
    compiler ??= loadCompiler();
    validate ??= compiler(shared, options)(route);
    const result = validate(body);
    validateLate.errors = validate.errors;
    return result;
  };
  validateLate.errors = undefined as Validate["errors"];
  return validateLate as Validate;
};

/** Synchronous, because it runs in the middle of a request. */
function loadCompiler(): ValidatorFactory {
  const load = createRequire(join(import.meta.dirname, "compile-late.js"));
  const { AjvCompiler } = load("@fastify/ajv-compiler") as typeof import("@fastify/ajv-compiler");
  return AjvCompiler();
}
