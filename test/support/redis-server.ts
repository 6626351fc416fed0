/** Starts Redis servers on free ports, and a cluster of them; what a test file starts, it must stop. */
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import { hasCommand } from "./has-command.js";
import { pause } from "./pause.js";

const run = promisify(execFile);

/** Whether tests with a Redis can run. */
export const hasRedis = hasCommand("redis-server");

/** A server; it can be stopped and started again with its data. */
export class RedisServer {
  readonly port: number;
  readonly folder = mkdtempSync(path.join(tmpdir(), "wf-redis-"));
  readonly #program: string;
  readonly #args: readonly string[];
  #file: string | undefined;
  #child: ChildProcess | undefined;
  #ended: Promise<unknown> = Promise.resolve();

  private constructor(port: number, args: readonly string[], program: string) {
    this.port = port;
    this.#args = args;
    this.#program = program;
  }

  /** Starts a server. It logs its changes, and flushes the log once a second, unless `args` say otherwise. */
  static async start(args: readonly string[] = [], given?: number): Promise<RedisServer> {
    const port = given ?? (await freePort());
    const all = ["--port", String(port), "--bind", "127.0.0.1", "--save", ""];
    const server = new RedisServer(port, [...all, "--appendonly", "yes", ...args], "redis-server");
    await server.start();
    return server;
  }

  /** Starts a Sentinel with the lines of its configuration, which it rewrites itself. */
  static async startSentinel(lines: readonly string[]): Promise<RedisServer> {
    const port = await freePort();
    const server = new RedisServer(port, [], "redis-sentinel");
    const file = path.join(server.folder, "sentinel.conf");
    writeFileSync(file, [`port ${port}`, `dir ${server.folder}`, ...lines, ""].join("\n"));
    server.#file = file;
    await server.start();
    return server;
  }

  get url(): string {
    return `redis://127.0.0.1:${this.port}`;
  }

  get pid(): number {
    return this.#child!.pid!;
  }

  async start(): Promise<void> {
    const args = this.#file ? [this.#file] : [...this.#args, "--dir", this.folder];
    this.#child = spawn(this.#program, args, { stdio: "ignore" });
    this.#ended = new Promise((resolve) => this.#child!.once("close", resolve));
    await this.#answers();
  }

  /** Stops it; its logged changes are kept. */
  async stop(signal: NodeJS.Signals = "SIGTERM"): Promise<void> {
    this.#child?.kill(signal);
    await this.#ended;
  }

  /** Stops it, and removes its folder. */
  async remove(): Promise<void> {
    await this.stop("SIGKILL");
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Sends a command with `redis-cli`. */
  async call(...words: string[]): Promise<string> {
    const { stdout } = await run("redis-cli", ["-p", String(this.port), ...words]);
    return stdout.trim();
  }

  async #answers(): Promise<void> {
    for (;;) {
      const said = await this.call("ping").catch(() => "");
      if (said.startsWith("PONG") || said.startsWith("NOAUTH")) return;
      await pause(20);
    }
  }
}

/** A port that is not in use. */
export async function freePort(): Promise<number> {
  return await new Promise((resolve, reject) => {
    const server = createServer();
    server.once("error", reject);
    server.listen(0, "127.0.0.1", () => {
      const { port } = server.address() as { port: number };
      server.close(() => resolve(port));
    });
  });
}

/** A cluster of three primaries. */
export class RedisCluster {
  readonly nodes: readonly RedisServer[];

  private constructor(nodes: readonly RedisServer[]) {
    this.nodes = nodes;
  }

  static async start(): Promise<RedisCluster> {
    const nodes: RedisServer[] = [];
    for (let count = 0; count < 3; count++) {
      // The nodes talk to each other on another port, by default the one 10,000 above.
      const bus = await freePort();
      const args = ["--cluster-enabled", "yes", "--cluster-port", String(bus)];
      nodes.push(await RedisServer.start(args));
    }
    const hosts = nodes.map(({ port }) => `127.0.0.1:${port}`);
    await run("redis-cli", ["--cluster", "create", ...hosts, "--cluster-yes"]);
    for (const node of nodes) {
      while (!(await node.call("cluster", "info")).includes("cluster_state:ok")) {
        await pause(20);
      }
    }
    return new RedisCluster(nodes);
  }

  get url(): string {
    return `redis+cluster://${this.nodes.map(({ port }) => `127.0.0.1:${port}`).join(",")}`;
  }

  async remove(): Promise<void> {
    await Promise.all(this.nodes.map((node) => node.remove()));
  }
}
