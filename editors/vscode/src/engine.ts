/** Entry point of the extension's separate process: the language server, and rendering files. */
import { join } from "node:path";
import {
  bindCommand,
  type RunnableCommand,
} from "../../../src/tools/cli/arguments/runnable-command.js";
import { lspCommand } from "../../../src/tools/cli/lsp/lsp-command.js";
import { runCommandLine } from "../../../src/tools/cli/program/run-command-line.js";
import { runProcess } from "../../../src/tools/cli/program/run-process.js";
import { renderCommand } from "../../../src/tools/cli/render/render-command.js";

const frequent: readonly RunnableCommand[] = [
  bindCommand(
    lspCommand,
    async () => (await import("../../../src/tools/cli/lsp/run-lsp.js")).runLsp,
  ),
  bindCommand(
    renderCommand,
    async () => (await import("../../../src/tools/cli/render/run-render.js")).runRender,
  ),
];

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
