/** Runs a command line in the real process, and exits with its exit code. */
import type { Io } from "../../../workspace/io.js";
import { processIo } from "./process-io.js";

/** Calls `run` with the arguments and `Io` of this process. */
export function runProcess(
  run: (argv: readonly string[], io: Io) => Promise<number>,
  packageFolder: string,
): void {
  let isOver = false;
  // Node exits when nothing is left to wait for, even if a promise is still pending.
  process.on("exit", () => {
    if (isOver) return;
    console.error("wf: internal error: ended before its work was done");
    process.exitCode = 2;
  });
  // Node would print the line of code, which is a whole file in a bundle.
  process.on("uncaughtException", (error) => {
    isOver = true;
    printBug(error);
    process.exit(2);
  });
  run(process.argv.slice(2), processIo(packageFolder)).then(
    (code) => {
      process.exitCode = code;
      isOver = true;
      // Exiting at once would cut off output that a pipe has not taken yet. If nothing is left to wait for, it saves a
      // turn of the event loop, in which V8 would collect garbage.
      if (process.getActiveResourcesInfo().length === 0) process.exit();
    },
    (error: unknown) => {
      isOver = true;
      printBug(error);
      process.exitCode = 2;
    },
  );
}

/** Says that one of our bugs ended the process; mistakes of users have been reported. */
function printBug(error: unknown): void {
  const details = process.env.WF_DEBUG ? "" : " (set WF_DEBUG=1 for details)";
  console.error(`wf: internal error: ${error}${details}`);
  if (process.env.WF_DEBUG) console.error(error);
}
