/** Opens a line of a file in the user's editor. */
import type { DiagnosticView, FileSummary } from "../protocol.js";
import { element } from "./element.js";
import { requestOpen } from "./server.js";
import type { Toast } from "./toast.js";

/** Has the server open a line. If it knows no editor, follows a link for the most common editor. */
export async function openInEditor(
  { path, absolute }: Pick<FileSummary, "path" | "absolute">,
  { line, column }: Pick<DiagnosticView, "line" | "column">,
  isServed: boolean,
  toast: Toast,
): Promise<void> {
  if (!isServed) {
    const steps = absolute.replaceAll("\\", "/").split("/").map(encodeURIComponent).join("/");
    const slash = steps.startsWith("/") ? "" : "/";
    element("a", { href: `vscode://file${slash}${steps}:${line}:${column}` }).click();
    return;
  }
  try {
    const isOpen = await requestOpen({ path, line, column });
    if (isOpen) toast.say("Opened in your editor");
    else toast.warn("Could not start the editor");
  } catch {
    toast.warn("Cannot reach the server");
  }
}
