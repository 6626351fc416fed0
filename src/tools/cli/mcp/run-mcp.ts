/** Does the work of `wf mcp`: serves agents until they disconnect or it is stopped. */
import { randomBytes } from "node:crypto";
import { statSync } from "node:fs";
import { join, resolve } from "node:path";
import { STDIO_DEFAULT_MAX_BUFFER_SIZE } from "@modelcontextprotocol/server";
import { StdioServerTransport, serveStdio } from "@modelcontextprotocol/server/stdio";
import { megabytes } from "../../../base/text/phrases.js";
import { listenFailure } from "../../../service/web/listen-failure.js";
import { packageVersion } from "../../../workspace/files/package-version.js";
import { realPath } from "../../../workspace/files/real-path.js";
import type { Io } from "../../../workspace/io.js";
import { notesKeeper } from "../../../workspace/notes/notes-keeper.js";
import type { Call } from "../../../workspace/options/command.js";
import { untilStopped } from "../../../workspace/until-stopped.js";
import { UsageError } from "../../../workspace/usage-error.js";
import { type McpHost, mcpServers } from "../../mcp/create-server.js";
import { KeptFiles } from "../../mcp/kept-files.js";
import { mostCalls, serveHttp } from "../../mcp/serve-http.js";
import { ShownPreviews } from "../../mcp/shown-preview.js";
import { TaskPool } from "../../mcp/task-pool.js";
import type { mcpCommand } from "./mcp-command.js";

/** Minimum length of a token, in characters. */
const leastToken = 16;

/** Serves; exits with 1 if input of the agent has broken the connection. */
export async function runMcp(
  { options }: Call<typeof mcpCommand.options>,
  io: Io,
): Promise<number> {
  const { http, token, root } = options;
  if (http === undefined && token !== undefined && io.env.WF_MCP_TOKEN !== token) {
    throw new UsageError("--token is for --http; leave it out, or add --http PORT");
  }
  if (http !== undefined && token !== undefined && token.length < leastToken) {
    throw new UsageError(`--token must have at least ${leastToken} characters`);
  }
  const pool = new TaskPool(join(io.packageFolder, "dist", "mcp", "worker.js"));
  const files = new KeptFiles();
  const previews = new ShownPreviews(io);
  const keeper = notesKeeper(io.cwd, io.env.WF_AUTHOR);
  const host: McpHost = {
    version: packageVersion(io.packageFolder),
    packageFolder: io.packageFolder,
    roots: rootsFrom(root, io.cwd),
    trustsRoots: http === undefined,
    mostCalls: http === undefined ? undefined : mostCalls,
    perform: (task, canceled) => pool.perform(task, canceled),
    keep: (ending, content) => files.keep(ending, content),
    preview: (roots, path, page, element) => previews.show(roots, path, page, element),
    person: () => keeper.author(),
  };
  try {
    if (http === undefined) return (await overStdio(host, io)) ? 0 : 1;
    await overHttp(host, http, token ?? randomBytes(24).toString("base64url"), token, io);
  } finally {
    await previews.close();
    await pool.close();
    await files.close();
  }
  return 0;
}

/** The real paths of the folders on the command line; throws a UsageError if one does not exist. */
function rootsFrom(given: readonly string[], cwd: string): string[] {
  const folders = given.length > 0 ? given : ["."];
  return folders.map((folder) => {
    const absolute = resolve(cwd, folder);
    if (!statSync(absolute, { throwIfNoEntry: false })?.isDirectory()) {
      throw new UsageError(`--root ${folder}: there is no such folder`);
    }
    return realPath(absolute);
  });
}

function tellError(io: Io): (error: Error) => void {
  return (error) => void io.stderr.write(`wf: ${wordsOf(error)}\n`);
}

/** The problem in one line: the SDK lists everything that a message could have been. */
function wordsOf({ name, message }: Error): string {
  if (/^\$?ZodError$/.test(name)) return "ignored a message that is not valid JSON-RPC";
  if (message.startsWith("ReadBuffer exceeded")) {
    return `a message is larger than ${megabytes(STDIO_DEFAULT_MAX_BUFFER_SIZE)}; the connection ends here`;
  }
  return message.split("\n", 1)[0]!;
}

/** Serves until the agent closes standard input; returns false if the connection broke before. */
async function overStdio(host: McpHost, io: Io): Promise<boolean> {
  const stopped = untilStopped(io);
  const ended = new Promise<void>((resolve) => {
    process.stdin.once("end", resolve);
    process.stdin.once("close", resolve);
  });
  const transport = new StdioServerTransport(process.stdin, process.stdout);
  // The SDK closes the transport by itself if a message never ends.
  const closed = new Promise<"closed">((resolve) => {
    const close = transport.close.bind(transport);
    transport.close = async () => {
      await close();
      resolve("closed");
    };
  });
  const server = serveStdio(mcpServers(host), { transport, onerror: tellError(io) });
  const outcome = await Promise.race([stopped, ended, closed]);
  await server.close();
  return outcome !== "closed";
}

async function overHttp(
  host: McpHost,
  port: number,
  token: string,
  given: string | undefined,
  io: Io,
): Promise<void> {
  const stopped = untilStopped(io);
  const server = await serveHttp(mcpServers(host), { port, token, onError: tellError(io) }).catch(
    (error: unknown) => {
      throw listenFailure(error, "127.0.0.1", port);
    },
  );
  const said = given === undefined ? `token: ${token}\n` : "";
  await io.stdout.write(`MCP at ${server.address}\n${said}`);
  await stopped;
  await server.close();
}
