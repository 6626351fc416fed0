/** Calls the command line inside of a test, with a folder of its own. */
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach } from "vitest";
import type { Io, Output } from "../../src/cli/io.js";
import { main } from "../../src/cli/main.js";

/** What a call gave. */
export interface Called {
  code: number;
  out: string;
  err: string;
}

/** Surroundings of a call that differ from the usual ones. */
export interface Surroundings {
  input?: string | Uint8Array;
  env?: Record<string, string>;
  /** Whether both outputs are terminals. */
  isTerminal?: boolean;
}

const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A folder with files, removed after the test. */
export class Workspace {
  /** Absolute path of the folder. */
  readonly folder: string;

  constructor(files: Record<string, string | Uint8Array> = {}) {
    this.folder = mkdtempSync(join(tmpdir(), "wf-test-"));
    folders.push(this.folder);
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
    const { input = "", env = {}, isTerminal = false } = surroundings;
    const out = collect(isTerminal);
    const err = collect(isTerminal);
    const io: Io = {
      readInput: async () => Buffer.from(input),
      stdout: out,
      stderr: err,
      cwd: this.folder,
      env,
      packageFolder: join(import.meta.dirname, "../.."),
    };
    const code = await main(argv, io);
    return { code, out: out.text(), err: err.text() };
  }
}

function collect(isTerminal: boolean): Output & { text(): string } {
  const chunks: Uint8Array[] = [];
  return {
    isTerminal,
    async write(text) {
      chunks.push(Buffer.from(text));
    },
    text: () => Buffer.concat(chunks).toString("utf8"),
  };
}

/** A wireframe without a finding. */
export const goodSource = 'page "Home" {\n  text "Hello"\n}\n';

/** A wireframe with one error, which can be repaired, and one warning. */
export const badSource = 'page "Home" {\n  buton "Go"\n  text "Hello" colour=red\n}\n';
