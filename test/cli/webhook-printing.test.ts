/** What strangers send to `wf webhooks listen` reaches the terminal without control characters. */
import { expect, test } from "vitest";
import { plainStyle } from "../../src/base/text/terminal-style.js";
import { messageLines } from "../../src/tools/cli/webhooks/message-lines.js";

const evil = "\u001b[2J\u009b31m\u202e\r";

test.each([
  ["type", { body: JSON.stringify({ type: evil }) }],
  ["id", { headers: { "webhook-id": evil } }],
  ["timestamp", { headers: { "webhook-timestamp": evil } }],
  ["body", { body: evil }],
])("the %s of a message", (_, given) => {
  const message = { headers: {}, body: "{}", problem: undefined, count: 1, status: 200, ...given };
  const lines = messageLines(message, false, plainStyle, "12:00:00");
  expect(lines.join("\n")).toContain("31m");
  expect(lines.join("\n")).not.toMatch(/[^\P{C}\n]/u);
});
