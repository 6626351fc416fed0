/** Entry of the pre-commit hooks: the commands that they call, for a clone with nothing installed. */
import { join } from "node:path";
import type { RunnableCommand } from "../arguments/runnable-command.js";
import { runCommandLine } from "../program/run-command-line.js";
import { runProcess } from "../program/run-process.js";
import { runnableValidate } from "../validate/validate-command.js";

/** What `.pre-commit-hooks.yaml` calls most. */
const frequent: readonly RunnableCommand[] = [runnableValidate];

runProcess(
  (argv, io) =>
    runCommandLine(
      {
        frequent,
        load: async () => {
          const { runnableFmt } = await import("../fmt/fmt-command.js");
          return { commands: [...frequent, runnableFmt], groups: [] };
        },
      },
      argv,
      io,
    ),
  // The bundle is in bin/hook.
  join(import.meta.dirname, "../.."),
);
