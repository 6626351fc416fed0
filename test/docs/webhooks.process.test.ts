/** Runs the commands of docs/webhooks.md as written: its endpoints accept and refuse, and its events are real. */
import { type ChildProcess, spawn } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { execa } from "execa";
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from "vitest";
import { createAccount } from "../../src/service/accounts/accounts.js";
import { sendTestEvent, setEndpoint } from "../../src/service/accounts/endpoints.js";
import { writeEventMessage } from "../../src/service/accounts/event-message.js";
import { createKey, renameKey, rotateKey } from "../../src/service/accounts/keys.js";
import { defaultTiers } from "../../src/service/accounts/tiers.js";
import {
  generateWebhookSecret,
  signWebhook,
} from "../../src/service/accounts/webhook-signature.js";
import { MemoryStore } from "../../src/service/store/memory-store.js";
import { quotaEvent } from "../../src/service/store/quota-event.js";
import { type EventRecord, eventTypes } from "../../src/service/store/records.js";
import { noUsage, usageAt } from "../../src/service/store/windows.js";
import { ensureBuilt, wf } from "../cli/built.js";
import { hasCommand, isInstalled } from "../support/has-command.js";
import { maskChanging } from "./match-shown.js";
import { type PageFence, readPageFences } from "./page-fences.js";

const root = join(import.meta.dirname, "../..");
const page = readFileSync(join(root, "docs/webhooks.md"), "utf8");
const fences = readPageFences(page);
/** The port and id on the page, which are replaced by the real ones. */
const shownPort = "4480";
const shownId = "evt_54OAJlzo9rDIxTaT";

let folder = "";
const children = new Set<ChildProcess>();

beforeAll(() => {
  ensureBuilt("cli", "server");
  folder = mkdtempSync(join(tmpdir(), "wf-webhooks-"));
  mkdirSync(join(folder, "bin"));
  writeFileSync(join(folder, "bin/wf"), `#!/bin/sh\nexec "${process.execPath}" "${wf}" "$@"\n`);
  chmodSync(join(folder, "bin/wf"), 0o755);
}, 120_000);

afterAll(async () => {
  for (const child of children) kill(child);
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
});

/** An environment without the machine's own settings; the server uses any free port. */
function surroundings(): Record<string, string> {
  const path = `${join(folder, "bin")}:${process.env.PATH}`;
  return { PATH: path, HOME: folder, WF_PORT: "0" };
}

/** A command that keeps running, with all of its output. */
class Running {
  readonly child: ChildProcess;
  out = "";

  constructor(line: string) {
    this.child = spawn("sh", ["-c", `exec 2>&1\n${line}`], {
      cwd: folder,
      env: surroundings(),
      // In its own process group, so that the processes started by the shell end with it.
      detached: true,
    });
    children.add(this.child);
    this.child.stdout!.setEncoding("utf8").on("data", (text: string) => {
      this.out += text;
    });
  }

  async says(pattern: RegExp): Promise<void> {
    await expect.poll(() => this.out).toMatch(pattern);
  }
}

function kill(child: ChildProcess): void {
  children.delete(child);
  try {
    process.kill(-child.pid!, "SIGKILL");
  } catch {
    // It has already ended.
  }
}

/** A port that is not in use. */
async function freePort(): Promise<string> {
  const server = createServer().listen(0, "127.0.0.1");
  await new Promise((resolve) => server.once("listening", resolve));
  const { port } = server.address() as { port: number };
  await new Promise((resolve) => server.close(resolve));
  return String(port);
}

/** The section below a heading. */
function section(title: string): PageFence[] {
  const start = page.indexOf(`\n## ${title}\n`);
  const text = page.slice(start, page.indexOf("\n## ", start + 1));
  return readPageFences(text);
}

describe("the commands", () => {
  const start = section("Start").filter(({ tag }) => tag === "sh");
  const rest = fences.filter(({ tag }) => tag === "sh").slice(start.length);
  let port = "";
  let secret = "";
  let id = "";
  let listening: Running;

  beforeAll(async () => {
    port = await freePort();
  });

  /** A command from the page with the port, secret and id of this run. */
  const real = (content: string) =>
    content
      .replaceAll(`:${shownPort}/`, `:${port}/`)
      .replaceAll("whsec_…", secret)
      .replaceAll(shownId, id)
      .trim();
  /** Output with the page's port, secret and id. */
  const shown = (printed: string) =>
    maskChanging(
      printed.replaceAll(`:${port}/`, `:${shownPort}/`).replaceAll(` --port ${port}`, ""),
    );

  async function run({ content, next }: PageFence): Promise<string> {
    const command = `set -eu\nexec 2>&1\n${real(content)}`;
    const { stdout, exitCode } = await execa("sh", ["-c", command], {
      cwd: folder,
      env: surroundings(),
      extendEnv: false,
      reject: false,
      stripFinalNewline: false,
    });
    expect(exitCode, stdout).toBe(0);
    expect(shown(stdout)).toBe(maskChanging(next!.content));
    return stdout;
  }

  test("lead from nothing to a verified event, in at most six", async () => {
    expect(start.length).toBeLessThanOrEqual(6);
    const [serve, set, listen, send] = start as [PageFence, PageFence, PageFence, PageFence];
    expect(start).toHaveLength(4);
    const server = new Running(real(serve.content));
    await server.says(/^listening on .* \(press Ctrl-C to stop\)$/m);
    secret = /^whsec_\S+$/m.exec(await run(set))![0];
    listening = new Running(`${real(listen.content)} --port ${port}`);
    await listening.says(/^listening on .*\n\n/);
    id = /evt_\w+/.exec(await run(send))![0];
    await listening.says(/\n {2}\}\n\n/);
    const arrived = send.next ?? fences[0]!;
    const block = section("Start").find(({ content }) => content.startsWith("listening on"))!;
    expect(arrived.tag).toBe("text");
    expect(shown(listening.out).trim()).toBe(maskChanging(block.content).trim());
  });

  test.each(rest)("print the documented output: line $line", async (fence) => {
    const printed = await run(fence);
    secret = /^whsec_\S+$/m.exec(printed)?.[0] ?? secret;
  });

  test("a redelivered event is distinguished from a new one, even with the old secret", async () => {
    await listening.says(/ verified, delivery 2 of this id, answered 204/);
    expect(listening.out).not.toContain("not verified");
  });

  test("are those of the README", () => {
    const readme = readPageFences(readFileSync(join(root, "README.md"), "utf8"));
    const lines = readme.flatMap(({ tag, content }) => (tag === "sh" ? content.split("\n") : []));
    const commands = lines.map((line) => line.replace(/\s+#.*/, ""));
    for (const { content } of start) expect(commands).toContain(content.trim());
  });
});

describe("the events", () => {
  const examples = section("Events").filter(({ tag }) => tag === "json");
  const example = (type: string) => examples.find(({ content }) => content.includes(`"${type}"`))!;

  test("are complete", () => {
    const types = examples.map(({ content }) => JSON.parse(content).type);
    expect(types).toEqual([...eventTypes, "webhook.test"]);
  });

  /** The body of an event, formatted as on the page. */
  const laidOut = (event: EventRecord) =>
    `${JSON.stringify(JSON.parse(writeEventMessage(event)), undefined, 2)}\n`;

  test.each(["warning", "exceeded"] as const)("quota: %s", (mark) => {
    const { content } = example(`usage.quota_${mark}`);
    const { timestamp, data } = JSON.parse(content);
    const { keyId, keyName, tier } = data;
    const subject = { keyId, keyName, tier, account: "acme", limits: defaultTiers[tier]! };
    const now = Date.parse(timestamp);
    const { month, ...usage } = usageAt(noUsage, now);
    const reached = { ...usage, month: { ...month, count: data.used } };
    expect(laidOut(quotaEvent(mark, subject, reached, now))).toBe(content);
  });

  test("rotation", async () => {
    const { content } = example("api_key.rotated");
    const { timestamp, data } = JSON.parse(content);
    const now = Date.parse(timestamp);
    const store = new MemoryStore();
    await createAccount(store, "acme", now);
    const { record } = await createKey(store, defaultTiers, { account: "acme", tier: "free" }, now);
    await renameKey(store, record.id, data.keyName);
    await rotateKey(store, record.id, Date.parse(data.oldKeyExpiresAt) - now, now);
    const [event] = await store.listEvents("acme", 1);
    const random = ["keyId", "oldKeyPrefix", "newKeyPrefix"] as const;
    const chosen = Object.fromEntries(random.map((name) => [name, data[name]]));
    expect(laidOut({ ...event!, data: { ...event!.data, ...chosen } })).toBe(content);
    for (const name of random.slice(1)) {
      expect(data[name]).toMatch(/^wf_live_\w{4}$/);
      expect(event!.data[name]).toMatch(/^wf_live_\w{4}$/);
    }
  });

  test("test", async () => {
    const { content } = example("webhook.test");
    const { timestamp, data } = JSON.parse(content);
    const store = new MemoryStore();
    await createAccount(store, data.account, 1);
    const endpoint = { url: "https://example.com/", allowPrivate: false };
    await setEndpoint(store, data.account, endpoint, 1);
    const event = await sendTestEvent(store, data.account, undefined, Date.parse(timestamp));
    expect(laidOut(event)).toBe(content);
  });

  test("have all of their fields documented", () => {
    const sections = page.split(/^### /m);
    for (const type of ["usage.quota_warning", "api_key.rotated"]) {
      const text = sections.find((each) => each.startsWith(`${type}\n`))!;
      const table = text.split("\n").filter((line) => line.startsWith("| `"));
      const fields = table.flatMap((line) => line.split("|")[1]!.match(/\w+/g)!);
      expect(fields).toEqual(Object.keys(JSON.parse(example(type).content).data));
    }
  });
});

describe("the endpoint in", () => {
  const tools: readonly (readonly [string, string, boolean])[] = [
    ["Node", "js", true],
    ["Python", "python", hasCommand("python3")],
    ["Go", "go", isInstalled("go", "version")],
  ];

  const body =
    '{"type":"webhook.test","timestamp":"2026-11-21T10:20:30.000Z","data":{"account":"ä"}}';
  const secret = generateWebhookSecret();
  const other = generateWebhookSecret();
  const now = Date.now();
  const sign = (secrets: string[], id: string, at = now) => ({
    ...signWebhook(secrets, id, body, at),
  });
  const first = sign([secret], "evt_1");

  const refused: readonly (readonly [string, Record<string, string>, string])[] = [
    ["without headers", {}, body],
    ["with another body", sign([secret], "evt_9"), body.replace("test", "fake")],
    ["with another id", { ...sign([secret], "evt_9"), "webhook-id": "evt_8" }, body],
    ["by another secret", sign([other], "evt_9"), body],
    ["of six minutes ago", sign([secret], "evt_9", now - 360_000), body],
    ["of the future", sign([secret], "evt_9", now + 400_000), body],
    ["with an odd time", { ...sign([secret], "evt_9"), "webhook-timestamp": "soon" }, body],
    ["with an empty signature", { ...sign([secret], "evt_9"), "webhook-signature": "v1," }, body],
    [
      "of another version",
      { ...first, "webhook-signature": first["webhook-signature"].replace("v1", "v2") },
      body,
    ],
  ];

  for (const [language, tag, isRun] of tools) {
    test.skipIf(!isRun)(
      `${language} accepts a signed message once, and refuses everything else`,
      async () => {
        const { content, info } = fences.find((fence) => fence.tag === tag)!;
        const port = await freePort();
        writeFileSync(join(folder, info), content.replaceAll(shownPort, port));
        const line = /^(?:\/\/|#) (WF_WEBHOOK_SECRET=.*)$/m.exec(content)![1]!;
        const endpoint = new Running(
          `GOCACHE='${folder}/go-cache' ${line.replace("whsec_…", secret)}`,
        );
        onTestFinished(() => kill(endpoint.child));
        const send = async (headers: Record<string, string>, text: string) => {
          const type = { "content-type": "application/json" };
          const address = `http://127.0.0.1:${port}/hook`;
          const message = { method: "POST", headers: { ...type, ...headers }, body: text };
          return (await fetch(address, message)).status;
        };
        await expect.poll(() => send({}, ""), { timeout: 240_000 }).toBe(400);
        expect(await send(first, body)).toBe(204);
        await endpoint.says(/^webhook\.test 2026-11-21T10:20:30(\.000)?Z .*account.*ä/m);
        expect(await send(first, body)).toBe(204);
        expect(await send(sign([other, secret], "evt_2"), body)).toBe(204);
        for (const [what, headers, text] of refused) {
          expect(await send(headers, text), what).toBe(400);
        }
        expect(endpoint.out.match(/^webhook\.test /gm)).toHaveLength(2);
      },
      300_000,
    );
  }
});
