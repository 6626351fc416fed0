/** Entry of the command line: runs `main` with the real process. */
import { join } from "node:path";
import { main } from "./main.js";
import { processIo } from "./process-io.js";

main(process.argv.slice(2), processIo(join(import.meta.dirname, "../.."))).then(
  (code) => {
    // Never process.exit: it would cut what a pipe has not taken yet.
    process.exitCode = code;
  },
  (error: unknown) => {
    // Only a mistake of ours comes here; what users do wrong has been answered.
    const details = process.env.WF_DEBUG ? "" : " (WF_DEBUG=1 shows where)";
    console.error(`wf: internal error: ${error}${details}`);
    if (process.env.WF_DEBUG) console.error(error);
    process.exitCode = 2;
  },
);
