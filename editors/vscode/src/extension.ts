/** Entry point of the extension: starts the server, and registers everything that the manifest declares. */
import { commands, type ExtensionContext, window, workspace } from "vscode";
import type { CommandName, RenderCommand } from "./contributions.js";
import { LanguageServer } from "./language-server.js";
import { PreviewPanels } from "./preview-panel.js";
import { renderFile } from "./render-file.js";

/** All commands that render; injected by scripts/build-vscode.mjs. */
declare const WF_RENDER_COMMANDS: readonly RenderCommand[];

let server: LanguageServer | undefined;

/** VS Code calls this when the first wireframe is opened or a command is run. */
export async function activate(context: ExtensionContext): Promise<void> {
  const started = new LanguageServer(context);
  server = started;
  const panels = new PreviewPanels(context, started);
  const work: Record<CommandName, () => unknown> = {
    preview: () => window.activeTextEditor && panels.show(window.activeTextEditor),
    restart: () => started.restart(),
    log: () => started.showLog(),
  };
  for (const [name, run] of Object.entries(work)) {
    context.subscriptions.push(commands.registerCommand(`wf.${name}`, run));
  }
  for (const each of WF_RENDER_COMMANDS) {
    const run = (): Promise<void> => renderFile(context, each);
    context.subscriptions.push(commands.registerCommand(each.command, run));
  }
  context.subscriptions.push(
    workspace.onDidChangeConfiguration((event) => {
      if (event.affectsConfiguration("wf.path")) void started.restart();
    }),
  );
  await started.start();
}

/** VS Code calls this before it exits. */
export async function deactivate(): Promise<void> {
  await server?.stop();
}
