/** Preloaded into a measured process: says at its end how many microseconds it has computed. */
const { writeSync } = require("node:fs");

process.on("exit", () => {
  const { user, system } = process.cpuUsage();
  writeSync(3, String(user + system));
});
