#!/usr/bin/env node
/** Starts the built command line, or says how to build it. */
const launch = `${__dirname}/../dist/cli/launch.cjs`;
if (require("node:fs").existsSync(launch)) {
  require(launch);
} else {
  console.error("wf is not built yet: run npm install, or npm run build");
  process.exitCode = 2;
}
