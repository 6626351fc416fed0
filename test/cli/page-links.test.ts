/** Wireframes in one call that refer to each other's pages: how they are checked, and what their HTML links to. */
import { expect, test, vi } from "vitest";
import { Workspace } from "./call.js";

const files = {
  "in/home.wf":
    'page "Home" {\n  button "Week" navigate=week\n  link "Card" navigate="pay/card.wf#Card"\n}\n',
  "in/schedule.wf": 'page "Week" id=week { button "Back" navigate=home }\n',
  "in/pay/card.wf": 'page "Card" { text "a" }\npage "Cash" { button "Home" navigate="Home" }\n',
};

const linksIn = (html: string) => [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href);

test("files checked together know each other's pages", async () => {
  const workspace = new Workspace(files);
  expect(await workspace.call(["validate", "in", "--strict"])).toMatchObject({ code: 0 });
  const { out } = await workspace.call(["validate", "in/home.wf"]);
  expect(out).toContain('navigate points to "week", which does not exist');
  workspace.write("in/home.wf", 'page "Home" { link "Card" navigate="pay/card.wf#Cheque" }\n');
  expect((await workspace.call(["validate", "in"])).out).toContain("write pay/card.wf#Card or");
});

test("HTML links to the HTML of other files in the same theme", async () => {
  const workspace = new Workspace(files);
  const render = ["render", "in", "--html", "--svg", "--theme", "both", "--prototype"];
  expect(await workspace.call([...render, "--out-dir", "out"])).toMatchObject({ code: 0 });
  expect(linksIn(workspace.read("out/home.dark.html"))).toEqual([
    "schedule.dark.html#wf-week",
    "pay/card.dark.html#wf-card",
  ]);
  // Only one of several pages is shown at a time; the overview links to each.
  expect(linksIn(workspace.read("out/pay/card.light.html"))).toEqual([
    "#wf.overview",
    "#wf-card",
    "#wf-cash",
    "../home.light.html#wf-home",
  ]);
  expect(await workspace.call([...render, "--out-dir", "out", "--check"])).toMatchObject({
    code: 0,
  });
});

test("split pages link to each other's files", async () => {
  const workspace = new Workspace({
    ...files,
    "in/pay/card.wf": 'page "Card" { link "Cash" navigate=Cash }\npage "Cash" { text "a" }\n',
  });
  const { code } = await workspace.call(["render", "in", "--html", "--split", "--out-dir", "out"]);
  expect(code).toBe(0);
  expect(linksIn(workspace.read("out/pay/card-card.html"))).toEqual(["card-cash.html#wf-cash"]);
  expect(linksIn(workspace.read("out/home-home.html"))).toEqual(["pay/card-card.html#wf-card"]);
});

test("pages that are not drawn in the same run get no links", async () => {
  const workspace = new Workspace(files);
  const { out } = await workspace.call(["render", "in/home.wf", "--html", "--prototype"]);
  expect(linksIn(out)).toEqual(["pay/card.wf#Card"]);
});

test("many links to pages of one file have their names made once", async () => {
  const many = Array.from({ length: 60 }, (_, at) => `page "Ä${at}" { text "a" }`).join("\n");
  const links = Array.from({ length: 60 }, (_, at) => `link "l" navigate="t.wf#Ä${at}"`).join(" ");
  const workspace = new Workspace({ "s.wf": `page "S" { ${links} }`, "t.wf": many });
  const normalize = vi.spyOn(String.prototype, "normalize");
  await workspace.call(["render", ".", "--html", "--prototype", "--split", "--out-dir", "out"]);
  const slugs = normalize.mock.calls.filter(([form]) => form === "NFKD").length;
  normalize.mockRestore();
  const last = linksIn(workspace.read("out/s-s.html")).at(-1);
  expect(decodeURIComponent(last!)).toBe("t-a59.html#wf-a59");
  expect(slugs).toBeLessThan(1_500);
});
