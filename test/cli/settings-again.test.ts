/** Tests that settings with thousands of unknown names, named by many folders, take little work. */
import ignore from "ignore";
import { expect, test, vi } from "vitest";
import { readTokenFile } from "../../src/base/theme/read-token-file.js";
import { readSettings } from "../../src/workspace/settings/read-settings.js";

vi.mock("ignore", async (load) => {
  const actual = await load<{ default: typeof ignore }>();
  return { default: vi.fn(actual.default) };
});

vi.mock("../../src/base/theme/read-token-file.js", async (load) => {
  const actual = await load<typeof import("../../src/base/theme/read-token-file.js")>();
  return { ...actual, readTokenFile: vi.fn(actual.readTokenFile) };
});

const names = Array.from({ length: 5_000 }, (_, at) => `"name-${at}":"off"`).join();
const text = `{"validate":{"severity":{${names}}}}`;

test("only the unknown names that are shown are described", () => {
  const describe = vi.spyOn(JSON, "stringify");
  const { messages, settings } = readSettings(text, "wf.config.json", "/a");
  expect(describe.mock.calls.length).toBeLessThan(50);
  expect(messages).toHaveLength(21);
  expect(messages[0]).toMatch(/^wf\.config\.json:1:26: warning: unknown setting "validate\.sever/);
  expect(messages[19]).toContain('"validate.severity.name-19"');
  expect(messages[20]).toBe("wf.config.json: and 4980 more");
  expect(settings?.severity.get("name-4999")).toBe("off");
});

test("an error after thousands of unknown names is found", () => {
  const { messages, settings } = readSettings(
    text.replace(/\}$/, ',"limits":7}'),
    "wf.config.json",
    "/a",
  );
  expect(settings).toBeUndefined();
  expect(messages).toEqual([expect.stringMatching(/error: limits must be an object$/)]);
});

test("the same text is checked once for all folders, with the messages and folder of each", () => {
  const first = readSettings(text, "a/wf.config.json", "/a");
  const second = readSettings(text, "b/wf.config.json", "/b");
  expect(second.settings?.severity).toBe(first.settings?.severity);
  expect([first.settings?.folder, second.settings?.folder]).toEqual(["/a", "/b"]);
  expect(second.messages).toEqual(first.messages.map((each) => each.replace(/^a/, "b")));
});

test("the patterns of texts are compiled once for all folders, also in turn, with the paths of each", () => {
  const texts = ["drafts/", "/b.wf"].map((each) => `{"validate":{"ignore":["${each}"]}}`);
  vi.mocked(ignore).mockClear();
  const ignored = ["/a", "/b", "/c"].flatMap((folder) =>
    texts.map((text) => {
      const { settings } = readSettings(text, `${folder}/wf.config.json`, folder);
      return [`${folder}/drafts/a.wf`, `${folder}/b.wf`, "/a/b.wf"].map(settings!.ignores);
    }),
  );
  expect(vi.mocked(ignore).mock.calls.length).toBe(2);
  expect(ignored).toEqual([
    [true, false, false],
    [false, true, true],
    [true, false, false],
    [false, true, false],
    [true, false, false],
    [false, true, false],
  ]);
});

test("patterns count among what is kept for settings, once for equal texts", () => {
  const ignore = Array.from({ length: 1_000 }, (_, at) => `x${at}`);
  const text = JSON.stringify({ validate: { ignore } });
  const sizes = ["/a", "/b"].map((folder) => readSettings(text, "a", folder).settings!.size);
  expect(sizes).toEqual([text.length + 400_000, text.length]);
});

test("the tokens of a text are read once for all folders, and their problems told with each name", () => {
  const text = '{\n"tokens":{"colour":1, "accent":"#123456"}}';
  vi.mocked(readTokenFile).mockClear();
  const first = readSettings(text, "a/wf.config.json", "/a");
  const { length } = vi.mocked(readTokenFile).mock.calls;
  const second = readSettings(text, "b/wf.config.json", "/b");
  expect(vi.mocked(readTokenFile).mock.calls.length).toBe(length);
  expect(second.settings?.tokens).toBe(first.settings?.tokens);
  expect(second.settings?.tokens).toEqual({ accent: "#123456" });
  expect(first.messages).toEqual([expect.stringMatching(/^a\/wf\.config\.json:2:11: warning: /)]);
  expect(second.messages).toEqual(first.messages.map((each) => each.replace(/^a/, "b")));
});
