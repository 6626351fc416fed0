/** Packages that stay outside of every bundle: what needs one of them loads it on demand. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./generated-files.mjs";

const { dependencies, optionalDependencies, peerDependencies } = JSON.parse(
  readFileSync(join(ROOT, "package.json"), "utf8"),
);

/** Everything that is installed with the package; what is bundled is installed for development only. */
export const EXTERNAL_PACKAGES = Object.keys({ ...dependencies, ...optionalDependencies });

/** What users of the extension for CodeMirror have installed themselves. */
export const PEER_PACKAGES = Object.keys(peerDependencies);
