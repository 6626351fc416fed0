/** Entry of the pre-commit hooks: the commands that they call, for a clone with nothing installed. */
import { join } from "node:path";
import { bindCommand, type RunnableCommand } from "../arguments/runnable-command.js";
import { runCommandLine } from "../program/run-command-line.js";
import { runProcess } from "../program/run-process.js";
import { validateCommand } from "../validate/validate-command.js";

/** The commands that `.pre-commit-hooks.yaml` calls most. */
const frequent: readonly RunnableCommand[] = [
  bindCommand(
    validateCommand,
    async () => (await import("../validate/run-validate.js")).runValidate,
  ),
];

runProcess(
  (argv, io) =>
    runCommandLine(
      {
        frequent,
        load: async () => {
          const { fmtCommand } = await import("../fmt/fmt-command.js");
          const formatting = bindCommand(
            fmtCommand,
            async () => (await import("../fmt/run-fmt.js")).runFmt,
          );
          return { commands: [...frequent, formatting], groups: [] };
        },
      },
      argv,
      io,
    ),
  // The bundle is in bin/hook.
  join(import.meta.dirname, "../.."),
);
