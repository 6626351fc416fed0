/** The version of the package; `npm run release` sets it together with package.json. */
export const version = "0.1.0";
