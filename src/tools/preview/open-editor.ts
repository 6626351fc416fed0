/** Starts the user's editor. */
import { spawn } from "node:child_process";
import { programPath } from "../../workspace/program-path.js";
import type { EditorCall } from "./editor-call.js";

/** Starts a detached program; resolves to false if it cannot be started. */
export function openEditor({ program, args }: EditorCall): Promise<boolean> {
  const found = programPath(program);
  if (found === undefined) return Promise.resolve(false);
  return new Promise((resolve) => {
    const child = spawn(found, args, { detached: true, stdio: "ignore", shell: false });
    child.once("error", () => resolve(false));
    child.once("spawn", () => {
      child.unref();
      resolve(true);
    });
  });
}
