/** Tests that many pages at once do not keep API requests and other accounts waiting. */
import { expect, test } from "vitest";
import { Holder } from "./holder.js";

test("pages with many keys take turns with the API and with other accounts", async () => {
  const holder = await Holder.signedIn();
  const other = await holder.another("other");
  const { key } = await other.api.key();
  for (let at = 0; at < 60; at++) await holder.api.key();
  const done: string[] = [];
  const note = async (name: string, answer: Promise<{ status: number }>) => {
    done.push(`${name} ${(await answer).status}`);
  };
  const all = Array.from({ length: 120 }, () => note("page", holder.get("/dashboard")));
  all.push(note("other", other.get("/dashboard")));
  const checked = await holder.api.app.inject({
    method: "POST",
    url: "/tools/validate",
    headers: { "x-api-key": key },
    payload: { source: "page" },
  });
  expect(checked.statusCode).toBe(200);
  expect(done.filter((each) => each === "page 200").length).toBeLessThan(30);
  await Promise.all(all);
  expect(done.indexOf("other 200")).toBeLessThan(done.lastIndexOf("page 200") - 5);
  const refused = done.filter((each) => each === "page 503");
  expect(refused.length).toBeGreaterThan(50);
  expect(done.filter((each) => each === "page 200").length).toBe(120 - refused.length);
});
