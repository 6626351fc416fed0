/** Tests that a server with a small heap survives every hostile source, and answers other clients in between. */
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { hostileSources } from "../hostile/hostile-sources.js";
import { isSearching } from "../support/case-count.js";
import { ServeFolder, type ServeProcess } from "./serve-process.js";

/** Maximum memory in MB of the process, its threads and Node's own code. */
const mostMemory = 1_800;

let folder: ServeFolder;
let server: ServeProcess;
let key: string;
let other: string;

beforeAll(async () => {
  folder = new ServeFolder();
  folder.nodeFlags = ["--max-old-space-size=512"];
  key = await folder.key();
  other = await folder.key("wide", "other");
  server = await folder.serve("--log-level", "silent");
});
afterAll(() => folder.remove());

async function send(tool: string, source: string, as = key): Promise<number> {
  const answer = await server.post(tool, as, { source });
  await answer.arrayBuffer();
  return answer.status;
}

describe("a server with a heap of 512 MB", () => {
  const tools = ["render/svg", "render/html"];
  const cases = hostileSources.map(([what, source], at) => {
    // In the gate, each source is drawn in only one way.
    return [what, source, isSearching ? tools : [tools[at % tools.length]!]] as const;
  });
  test.each(cases)("survives %s", { timeout: 120_000 }, async (_, source, tools) => {
    for (const status of await Promise.all(tools.map((tool) => send(tool, source)))) {
      expect([200, 400, 503]).toContain(status);
    }
    // The sender may have to wait after work that took too long; others may not.
    expect(await send("render/svg", 'page { text "a" }', other)).toBe(200);
    expect(server.child.exitCode).toBeNull();
  });

  test.skipIf(process.platform !== "linux")("uses little memory for it", () => {
    const status = readFileSync(`/proc/${server.child.pid}/status`, "utf8");
    const [, peak] = /^VmHWM:\s+(\d+) kB$/m.exec(status)!;
    expect(Number(peak) / 1_000).toBeLessThan(mostMemory);
  });
});
