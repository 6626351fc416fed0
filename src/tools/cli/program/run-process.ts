/** Runs a command line with the real process, and ends that with its exit code. */
import type { Io } from "../../../workspace/io.js";
import { processIo } from "./process-io.js";

/** Calls `run` with the words and the surroundings of this process. */
export function runProcess(
  run: (argv: readonly string[], io: Io) => Promise<number>,
  packageFolder: string,
): void {
  let isOver = false;
  // Node ends when nothing is left to wait for, whatever a promise was still to bring.
  process.on("exit", () => {
    if (isOver) return;
    console.error("wf: internal error: ended before its work was done");
    process.exitCode = 2;
  });
  run(process.argv.slice(2), processIo(packageFolder)).then(
    (code) => {
      process.exitCode = code;
      isOver = true;
      // To end at once would cut what a pipe has not taken yet. Where nothing is left to wait for, it
      // spares a turn of the event loop, in which V8 would collect the garbage of this process.
      if (process.getActiveResourcesInfo().length === 0) process.exit();
    },
    (error: unknown) => {
      isOver = true;
      // Only bugs of ours get here; mistakes of users have been reported.
      const details = process.env.WF_DEBUG ? "" : " (set WF_DEBUG=1 for details)";
      console.error(`wf: internal error: ${error}${details}`);
      if (process.env.WF_DEBUG) console.error(error);
      process.exitCode = 2;
    },
  );
}
