/** Notices that the npm command which started this process has ended without passing its signal on. */
import { readFileSync } from "node:fs";
import type { Io } from "./io.js";

/** ms between two looks. */
const lookTime = 400;

/**
 * Calls a listener once when the `npx`, `npm exec` or `npm run` that started this process is gone;
 * never without one. npm passes SIGTERM and SIGINT to its shell, which exits and tells
 * nobody, and SIGHUP and SIGKILL to no one: the process would go on and hold its port.
 *
 * Standard input says nothing here: it is closed, or /dev/null, for whatever runs in the background.
 * @returns ends the watch
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

/** Whether npm runs nothing but this program; a script that sends it into the background wants it to stay. */
export function isStartedByNpm(env: Io["env"]): boolean {
  const script = env.npm_lifecycle_script ?? "";
  return /\bwf\b/.test(script) && !/(?:^|[^&>|])&(?![&>])/.test(script);
}

/** The words of a process; undefined where the system does not show them as files. */
function commandLine(pid: number): string[] | undefined {
  return readProcess(pid, "cmdline")?.split("\0");
}

/** The parent of a process; undefined where the system does not show it, or the process is gone. */
function parentOf(pid: number): string | undefined {
  // The name of the program is in parentheses and may hold anything.
  return /^.*\) \S (\d+)/s.exec(readProcess(pid, "stat") ?? "")?.[1];
}

function readProcess(pid: number, name: string): string | undefined {
  try {
    return readFileSync(`/proc/${pid}/${name}`, "utf8");
  } catch {
    return undefined;
  }
}
