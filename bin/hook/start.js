/** Starts the command line of the hooks with a Node that is new enough. */
const { problem } = require("../node-version.js");
if (problem === undefined) {
  require("./launch.generated.cjs");
} else {
  console.error(problem);
  process.exitCode = 2;
}
