/** Calls the command line within a test, in a folder of its own. */
import type { EventEmitter } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import type { CommandSet } from "../../src/tools/cli/arguments/runnable-command.js";
import { main } from "../../src/tools/cli/program/main.js";
import type { Io, Output } from "../../src/workspace/io.js";

/** The result of a call. */
export interface Called {
  code: number;
  out: string;
  err: string;
}

/** How the environment of a call differs from the usual one. */
export interface Surroundings {
  input?: string | Uint8Array | AsyncIterable<Uint8Array>;
  env?: Record<string, string>;
  /** Exit code of a signal that arrives while the first files are written. */
  signal?: number;
  /** Whether both outputs are terminals. */
  isTerminal?: boolean;
  /** Whether standard output is a file. */
  isFile?: boolean;
  /** The user's answers at the terminal, in order; without them, no question can be asked. */
  answers?: readonly string[];
  /** Emits the signals that arrive during the call. */
  signals?: EventEmitter;
  /** The current folder, relative to the workspace. */
  cwd?: string;
  /** Commands that replace the real ones, except for the most common ones, which are always there. */
  commands?: CommandSet;
}

/** A folder with files, removed after the test. */
export class Workspace {
  /** Absolute path of the folder. */
  readonly folder: string;

  constructor(files: Record<string, string | Uint8Array> = {}) {
    this.folder = mkdtempSync(join(tmpdir(), "wf-test-"));
    onTestFinished(() => rmSync(this.folder, { recursive: true, force: true }));
    for (const [path, content] of Object.entries(files)) this.write(path, content);
  }

  /** Writes a file and the folders above it. */
  write(path: string, content: string | Uint8Array): void {
    const absolute = join(this.folder, path);
    mkdirSync(dirname(absolute), { recursive: true });
    writeFileSync(absolute, content);
  }

  /** Reads a file as text. */
  read(path: string): string {
    return readFileSync(join(this.folder, path), "utf8");
  }

  /** Calls the command line in this folder. */
  async call(argv: readonly string[], surroundings: Surroundings = {}): Promise<Called> {
    const {
      input = "",
      env = {},
      isTerminal = false,
      isFile,
      answers,
      signals,
      commands,
    } = surroundings;
    const { signal } = surroundings;
    const left = answers && [...answers];
    const out = collect(isTerminal, isFile);
    const err = collect(isTerminal);
    const io: Io = {
      async readInput() {
        const chunks: Uint8Array[] = [];
        for await (const chunk of io.followInput(new AbortController().signal)) chunks.push(chunk);
        return Buffer.concat(chunks);
      },
      async *followInput() {
        if (typeof input === "string" || input instanceof Uint8Array) yield Buffer.from(input);
        else yield* input;
      },
      async ask(question) {
        if (left) await err.write(`${question}\n`);
        return left && (left.shift() ?? "");
      },
      onSignal(names, listener) {
        for (const name of names) signals?.on(name, listener);
        return () => {
          for (const name of names) signals?.off(name, listener);
        };
      },
      onCrash: () => () => {},
      holdSignals: () => ({ release: async () => signal }),
      stdout: out,
      stderr: err,
      cwd: join(this.folder, surroundings.cwd ?? "."),
      env,
      packageFolder: join(import.meta.dirname, "../.."),
    };
    const code = await (commands ? main(argv, io, async () => commands) : main(argv, io));
    return { code, out: out.text(), err: err.text() };
  }
}

function collect(isTerminal: boolean, isFile = false): Output & { text(): string } {
  const chunks: Uint8Array[] = [];
  return {
    isTerminal,
    isFile,
    async write(text) {
      chunks.push(Buffer.from(text));
    },
    text: () => Buffer.concat(chunks).toString("utf8"),
  };
}

/** A wireframe without a diagnostic. */
export const goodSource = 'page "Home" {\n  text "Hello"\n}\n';

/** A wireframe with one error, which can be fixed, and one warning. */
export const badSource = 'page "Home" {\n  buton "Go"\n  text "Hello" colour=red\n}\n';
