/** Drops the ways of roughjs to fill a shape that we never use: looks only use hachure. */

/** Replaces the fillers of roughjs with the only one that `src/drawing/paint/looks/pen.ts` names. */
export const leanRough = {
  name: "lean-rough",
  setup({ onLoad }) {
    onLoad({ filter: /roughjs[\\/]bin[\\/]fillers[\\/]filler\.js$/ }, () => ({
      contents: `import { HachureFiller } from "./hachure-filler";
        let filler;
        export function getFiller({ fillStyle }, helper) {
          if (fillStyle !== "hachure") throw new Error("only hachure is bundled");
          return (filler ??= new HachureFiller(helper));
        }`,
      loader: "js",
    }));
  },
};
