/** Keeps hand-drawn lines and their library in a chunk that is loaded only for pictures that have them. */
import { join } from "node:path";
import { ROOT } from "./generated-files.mjs";

const MODULE = join(ROOT, "src/drawing/paint/looks/by-hand.ts");

/** The name of the chunk in the command line. */
export const BY_HAND_CHUNK = "by-hand.chunk";

/** The entry of the chunk. */
export const byHandEntry = {
  contents: `export * from ${JSON.stringify(MODULE)};`,
  resolveDir: ROOT,
};

/** Replaces the module with a function that loads the chunk. */
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
