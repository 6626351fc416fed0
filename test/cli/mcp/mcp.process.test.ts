/** Drives the real process with the client of the official SDK, over stdio and over HTTP. */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { type IncomingMessage, request } from "node:http";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { encode } from "gpt-tokenizer";
import { PNG } from "pngjs";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ensureBuilt, wf } from "../built.js";

const login = readFileSync(new URL("../../../examples/login.wf", import.meta.url), "utf8");

let folder = "";
beforeAll(() => {
  ensureBuilt("cli", "mcp", "preview");
  folder = realpathSync(mkdtempSync(join(tmpdir(), "wf-mcp-test-")));
  mkdirSync(join(folder, "designs"));
  writeFileSync(join(folder, "designs", "login.wf"), login);
  writeFileSync(join(folder, "outside.wf"), login);
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

type Content = { type: string; text?: string; data?: string; uri?: string };

interface Answer {
  text: string;
  image: Buffer | undefined;
  links: string[];
  structured: Record<string, unknown>;
  isError: boolean;
}

async function call(client: Client, name: string, args: Record<string, unknown>): Promise<Answer> {
  const result = await client.callTool({ name, arguments: args });
  const content = result.content as Content[];
  const data = content.find(({ type }) => type === "image")?.data;
  const text = content.flatMap((each) => (each.type === "text" ? [each.text!] : [])).join("\n");
  const structured = (result.structuredContent ?? {}) as Record<string, unknown>;
  // Pictures must only be in image content.
  expect(`${text}${JSON.stringify(structured)}`).not.toMatch(/[A-Za-z0-9+/]{400}/);
  return {
    text,
    image: data === undefined ? undefined : Buffer.from(data, "base64"),
    links: content.flatMap((each) => (each.type === "resource_link" ? [each.uri!] : [])),
    structured,
    isError: result.isError === true,
  };
}

/** A client with the folder `designs` as its root. */
function newClient(hasRoots = true): Client {
  const client = new Client(
    { name: "test", version: "1" },
    { capabilities: hasRoots ? { roots: {} } : {} },
  );
  if (hasRoots) {
    client.setRequestHandler("roots/list", async () => ({
      roots: [{ uri: pathToFileURL(join(folder, "designs")).href }],
    }));
  }
  return client;
}

async function overStdio(hasRoots = true): Promise<{ client: Client; pid: number }> {
  const transport = new StdioClientTransport({
    command: process.execPath,
    args: [wf, "mcp"],
    cwd: folder,
    stderr: "ignore",
  });
  const client = newClient(hasRoots);
  await client.connect(transport);
  return { client, pid: transport.pid! };
}

/** Each tool with arguments, and a pattern for its answer. */
const calls: readonly (readonly [name: string, args: Record<string, unknown>, says: RegExp])[] = [
  ["wf_grammar", {}, /# wf in brief/],
  ["wf_grammar", { components: ["table"] }, /## table/],
  ["wf_examples", {}, /team-chat: /],
  ["wf_examples", { name: "login" }, /page "Sign in"/],
  ["wf_write", { source: 'page "A" { button “Save” }' }, /^valid[\s\S]*repaired: line 1/],
  ["wf_write", { source: { type: "Page", children: [{ type: "Divider" }] } }, /^valid/],
  ["wf_render", { source: login, marks: true }, /10 button "Sign in"/],
  ["wf_inspect", { source: login }, /title "Welcome back"/],
  ["wf_inspect", { source: login, format: "outline" }, /largest empty area/],
  ["wf_explain", { code: "near-edge" }, /# near-edge/],
  ["wf_explain", {}, /element-overlap: /],
  ["wf_notes", { path: "login.wf" }, /^0 open notes/],
  ["wf_diff", { before: login, after: login.replace("Welcome back", "Hi") }, /label/],
];

/** Invalid arguments, and a pattern for the advice in the answer. */
const mistakes: readonly (readonly [name: string, args: Record<string, unknown>, says: RegExp])[] =
  [
    ["wf_render", {}, /give either source or path/],
    ["wf_render", { source: login, path: "login.wf" }, /give either source or path/],
    ["wf_render", { sourc: login }, /did you mean source/],
    ["wf_render", { source: login, maxSide: 5000 }, /maxSide/],
    ["wf_render", { source: login, page: "x" }, /name one of "Sign in"/],
    ["wf_render", { source: "page { buton }" }, /call wf_write/],
    ["wf_explain", { code: "nope" }, /call wf_explain without code/],
    ["wf_grammar", { components: ["buton"] }, /did you mean button/],
    ["wf_examples", { name: "nope" }, /use one of/],
    ["wf_diff", { before: login }, /give after/],
    ["wf_render", { path: "nope.wf" }, /name a \.wf file|no such file/],
  ];

describe.each(["stdio", "http"] as const)("over %s", (way) => {
  let client: Client;
  let server: ChildProcess | undefined;
  let address = "";
  const token = "a-token-of-enough-letters";

  beforeAll(async () => {
    if (way === "stdio") {
      ({ client } = await overStdio());
      return;
    }
    server = spawn(process.execPath, [wf, "mcp", "--http", "0", "--root", "designs"], {
      cwd: folder,
      env: { ...process.env, WF_MCP_TOKEN: token },
      stdio: ["ignore", "pipe", "inherit"],
    });
    const [line] = (await once(server.stdout!, "data")) as [Buffer];
    address = /http:\S+/.exec(String(line))![0];
    client = newClient(false);
    const headers = { Authorization: `Bearer ${token}` };
    await client.connect(
      new StreamableHTTPClientTransport(new URL(address), { requestInit: { headers } }),
    );
  }, 60_000);

  afterAll(async () => {
    await client?.close();
    if (server) {
      server.kill("SIGTERM");
      await once(server, "exit");
    }
  });

  it("lists tools with schemas and annotations, resources and prompts", async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name).sort()).toEqual(
      [...new Set([...calls.map(([name]) => name), "wf_preview"])].sort(),
    );
    for (const { inputSchema, outputSchema, annotations, description } of tools) {
      expect(inputSchema.type).toBe("object");
      expect(outputSchema?.type).toBe("object");
      expect(annotations?.readOnlyHint).toBeTypeOf("boolean");
      expect(description).toMatch(/\w{4}/);
    }
    const { resources } = await client.listResources();
    const uris = resources.map(({ uri }) => uri);
    expect(uris).toEqual(
      expect.arrayContaining(["wf://language", "wf://component/table", "wf://example/login"]),
    );
    const { contents } = await client.readResource({ uri: "wf://example/login" });
    expect((contents[0] as { text: string }).text).toBe(login);
    const { prompts } = await client.listPrompts();
    expect(prompts.map(({ title }) => title)).toEqual([
      "Draw a screen",
      "Review this screen",
      "From a screenshot",
      "From HTML or JSX",
    ]);
    const prompt = await client.getPrompt({
      name: "draw-a-screen",
      arguments: { description: "a till" },
    });
    expect(JSON.stringify(prompt.messages)).toContain("a till");
  });

  it.each(calls)("%s answers (%#)", async (name, args, says) => {
    const { text, structured, isError } = await call(client, name, args);
    expect(isError, text).toBe(false);
    expect(text).toMatch(says);
    expect(structured).toBeTypeOf("object");
  });

  it.each(mistakes)("%s says what to do about a mistake (%#)", async (name, args, says) => {
    const { text, isError } = await call(client, name, args);
    expect(isError).toBe(true);
    expect(text).toMatch(says);
  });

  it.each(["wf_write", "wf_render", "wf_inspect", "wf_diff"])(
    "%s reports progress",
    async (name) => {
      const told: { progress: number; total?: number | undefined; message?: string | undefined }[] =
        [];
      const args =
        name === "wf_diff" ? { before: login, after: "page { divider }" } : { source: login };
      const firstTold = async () => {
        await client.callTool(
          { name, arguments: args },
          { onprogress: (progress) => void told.push(progress) },
        );
        return told[0];
      };
      // The client drops what it is told in the same read as the answer.
      await expect.poll(firstTold, { timeout: 20_000 }).toMatchObject({
        progress: 0,
        total: 20,
        message: expect.stringMatching(/ing$/),
      });
    },
  );

  it("gives a picture with the stated size, few tokens, and files for people", async () => {
    const { text, image, links, structured } = await call(client, "wf_render", {
      path: "login.wf",
      marks: true,
    });
    const { width, height } = PNG.sync.read(image!);
    expect(structured).toMatchObject({ width, height });
    expect(encode(text).length + encode(JSON.stringify(structured)).length).toBeLessThan(2000);
    expect(links).toHaveLength(2);
    for (const link of links) expect(existsSync(fileURLToPath(link))).toBe(true);
  });

  it("writes inside the roots, and nowhere else", async () => {
    const source = 'page "New" { text "x" }';
    const written = await call(client, "wf_write", { source, path: "new.wf" });
    expect(written.structured).toMatchObject({ valid: true });
    expect(readFileSync(join(folder, "designs", "new.wf"), "utf8")).toBe(`${source}\n`);
    const dry = await call(client, "wf_write", { source, path: "dry.wf", dryRun: true });
    expect(dry.isError).toBe(false);
    expect(existsSync(join(folder, "designs", "dry.wf"))).toBe(false);
    const invalid = await call(client, "wf_write", { source: "page {{", path: "bad.wf" });
    expect(invalid.text).toContain("not written");
    expect(existsSync(join(folder, "designs", "bad.wf"))).toBe(false);
    const forced = await call(client, "wf_write", {
      source: 'page { buton "A" }',
      path: "forced.wf",
      force: true,
    });
    expect(forced.structured).toMatchObject({ valid: false, errors: 1 });
    expect(forced.text).toMatch(/unknown component "buton"[\s\S]*written to \S+forced\.wf, with/);
    expect(readFileSync(join(folder, "designs", "forced.wf"), "utf8")).toContain("buton");
    for (const empty of ["", "```wf\n```", { type: "Document", children: [] }]) {
      const kept = await call(client, "wf_write", { source: empty, path: "forced.wf" });
      expect(kept.text).toContain("not written, for it is empty");
      expect(readFileSync(join(folder, "designs", "forced.wf"), "utf8")).toContain("buton");
    }
    await call(client, "wf_write", { source: "", path: "forced.wf", force: true });
    expect(readFileSync(join(folder, "designs", "forced.wf"), "utf8")).toBe("\n");
    for (const path of ["../outside.wf", join(folder, "outside.wf")]) {
      const refused = await call(client, "wf_write", { source, path });
      expect(refused).toMatchObject({ isError: true });
      expect(refused.text).toMatch(/outside the allowed folders/);
    }
    expect(readFileSync(join(folder, "outside.wf"), "utf8")).toBe(login);
  });

  it("shows a preview to the user", async () => {
    const { structured } = await call(client, "wf_preview", { path: "login.wf" });
    const missing = await call(client, "wf_preview", { path: "login.wf", page: "nope" });
    expect(missing.text).toContain('there is no page "nope"');
    const page = await fetch(structured.address as string);
    expect(page.status).toBe(200);
    expect(structured.address).toMatch(/\/view\/designs\/login\.wf$/);
  }, 30_000);

  it("can be canceled, and continues", async () => {
    const many = `page { ${'card { text "some words that wrap" button "Go" } '.repeat(4000)} }`;
    const canceled = new AbortController();
    const running = client.callTool(
      { name: "wf_render", arguments: { source: many } },
      { signal: canceled.signal, onprogress: () => canceled.abort() },
    );
    await expect(running).rejects.toThrow();
    const { isError } = await call(client, "wf_inspect", { source: login });
    expect(isError).toBe(false);
  }, 60_000);

  if (way === "http") {
    it.each([
      ["no token", {}, 401],
      ["another token", { Authorization: "Bearer wrong" }, 401],
      [
        "a foreign origin",
        { Authorization: `Bearer ${token}`, Origin: "https://evil.example" },
        403,
      ],
    ])("refuses %s", async (_, headers, status) => {
      const answer = await fetch(address, { method: "POST", headers, body: "{}" });
      expect(answer.status).toBe(status);
    });

    it.each(["GET", "PUT", "DELETE", "TRACE"])(
      "refuses %s, and lists valid values",
      async (method) => {
        const { hostname, port } = new URL(address);
        const asked = request({
          hostname,
          port,
          path: "/mcp",
          method,
          headers: { Authorization: `Bearer ${token}` },
        });
        asked.end();
        const [answer] = (await once(asked, "response")) as [IncomingMessage];
        answer.resume();
        expect(answer.statusCode).toBe(405);
        expect(answer.headers.allow).toBe("POST");
      },
    );

    it.each([
      ["half a body", '{"jsonrpc"', 100],
      ["a body longer than its declared length", `{"jsonrpc":"${"x".repeat(100)}`, 20],
      ["no message", "[[[]]]", 6],
      ["a body of more than 4 MiB", "{", 500_000_000],
    ])("survives %s", async (_, body, length) => {
      const { hostname, port } = new URL(address);
      const headers = {
        Authorization: `Bearer ${token}`,
        "Content-Type": "application/json",
        Accept: "application/json, text/event-stream",
        "Content-Length": String(length),
      };
      const asked = request({ hostname, port, path: "/mcp", method: "POST", headers });
      const over = new Promise((resolve) => {
        asked.on("error", resolve);
        asked.on("response", (answer) => resolve(answer.resume()));
      });
      asked.write(body);
      if (length === 100) asked.destroy();
      await over;
      asked.destroy();
      expect((await call(client, "wf_explain", { code: "near-edge" })).isError).toBe(false);
    });

    it("answers a limited number of calls at once, and says when to retry", async () => {
      const { hostname, port } = new URL(address);
      const headers = {
        Authorization: `Bearer ${token}`,
        "Content-Type": "application/json",
        Accept: "application/json, text/event-stream",
        "Content-Length": "100",
      };
      const halves = Array.from({ length: 40 }, () => {
        const half = request({ hostname, port, path: "/mcp", method: "POST", headers });
        half.on("error", () => {});
        half.write("{");
        return half;
      });
      const ask = () =>
        fetch(address, {
          method: "POST",
          headers: { ...headers, "Content-Length": "2" },
          body: "{}",
        });
      await expect.poll(async () => (await ask()).status).toBe(503);
      const refused = await ask();
      expect(refused.headers.get("retry-after")).toBe("5");
      for (const half of halves) half.destroy();
      await expect.poll(async () => (await ask()).status).not.toBe(503);
      expect((await call(client, "wf_explain", { code: "near-edge" })).isError).toBe(false);
    });

    it("closes a connection only for the client that asked for it", async () => {
      const answer = await fetch(address, {
        method: "POST",
        headers: {
          Authorization: `Bearer ${token}`,
          "Content-Type": "application/json",
          Accept: "application/json, text/event-stream",
          Connection: "close",
        },
        body: JSON.stringify({ jsonrpc: "2.0", id: 1, method: "ping" }),
      });
      expect(answer.headers.get("connection")).toBe("close");
      await answer.text();
    });

    it("refuses another host name, and listens only on this machine", async () => {
      const { hostname, port } = new URL(address);
      expect(hostname).toBe("127.0.0.1");
      const headers = { Authorization: `Bearer ${token}`, Host: "evil.example" };
      const asked = request({ hostname, port, path: "/mcp", method: "POST", headers });
      asked.end("{}");
      const [answer] = (await once(asked, "response")) as [IncomingMessage];
      answer.resume();
      expect(answer.statusCode).toBe(403);
    });
  }
});

it("uses no more memory after 200 calls, and leaves nothing behind", async () => {
  const { client, pid } = await overStdio();
  const memory = (): number =>
    Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))![1]) / 1024;
  const samples: number[] = [];
  let files: string[] = [];
  for (let at = 0; at < 200; at++) {
    const [name, args] = calls[at % calls.length]!;
    const { links } = await call(client, name, args);
    if (links.length > 0) files = links.map((link) => fileURLToPath(link));
    samples.push(memory());
  }
  // The minimum of forty samples, because a single one may be taken just before a collection. V8 lets its heap grow
  // during the first 300 calls or so (after 600 calls it is no larger), so the growth until then is not a leak.
  const early = Math.min(...samples.slice(60, 100));
  const late = Math.min(...samples.slice(160));
  expect(late - early).toBeLessThan(80);
  const kept = dirname(files[0]!);
  expect(readdirSync(kept).length).toBeLessThanOrEqual(40);
  await client.close();
  await expect.poll(() => existsSync(kept), { timeout: 20_000 }).toBe(false);
}, 240_000);

it("ignores input that is not a message, answers one in pieces, and ends at one without end", async () => {
  const server = spawn(process.execPath, [wf, "mcp"], { cwd: folder });
  let out = "";
  let err = "";
  server.stdout.on("data", (data) => {
    out += data;
  });
  server.stderr.on("data", (data) => {
    err += data;
  });
  server.stdin.on("error", () => {});
  server.stdin.write('garbage\n\n[]\nnull\n{}\n\u0000\n{"jsonrpc":"2.0","id":7,"met');
  await expect.poll(() => err, { timeout: 20_000 }).toContain("not valid JSON-RPC");
  server.stdin.write('hod":"tools/list"}\r\n');
  await expect.poll(() => out, { timeout: 20_000 }).toContain('"id":7');
  const exit = once(server, "exit");
  server.stdin.write("x".repeat(11 << 20));
  expect(await exit).toEqual([1, null]);
  expect(err).toContain("the connection ends here");
  expect(err).not.toMatch(/internal error|invalid_union/);
}, 60_000);

it("serves clients without roots in the current folder", async () => {
  const { client } = await overStdio(false);
  const { isError } = await call(client, "wf_inspect", { path: "outside.wf" });
  expect(isError).toBe(false);
  await client.close();
}, 30_000);

it("uses settings, and reports those that it ignores", async () => {
  const inside = join(folder, "with-settings");
  mkdirSync(inside);
  writeFileSync(join(inside, "a.wf"), 'page "A" { buton "x" }\n');
  const { client } = await overStdio(false);
  const written: readonly [object, RegExp][] = [
    [{ tokens: { accent: "#5E6AD2" } }, /unknown component "buton"/],
    [{ tokens: { accent: 3 } }, /accent/],
    [{ fonts: ["/dev/stdin"] }, /is no font that can be used here/],
  ];
  for (const [settings, says] of written) {
    writeFileSync(join(inside, "wf.config.json"), JSON.stringify(settings));
    expect((await call(client, "wf_write", { path: "with-settings/a.wf" })).text).toMatch(says);
  }
  await client.close();
  rmSync(inside, { recursive: true });
}, 60_000);
