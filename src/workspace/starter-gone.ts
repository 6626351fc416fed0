/** Notices when the npm command that started this process has ended without passing its signal on. */
import { readFileSync } from "node:fs";
import type { Io } from "./io.js";

/** ms between two checks. */
const lookTime = 400;

/**
 * Calls a listener once when the `npx`, `npm exec` or `npm run` that started this process is gone; never if there was
 * none. npm passes SIGTERM and SIGINT to its shell, which exits without telling anyone, and passes SIGHUP and SIGKILL
 * to no one: the process would keep running and hold its port.
 *
 * Standard input is no help: for background processes, it is closed or /dev/null.
 * @returns a function that ends the watch
 */
export function onStarterGone({ env }: Pick<Io, "env">, listener: () => void): () => void {
  if (!isStartedByNpm(env)) return () => undefined;
  const { ppid } = process;
  const hasShell = commandLine(ppid)?.[1] === "-c";
  const starters = (): string => `${process.ppid} ${hasShell ? parentOf(ppid) : ""}`;
  const before = starters();
  const timer = setInterval(() => {
    if (starters() === before) return;
    clearInterval(timer);
    listener();
  }, lookTime);
  timer.unref();
  return () => clearInterval(timer);
}

/** Whether npm runs only this program; a script that sends it to the background wants it to stay. */
export function isStartedByNpm(env: Io["env"]): boolean {
  const script = env.npm_lifecycle_script ?? "";
  return /\bwf\b/.test(script) && !/(?:^|[^&>|])&(?![&>])/.test(script);
}

/** The command line of a process; undefined if the system has no file for it. */
function commandLine(pid: number): string[] | undefined {
  return readProcess(pid, "cmdline")?.split("\0");
}

/** The parent of a process; undefined if it is unknown or the process is gone. */
function parentOf(pid: number): string | undefined {
  // The name of the program is in parentheses and may contain anything.
  return /^.*\) \S (\d+)/s.exec(readProcess(pid, "stat") ?? "")?.[1];
}

function readProcess(pid: number, name: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${name}`, "utf8");
  } catch {
    return undefined;
  }
}
