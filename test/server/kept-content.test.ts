/** Tests that clients take turns when content that is the same for everybody is made and compressed. */
import { brotliDecompressSync } from "node:zlib";
import type { FastifyReply, FastifyRequest } from "fastify";
import { expect, test } from "vitest";
import { KeptContent } from "../../src/service/server/answer/kept-content.js";

/** Sends a variant to a client; resolves to the body and its coding. */
async function send(content: KeptContent, ip: string, variant: string, accepted = "br") {
  const headers = new Map<string, string>();
  let body: Buffer = Buffer.alloc(0);
  const reply = {
    header: (name: string, value: string) => {
      headers.set(name, value);
      return reply;
    },
    headers: () => reply,
    getHeader: (name: string) => headers.get(name),
    send: (bytes: Buffer) => {
      body = bytes;
      return reply;
    },
  };
  const request = {
    ip,
    raw: { socket: { destroyed: false } },
    headers: { "accept-encoding": accepted },
  };
  await content.send(
    request as unknown as FastifyRequest,
    reply as unknown as FastifyReply,
    variant,
  );
  return { body, coding: headers.get("content-encoding") };
}

test("a client that asks for countless variants keeps another one waiting for a few of them only", async () => {
  let made = 0;
  const content = new KeptContent((variant) => {
    made++;
    return { body: `${variant} ${"text ".repeat(1_000)}`, headers: {} };
  });
  const first = await send(content, "127.0.0.1", "own");
  expect(first.coding).toBe("br");
  expect(brotliDecompressSync(first.body).toString()).toMatch(/^own text/);
  const flood = Array.from({ length: 200 }, (_, at) => send(content, "10.0.0.1", `port ${at}`));
  // What is ready waits for nobody.
  expect((await send(content, "10.0.0.2", "own")).body).toBe(first.body);
  expect(made).toBeLessThan(5);
  const other = await send(content, "10.0.0.2", "other");
  expect(brotliDecompressSync(other.body).toString()).toMatch(/^other text/);
  expect(made).toBeLessThan(10);
  const last = (await Promise.all(flood)).at(-1)!;
  expect(brotliDecompressSync(last.body).toString()).toMatch(/^port 199 text/);
  expect(made).toBe(202);
});

test("content that cannot be made is an error of its request, and is tried again", async () => {
  let isBroken = true;
  const content = new KeptContent(() => {
    if (isBroken) throw new Error("broken");
    return { body: "text ".repeat(1_000), headers: {} };
  });
  await expect(send(content, "10.0.0.1", "a")).rejects.toThrow("broken");
  isBroken = false;
  expect((await send(content, "10.0.0.1", "a", "gzip")).coding).toBe("gzip");
  expect((await send(content, "10.0.0.1", "a", "identity")).body).toHaveLength(5_000);
});
