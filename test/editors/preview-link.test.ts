/** Tests that a preview and an editor stay in sync, in whatever order events arrive. */
import { describe, expect, it } from "vitest";
import { type FoundRange, PreviewLink } from "../../editors/vscode/src/preview-link.js";
import type { ToPreview } from "../../editors/vscode/src/preview-messages.js";

const picture = { svg: "<svg/>", width: 1, height: 1, isStale: false, errors: 0 };
const area = { x: 1, y: 2, width: 3, height: 4 };
const start = { line: 3, character: 2 };
const found: FoundRange = { range: { start, end: start } };

/** A link whose server answers when the test says so. */
function linked(answers: Record<string, unknown> = {}) {
  const asked: { method: string; more: object; answer(): void }[] = [];
  const posted: ToPreview[] = [];
  const told: unknown[] = [];
  const link = new PreviewLink({
    ask: (method: string, more: object): Promise<never> =>
      new Promise((resolve) => {
        const known = { show: picture, reveal: { areas: [area] }, find: found, ...answers };
        asked.push({ method, more, answer: () => resolve(known[method as "find"] as never) });
      }),
    post: (message) => posted.push(message),
    view: () => ({ theme: "dark" }),
    choose: (each) => told.push(["choose", each]),
    scrollTo: (each) => told.push(["scroll", each]) > 0,
  });
  /** Answers all requests, including those sent meanwhile. */
  const settle = async (): Promise<void> => {
    for (let at = 0; at < 20; at++) {
      asked.shift()?.answer();
      await new Promise(setImmediate);
    }
  };
  return { link, asked, posted, told, settle };
}

describe("a preview link", () => {
  it("draws only when the page is ready", async () => {
    const { link, asked, posted, settle } = linked();
    void link.changed();
    void link.caretAt(start);
    expect(asked).toEqual([]);
    void link.heard({ type: "ready" });
    await settle();
    expect(posted).toEqual([
      { type: "picture", theme: "dark", ...picture },
      { type: "reveal", areas: [area] },
    ]);
  });

  it("requests one picture at a time, and always the last text", async () => {
    const { link, asked, posted, settle } = linked();
    void link.heard({ type: "ready" });
    for (let at = 0; at < 50; at++) void link.changed();
    expect(asked.map(({ method }) => method)).toEqual(["show"]);
    await settle();
    // The same picture is not shown again, unless the page is reloaded.
    expect(posted).toHaveLength(1);
    void link.heard({ type: "ready" });
    await settle();
    expect(posted).toHaveLength(2);
  });

  it("reveals only the last caret", async () => {
    const { link, asked, posted, settle } = linked();
    void link.heard({ type: "ready" });
    await settle();
    posted.length = 0;
    void link.caretAt({ line: 1, character: 0 });
    void link.caretAt({ line: 2, character: 0 });
    expect(asked).toHaveLength(2);
    await settle();
    expect(posted).toEqual([{ type: "reveal", areas: [area] }]);
  });

  it("scrolls the editor, and is not scrolled back by it", async () => {
    const { link, posted, told, settle } = linked();
    void link.heard({ type: "ready" });
    await settle();
    posted.length = 0;
    void link.heard({ type: "press", x: 1, y: 2 });
    await settle();
    void link.heard({ type: "scroll", x: 1, y: 2 });
    await settle();
    expect(told).toEqual([
      ["choose", found],
      ["scroll", start],
    ]);
    // The editor reports this scroll, which must be ignored, but not the next one.
    void link.scrolledTo(start);
    await settle();
    expect(posted).toEqual([]);
    void link.scrolledTo(start);
    await settle();
    expect(posted).toEqual([{ type: "scroll", area }]);
  });

  it("waits for a server that is not ready", async () => {
    const { link, posted, told, settle } = linked({ show: null, reveal: null, find: null });
    void link.heard({ type: "ready" });
    void link.caretAt(start);
    void link.scrolledTo(start);
    void link.heard({ type: "press", x: 1, y: 2 });
    await settle();
    void link.caretAt(start);
    await settle();
    expect([posted, told]).toEqual([[], []]);
  });
});
