/** Runs `wf watch` as a process, like a user. */
import { type ChildProcess, spawn } from "node:child_process";
import { wf } from "../cli/built.js";
import { pause } from "../support/pause.js";

/** Whether a process has ended, by itself or by a signal. */
function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

/** A running command, with its output. */
export class Watching {
  readonly #child: ChildProcess;
  out = "";
  err = "";
  /** The exit code, or null after a signal; resolves once all outputs are closed. */
  readonly ended: Promise<number | null>;
  /** The same, but resolves once the process itself has ended. */
  readonly #exit: Promise<number | null>;

  /** @param hasInput whether `write` feeds its standard input */
  constructor(
    cwd: string,
    argv: readonly string[],
    env: Record<string, string> = {},
    hasInput = false,
  ) {
    this.#child = spawn(process.execPath, [wf, ...argv], {
      cwd,
      stdio: [hasInput ? "pipe" : "ignore", "pipe", "pipe"],
      env: { ...process.env, VISUAL: "", EDITOR: "", ...env },
    });
    this.#exit = new Promise((resolve) => this.#child.once("exit", resolve));
    this.ended = new Promise((resolve) => this.#child.once("close", resolve));
    this.#child.stdout!.setEncoding("utf8").on("data", (text: string) => {
      this.out += text;
    });
    this.#child.stderr!.setEncoding("utf8").on("data", (text: string) => {
      this.err += text;
    });
  }

  /** Waits until one of the outputs contains a match. */
  async says(pattern: RegExp, ms = 60_000): Promise<RegExpExecArray> {
    const end = Date.now() + ms;
    for (;;) {
      const found = pattern.exec(this.out + this.err);
      if (found) return found;
      if (Date.now() > end || hasEnded(this.#child)) {
        throw new Error(`${pattern} was not said in:\n${this.out}${this.err}`);
      }
      await pause(10);
    }
  }

  /** Writes to its standard input. */
  write(text: string): void {
    this.#child.stdin!.write(text);
  }

  /** Ends its standard input. */
  endInput(): void {
    this.#child.stdin!.end();
  }

  /** The address of the preview. */
  async address(): Promise<string> {
    return (await this.says(/http:\/\/\S+\//))[0];
  }

  /** Sends a signal, and returns the exit code. */
  async stop(signal: NodeJS.Signals = "SIGINT"): Promise<number | null> {
    this.#child.kill(signal);
    return this.#exit;
  }
}
