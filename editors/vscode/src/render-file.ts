/** Renders the file in an editor to a picture next to it, in a separate process. */
import { execFile } from "node:child_process";
import { dirname } from "node:path";
import { commands, type ExtensionContext, ProgressLocation, Uri, window } from "vscode";
import type { RenderCommand } from "./contributions.js";
import { engineProcess } from "./engine-process.js";

/** Saves the document of the active editor, renders it, and offers to open the picture. */
export async function renderFile(
  context: ExtensionContext,
  { format, ending }: RenderCommand,
): Promise<void> {
  const document = window.activeTextEditor?.document;
  if (!document) return;
  // A new document gets its name here.
  const saved = document.isUntitled || document.isDirty ? await document.save() : true;
  const source = window.activeTextEditor?.document.uri;
  if (!saved || source?.scheme !== "file") {
    void window.showErrorMessage("Save the file to the disk before you render it.");
    return;
  }
  const picture = `${source.fsPath.replace(/\.[^./\\]+$/, "")}.${ending}`;
  const title = `Rendering ${ending.toUpperCase()}`;
  const problem = await window.withProgress({ location: ProgressLocation.Window, title }, () =>
    draw(context, source.fsPath, format, picture),
  );
  if (problem !== undefined) {
    void window.showErrorMessage(problem);
    return;
  }
  const open = "Open";
  const answer = await window.showInformationMessage(`Written: ${picture}`, open);
  if (answer !== open) return;
  await commands.executeCommand("vscode.open", Uri.file(picture));
}

/** Resolves to an error message, or to undefined if it succeeded. */
function draw(
  context: ExtensionContext,
  source: string,
  format: string,
  picture: string,
): Promise<string | undefined> {
  const words = ["render", source, `--${format}`, "--output", picture];
  const { command, arguments: args, env } = engineProcess(context, ...words);
  return new Promise((resolve) => {
    execFile(command, args, { cwd: dirname(source), env }, (error, _, told) => {
      resolve(error ? told.trim() || error.message : undefined);
    });
  });
}
