/** Waits until the user or the system asks the process to end. */
import type { Io } from "../io.js";

/** Resolves at the first Ctrl-C or SIGTERM; a second one ends the process at once. */
export function untilStopped(io: Io): Promise<void> {
  return new Promise((resolve) => {
    const stop = io.onSignal(["SIGINT", "SIGTERM"], () => {
      stop();
      resolve();
    });
  });
}
