/** Declares the command `wf lsp`. */
import { defineCommand, flag, integer } from "../../../workspace/options/command.js";

/** Serves editors. */
export const lspCommand = defineCommand({
  name: "lsp",
  otherNames: "language-server languageserver".split(" "),
  summary: "run the language server that editors use",
  description: `Speaks the Language Server Protocol on standard input and output. Your editor starts it; docs/editors.md
has settings for several editors.`,
  operands: [],
  options: {
    stdio: flag("use standard input and output, which is always the case"),
    clientProcessId: integer({ min: 1 }, "process ID of the editor; the server exits with it", {
      camelCase: true,
    }),
  },
  examples: [["lsp", "start the language server, as your editor does"]],
});
