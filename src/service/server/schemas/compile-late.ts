/** Compiles the schema of a body with the first request that brings one. */
import { createRequire } from "node:module";
import { join } from "node:path";
import type { ValidatorFactory } from "@fastify/ajv-compiler";

type Validate = ReturnType<ReturnType<ValidatorFactory>>;

/** Compiles once for all servers of a process. */
let compiler: ValidatorFactory | undefined;

/**
 * Stands in for the compiler of Fastify: to load that and to compile the schemas of all routes takes a quarter of a
 * start, and who starts a server often asks for one of them, or for none.
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

/** In the middle of a request, which does not wait for an import. */
function loadCompiler(): ValidatorFactory {
  const load = createRequire(join(import.meta.dirname, "compile-late.js"));
  const { AjvCompiler } = load("@fastify/ajv-compiler") as typeof import("@fastify/ajv-compiler");
  return AjvCompiler();
}
