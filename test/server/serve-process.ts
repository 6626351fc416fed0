/** Runs the built `wf` as processes, for tests that need real ones. */
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { createAccount } from "../../src/service/accounts/accounts.js";
import { createKey } from "../../src/service/accounts/keys.js";
import { openStore } from "../../src/service/store/open-store.js";
import type { Store } from "../../src/service/store/store.js";

const run = promisify(execFile);
const program = fileURLToPath(new URL("../../bin/wf.js", import.meta.url));

/** Limits that no test reaches. */
const wide = { minute: 1_000_000_000, day: 1_000_000_000, month: 1_000_000_000 };

/** A folder for a server, with its data and settings. */
export class ServeFolder {
  readonly folder = mkdtempSync(path.join(tmpdir(), "wf-serve-"));
  readonly data: string;
  /** Node options for the servers. */
  nodeFlags: readonly string[] = [];
  /** Additional environment variables for the processes. */
  variables: Readonly<Record<string, string>> = {};
  /** The start of the commands that run servers, to run them elsewhere. */
  via: readonly string[] = [];
  #inStore: Promise<unknown> = Promise.resolve();
  readonly #running = new Set<ServeProcess>();

  /** `data` is the place of the data; by default, it is inside the folder. */
  constructor(data?: string) {
    this.data = data ?? path.join(this.folder, "data");
    this.write("wf.config.json", {
      serve: {
        tiers: {
          free: { minute: 10, day: 100, month: 1000 },
          basic: { minute: 30, day: 500, month: 10_000 },
          enterprise: { minute: 120, day: 10_000, month: null },
          wide,
        },
      },
    });
  }

  /** Writes a file as JSON. */
  write(name: string, content: unknown): string {
    const file = path.join(this.folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, JSON.stringify(content));
    return file;
  }

  get #env(): NodeJS.ProcessEnv {
    const { PATH } = process.env;
    return { PATH, HOME: this.folder, WF_DATA: this.data, WF_DRAIN_DELAY: "0s", ...this.variables };
  }

  /** Calls `wf` and returns its output; rejects if it fails. */
  async call(...args: string[]): Promise<{ stdout: string; stderr: string }> {
    return await run(process.execPath, [program, ...args], { cwd: this.folder, env: this.#env });
  }

  /** Starts `wf` without waiting for its end. */
  start(...args: string[]): ChildProcess {
    const env = this.#env;
    return spawn(process.execPath, [program, ...args], { cwd: this.folder, env, stdio: "ignore" });
  }

  /** Creates an account with a key like the commands, but without two more processes. */
  key(tier = "wide", account = "acme"): Promise<string> {
    const settings = JSON.parse(readFileSync(path.join(this.folder, "wf.config.json"), "utf8"));
    return this.withStore(async (store) => {
      const now = Date.now();
      if (!(await store.getAccount(account))) await createAccount(store, account, now);
      return (await createKey(store, settings.serve.tiers, { account, tier }, now)).key;
    });
  }

  /**
   * Opens the store in this process for the duration of some work, one caller at a time, since a process may open it
   * only once.
   */
  withStore<T>(work: (store: Store) => Promise<T>): Promise<T> {
    const done = this.#inStore.then(() => this.#openedFor(work));
    this.#inStore = done.catch(() => {});
    return done;
  }

  async #openedFor<T>(work: (store: Store) => Promise<T>): Promise<T> {
    const address = this.variables.WF_STORE ?? "lmdb:";
    const store = await openStore({ address, folder: this.data, env: this.variables });
    try {
      return await work(store);
    } finally {
      await store.close();
    }
  }

  /** Creates a key of an account with the command. */
  async keyByCommand(tier: string, account = "acme"): Promise<string> {
    return (await this.call("keys", "create", "--account", account, "--tier", tier)).stdout.trim();
  }

  /** Starts `wf serve` on a free port and waits until it listens. */
  async serve(...args: string[]): Promise<ServeProcess> {
    const words = [...this.nodeFlags, program, "serve", "--port", "0", ...args];
    const [command = "", ...rest] = [...this.via, process.execPath, ...words];
    const child = spawn(command, rest, {
      cwd: this.folder,
      env: this.#env,
      stdio: ["ignore", "pipe", "pipe"],
    });
    const server = new ServeProcess(child);
    this.#running.add(server);
    await server.ready;
    return server;
  }

  /** Stops everything that runs, and removes the folder. */
  async remove(): Promise<void> {
    for (const server of this.#running) server.child.kill("SIGKILL");
    await Promise.all([...this.#running].map(({ ended }) => ended));
    rmSync(this.folder, { recursive: true, force: true });
  }
}

/** A running `wf serve`. */
export class ServeProcess {
  readonly child: ChildProcess;
  out = "";
  err = "";
  /** The exit code, or null after a signal. */
  readonly ended: Promise<number | null>;
  /** Resolves when it listens. */
  readonly ready: Promise<void>;

  constructor(child: ChildProcess) {
    this.child = child;
    this.ended = new Promise((resolve) => child.once("close", resolve));
    child.stderr!.setEncoding("utf8").on("data", (text: string) => (this.err += text));
    this.ready = new Promise((resolve, reject) => {
      child.stdout!.setEncoding("utf8").on("data", (text: string) => {
        this.out += text;
        if (this.out.includes("listening on ")) resolve();
      });
      this.ended.then((code) => reject(new Error(`wf serve ended with ${code}: ${this.err}`)));
    });
    // If it never listens, this rejects; only callers that wait for it need to know.
    this.ready.catch(() => {});
  }

  /** The address that it printed. */
  get base(): string {
    return /listening on ([^\s,]+)/.exec(this.out)![1]!;
  }

  /** Sends a source to a tool. */
  post(tool: string, key: string, body: object): Promise<Response> {
    return fetch(`${this.base}/tools/${tool}`, {
      method: "POST",
      headers: { "x-api-key": key, "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  }

  /** Sends a signal, and waits for the end. */
  async end(signal: NodeJS.Signals = "SIGTERM"): Promise<number | null> {
    this.child.kill(signal);
    return await this.ended;
  }
}
