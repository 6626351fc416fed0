/** Keeps what draws by hand, and the library that it needs, in a chunk that is loaded when a picture is drawn so. */
import { join } from "node:path";
import { ROOT } from "./generated-files.mjs";

const MODULE = join(ROOT, "src/drawing/paint/looks/by-hand.ts");

/** The name of the chunk of the command line. */
export const BY_HAND_CHUNK = "by-hand.chunk";

/** What the chunk is made of. */
export const byHandEntry = {
  contents: `export * from ${JSON.stringify(MODULE)};`,
  resolveDir: ROOT,
};

/** Puts a function that loads the chunk in the place of the module. */
export const byHandApart = {
  name: "by-hand-apart",
  setup({ onLoad, onResolve }) {
    const path = `./${BY_HAND_CHUNK}`;
    onResolve({ filter: /^\.\/by-hand\.chunk$/ }, () => ({ path, external: true }));
    onLoad({ filter: /\/paint\/looks\/by-hand\.ts$/ }, () => ({
      contents: `export function byHand(...given) { return require("${path}").byHand(...given); }`,
      loader: "js",
    }));
  },
};
