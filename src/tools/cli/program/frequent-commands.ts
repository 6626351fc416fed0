/** Lists the commands that hooks and editors call; the entry contains them, the others are loaded on demand. */
import type { RunnableCommand } from "../arguments/runnable-command.js";
import { runnableParse } from "../parse/parse-command.js";
import { runnableRender } from "../render/render-command.js";
import { runnableValidate } from "../validate/validate-command.js";

/** Commands whose start counts; the work of each is loaded when it is called. */
export const frequentCommands: readonly RunnableCommand[] = [
  runnableValidate,
  runnableRender,
  runnableParse,
];
