/** Builds unless nothing has changed since the last build, as right after `npm ci`. */
import { ROOT } from "./generated-files.mjs";
import { isFresh } from "./is-fresh.mjs";

if (isFresh(ROOT)) console.log("the build is up to date");
else await import("./build.mjs");
