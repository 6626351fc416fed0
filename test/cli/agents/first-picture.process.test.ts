/** Follows docs/agents.md from the installation to the first picture, as an agent that reads its own settings. */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { PNG } from "pngjs";
import { afterAll, beforeAll, expect, it } from "vitest";
import { ensureBuilt, wf } from "../built.js";

const page = readFileSync(new URL("../../../docs/agents.md", import.meta.url), "utf8");
const [, install = ""] = /```sh\nwf (agents install .*)\n```/.exec(page) ?? [];
const [, fence = ""] = /^ {3}```wf\n([\s\S]*?)^ {3}```$/m.exec(page) ?? [];

let folder = "";
beforeAll(() => {
  ensureBuilt("cli", "mcp", "preview");
  folder = realpathSync(mkdtempSync(join(tmpdir(), "wf-agent-")));
  mkdirSync(join(folder, "project", ".git"), { recursive: true });
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it("works as described", async () => {
  const project = join(folder, "project");
  const run = (line: string) =>
    execFileSync(process.execPath, [wf, ...line.split(" ")], {
      cwd: project,
      env: { ...process.env, HOME: folder },
      encoding: "utf8",
      stdio: ["ignore", "pipe", "inherit"],
    });
  expect(run(install)).toContain("+++ b/.mcp.json");
  const settings = JSON.parse(readFileSync(join(project, ".mcp.json"), "utf8"));
  const { command, args } = settings.mcpServers.wf as { command: string; args: string[] };
  expect(readFileSync(join(project, ".claude/skills/wf/SKILL.md"), "utf8")).toContain("wf_write");

  const client = new Client({ name: "test", version: "1" }, { capabilities: { roots: {} } });
  client.setRequestHandler("roots/list", async () => ({
    roots: [{ uri: pathToFileURL(project).href }],
  }));
  await client.connect(new StdioClientTransport({ command, args, cwd: project, stderr: "ignore" }));
  const call = async (name: string, given: Record<string, unknown>) => {
    const result = await client.callTool({ name, arguments: given });
    expect(result.isError, JSON.stringify(result.content)).not.toBe(true);
    return result;
  };
  try {
    await call("wf_grammar", {});
    await call("wf_examples", { shows: "sign-in" });
    const source = fence.replace(/^ {3}/gm, "");
    const path = "designs/sign-in.wf";
    const written = await call("wf_write", { source, path });
    expect(written.structuredContent).toMatchObject({ valid: true, warnings: 0, repaired: [] });
    expect(readFileSync(join(project, path), "utf8")).toBe(source);
    const { content, structuredContent } = await call("wf_render", { path, marks: true });
    const image = (content as { type: string; data?: string }[]).find(
      ({ type }) => type === "image",
    );
    const { width, height } = PNG.sync.read(Buffer.from(image!.data!, "base64"));
    expect(structuredContent).toMatchObject({ width, height, errors: 0, warnings: 0 });
    const inspected = await call("wf_inspect", { path });
    expect(inspected.structuredContent).toMatchObject({ errors: 0, warnings: 0, infos: 0 });
    const { structuredContent: shown } = await call("wf_preview", { path });
    expect((await fetch((shown as { address: string }).address)).status).toBe(200);
  } finally {
    await client.close();
  }
  run(`${install} --remove`);
  expect(existsSync(join(project, ".mcp.json"))).toBe(false);
}, 120_000);
