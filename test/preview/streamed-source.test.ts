/** Tests standard input as the only file of a session: shown while it is written, checked completely at its end. */
import { describe, expect, it } from "vitest";
import { CompileSession } from "../../src/tools/preview/compile-session.js";
import type { View } from "../../src/tools/preview/draw-task.js";
import { StreamedSource } from "../../src/workspace/watched/streamed-source.js";

const view: View = { format: "svg", theme: "light", pageWidth: undefined };

/** What the page shows after each piece, and at the end. */
async function shown(pieces: readonly (string | Uint8Array)[]) {
  const source = new StreamedSource("/w", async () => undefined);
  const session = new CompileSession(source);
  await session.open();
  const seen: { svg: string; codes: string[]; isStale: boolean }[] = [];
  async function* input() {
    for (const piece of pieces) yield Buffer.from(piece);
  }
  const isWhole = await source.follow(input(), () => {
    session.apply({ changed: new Set([source.absolute]), found: undefined });
    const { svg = "", diagnostics, isStale } = session.picture("stdin.wf", view)!;
    seen.push({ svg, codes: diagnostics.map(({ code }) => code), isStale });
  });
  return { seen, isWhole };
}

describe("standard input", () => {
  it("is drawn piece by piece, without errors at its open end", async () => {
    const { seen } = await shown([
      'page "Home" {\n  title "Wel',
      'come"\n  button "Sig',
      'n in"\n}',
    ]);
    expect(seen.map(({ codes }) => codes)).toEqual([[], [], [], []]);
    expect(seen[0]!.svg).toContain("Wel");
    expect(seen[1]!.svg).toContain("Welcome");
    expect(seen[1]!.svg).toContain("Sig");
    expect(seen[3]!.svg).toContain("Sign in");
  });

  it("is checked completely once it has ended", async () => {
    const { seen } = await shown(['page "Home" {\n  title "Welcome"\n']);
    expect(seen.map(({ codes }) => codes)).toEqual([[], ["syntax-unclosed-block"]]);
    expect(seen[1]!.isStale).toBe(true);
    expect(seen[1]!.svg).toContain("Welcome");
  });

  it("is still drawn after an error that is certain", async () => {
    const { seen } = await shown(['page { buton "A" text "B" ', 'text "New" ']);
    expect(seen[1]!.codes).toEqual(["unknown-component"]);
    expect(seen[1]!.svg).toContain("New");
    expect(seen[1]!.isStale).toBe(false);
  });

  it("may be cut within a character", async () => {
    const bytes = Buffer.from('page { text "Größe" }');
    const cut = bytes.indexOf(0xc3) + 1;
    const { seen } = await shown([bytes.subarray(0, cut), bytes.subarray(cut)]);
    expect(seen.map(({ codes }) => codes)).toEqual([[], [], []]);
    expect(seen[2]!.svg).toContain("Größe");
  });

  it("is read up to the maximum size of files", async () => {
    const { isWhole } = await shown(["page { ", "x".repeat(4_000_000)]);
    expect(isWhole).toBe(false);
  });
});
