#!/usr/bin/env node
/** Starts the built command line, or says how to get it to start. */
const { problem } = require("./node-version.js");
const launch = `${__dirname}/../dist/cli/launch.cjs`;
if (problem !== undefined) {
  console.error(problem);
  process.exitCode = 2;
} else if (require("node:fs").existsSync(launch)) {
  require(launch);
} else {
  console.error("wf is not built yet; run npm install or npm run build");
  process.exitCode = 2;
}
