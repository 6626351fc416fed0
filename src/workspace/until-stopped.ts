/** Waits until the user or the system asks the process to end. */
import type { Io } from "./io.js";
import { onStarterGone } from "./starter-gone.js";

/** ms within which a repeated signal counts as one: the terminal and npm may both send it. */
const echoTime = 500;

/**
 * Resolves at the first Ctrl-C, SIGTERM or SIGHUP, or when the npm command that started the process is gone. A later
 * signal ends the process immediately.
 */
export function untilStopped(io: Io): Promise<void> {
  return new Promise((resolve) => {
    let isStopped = false;
    const stop = (): void => {
      if (isStopped) return;
      isStopped = true;
      endWatch();
      setTimeout(endListening, echoTime).unref();
      resolve();
    };
    const endListening = io.onSignal(["SIGINT", "SIGTERM", "SIGHUP"], stop);
    const endWatch = onStarterGone(io, stop);
  });
}
