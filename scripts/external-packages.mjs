/** Lists the packages that stay external to all bundles and are loaded on demand. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./generated-files.mjs";

const { dependencies, optionalDependencies, peerDependencies } = JSON.parse(
  readFileSync(join(ROOT, "package.json"), "utf8"),
);

/** All packages that are installed with ours; bundled ones are only development dependencies. */
export const EXTERNAL_PACKAGES = Object.keys({ ...dependencies, ...optionalDependencies });

/** Packages that users of the CodeMirror extension install themselves. */
export const PEER_PACKAGES = Object.keys(peerDependencies);
