/** Entry of what the extension runs in a process of its own: the language server, and what draws files. */
import { join } from "node:path";
import type { RunnableCommand } from "../../../src/tools/cli/arguments/runnable-command.js";
import { runnableLsp } from "../../../src/tools/cli/lsp/lsp-command.js";
import { runCommandLine } from "../../../src/tools/cli/program/run-command-line.js";
import { runProcess } from "../../../src/tools/cli/program/run-process.js";
import { runnableRender } from "../../../src/tools/cli/render/render-command.js";

const frequent: readonly RunnableCommand[] = [runnableLsp, runnableRender];

runProcess(
  (argv, io) =>
    runCommandLine(
      { frequent, load: async () => ({ commands: [...frequent], groups: [] }) },
      argv,
      io,
    ),
  // The bundle is in dist.
  join(import.meta.dirname, ".."),
);
