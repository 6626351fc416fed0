/** Binds the commands that hooks and editors call to their work; the entry contains them, the others are loaded on demand. */
import { bindCommand, type RunnableCommand } from "../arguments/runnable-command.js";
import { parseCommand } from "../parse/parse-command.js";
import { renderCommand } from "../render/render-command.js";
import { validateCommand } from "../validate/validate-command.js";

/** Commands that must start fast; the work of each is loaded when it is called. */
export const frequentCommands: readonly RunnableCommand[] = [
  bindCommand(
    validateCommand,
    async () => (await import("../validate/run-validate.js")).runValidate,
  ),
  bindCommand(renderCommand, async () => (await import("../render/run-render.js")).runRender),
  bindCommand(parseCommand, async () => (await import("../parse/run-parse.js")).runParse),
];
