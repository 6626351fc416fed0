/** Entry of what the extension runs in a process of its own: the language server, and what draws files. */
import { join } from "node:path";
import { runnableLsp } from "../../../src/cli/lsp/lsp-command.js";
import { runnableRender } from "../../../src/cli/render/render-command.js";
import { runCommandLine } from "../../../src/cli/run-command-line.js";
import { runProcess } from "../../../src/cli/run-process.js";
import type { RunnableCommand } from "../../../src/cli/runnable-command.js";

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
