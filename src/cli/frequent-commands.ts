/** Lists the commands that hooks and editors call; the entry holds them, the others are loaded on demand. */
import { parseCommand } from "./commands/parse.js";
import { renderCommand } from "./commands/render.js";
import { validateCommand } from "./commands/validate.js";
import { bindCommand, type RunnableCommand } from "./runnable-command.js";

/** Commands whose start counts; the work of each is loaded when it is called. */
export const frequentCommands: readonly RunnableCommand[] = [
  bindCommand(validateCommand, async () => (await import("./run/validate.js")).runValidate),
  bindCommand(renderCommand, async () => (await import("./run/render.js")).runRender),
  bindCommand(parseCommand, async () => (await import("./run/parse.js")).runParse),
];
