/** Replaces the drawing code in the committed bundle of the pre-commit hooks, which only checks. */
import { UsageError } from "../../../workspace/usage-error.js";
import type { createGeometryCheck as create } from "./check-geometry.js";

/** Throws an error that says how to get the full program. */
export const createGeometryCheck: typeof create = () => {
  throw new UsageError(
    "--geometry draws, which the pre-commit hook of wf does not; install wf in the project from the repository that has this hook (npm install --save-dev git+URL) and call npx --no -- wf validate --geometry",
  );
};
