/** `wf watch` and `wf render --watch` as processes, with files that wireframes import. */
import { mkdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeAll, expect, test } from "vitest";
import { Watching } from "../preview/watching.js";
import { ensureBuilt } from "./built.js";
import { Workspace } from "./call.js";

beforeAll(() => ensureBuilt("cli", "preview"), 60_000);

const running: Watching[] = [];

afterEach(async () => {
  for (const each of running.splice(0)) await each.stop("SIGKILL");
});

const parts = (word: string) => `component person(name: string) { text "${word} $\{name}" }\n`;
const page = `import "../parts/person.wf"
data people from "../data/people.json"
page { repeat people as p { person "$p.name" } }
`;

/** Parts and data are outside of the watched folder. */
function project(): Workspace {
  return new Workspace({
    "wf.config.json": "{}",
    "parts/person.wf": parts("Dr."),
    "data/people.json": '[{"name":"Ada"}]',
    "screens/a.wf": page,
    "screens/b.wf": page,
    "screens/c.wf": 'page { text "alone" }\n',
    "screens/spec.md": `# Spec\n\n\`\`\`wf\n${page}\`\`\`\n`,
  });
}

function start(workspace: Workspace, ...argv: string[]): Watching {
  const watching = new Watching(workspace.folder, argv);
  running.push(watching);
  return watching;
}

test("saving an imported file or data redraws all pictures that use it", async () => {
  const workspace = project();
  const watching = start(
    workspace,
    "render",
    "screens",
    "screens/*.md",
    "--out-dir",
    "out",
    "--watch",
  );
  await watching.says(/ screens\/c\.wf /);
  await watching.says(/ screens\/spec\.md /);
  const drawn = () => workspace.read("out/a.svg") + workspace.read("out/b.svg");
  expect(drawn().match(/Dr\. Ada/g)).toHaveLength(2);
  watching.err = "";
  workspace.write("parts/person.wf", parts("Prof."));
  for (const name of ["a.wf", "b.wf", "spec.md"])
    await watching.says(new RegExp(` screens/${name} `));
  expect(drawn().match(/Prof\. Ada/g)).toHaveLength(2);
  expect(watching.err).not.toContain("c.wf");
  watching.err = "";
  // Like editors that save by replacing a file with a new one.
  workspace.write("data/people.json~", '[{"name":"Grace"}]');
  renameSync(
    join(workspace.folder, "data/people.json~"),
    join(workspace.folder, "data/people.json"),
  );
  await watching.says(/ screens\/b\.wf /);
  await watching.says(/ screens\/spec\.md /);
  expect(drawn().match(/Prof\. Grace/g)).toHaveLength(2);
  watching.err = "";
  rmSync(join(workspace.folder, "parts/person.wf"));
  await watching.says(/"\.\.\/parts\/person\.wf" does not exist/);
  await watching.says(/ screens\/b\.wf has errors/);
  watching.err = "";
  workspace.write("parts/person.wf", parts("Dame"));
  await watching.says(/ screens\/b\.wf out/);
  expect(workspace.read("out/b.svg")).toContain("Dame Grace");
  expect(await watching.stop()).toBe(0);
});

test("the preview reports each wireframe that is affected by an imported file", async () => {
  const workspace = project();
  const watching = start(workspace, "watch", "screens", "--port", "0");
  const address = await watching.address();
  const picture = async () => {
    const query = "path=screens/a.wf&format=svg&theme=light";
    return (await fetch(`${address}api/picture?${query}`)).text();
  };
  expect(await picture()).toContain("Dr. Ada");
  await expect
    .poll(async () => (await (await fetch(`${address}api/state`)).json()) as object)
    .toMatchObject({
      files: [{ version: expect.any(Number) }, { errors: 0 }, { errors: 0 }],
    });
  workspace.write("parts/person.wf", parts("Prof."));
  await watching.says(/ screens\/a\.wf ok/);
  await watching.says(/ screens\/b\.wf ok/);
  expect(watching.out).not.toContain("c.wf ok");
  expect(await picture()).toContain("Prof. Ada");
});

test("a folder that is created later is followed too", async () => {
  const workspace = project();
  rmSync(join(workspace.folder, "parts"), { recursive: true });
  const watching = start(workspace, "render", "screens", "--out-dir", "out", "--watch");
  await watching.says(/ screens\/b\.wf has errors/);
  await watching.says(/ screens\/c\.wf /);
  mkdirSync(join(workspace.folder, "parts"));
  workspace.write("parts/person.wf", parts("Dr."));
  await watching.says(/ screens\/b\.wf out/);
  expect(workspace.read("out/b.svg")).toContain("Dr. Ada");
});

test("saving the token file redraws all pictures, and an invalid one keeps them", async () => {
  const workspace = new Workspace({
    "brand/tokens.json": '{"accent":"#0969DA"}',
    "screens/a.wf": 'page { button "A" primary }\n',
    "screens/b.wf": 'page { button "B" primary }\n',
  });
  const options = ["--tokens", "brand/tokens.json", "--out-dir", "out", "--watch"];
  const watching = start(workspace, "render", "screens", ...options);
  for (const name of ["a", "b"]) await watching.says(new RegExp(` screens/${name}\\.wf `));
  expect(workspace.read("out/a.svg")).toContain("#0969da");
  watching.err = "";
  workspace.write("brand/tokens.json", '{"accent":');
  await watching.says(/brand\/tokens\.json is not valid JSON/);
  for (const name of ["a", "b"]) await watching.says(new RegExp(` screens/${name}\\.wf `));
  expect(workspace.read("out/b.svg")).toContain("#0969da");
  watching.err = "";
  workspace.write("brand/tokens.json", '{"accent":"#0F766E"}');
  for (const name of ["a", "b"]) await watching.says(new RegExp(` screens/${name}\\.wf `));
  // The watcher may see the file while it is still empty, and draw with the former tokens first.
  for (const name of ["a", "b"]) {
    await expect
      .poll(() => workspace.read(`out/${name}.svg`), { timeout: 30_000 })
      .toContain("#0f766e");
  }
});
