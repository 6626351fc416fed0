/** `wf notes`: listing, answering, adding and waiting on the command line. */
import { renameSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { Workspace } from "../call.js";

const login = 'page "Sign in" {\n  button "Cancel"\n  button "Go" id=go\n}\n';
const me = { WF_AUTHOR: "Ann" };

/** A folder with one note, and its id. */
async function noted(): Promise<{ workspace: Workspace; id: string }> {
  const workspace = new Workspace({ "login.wf": login, "other.wf": 'page "B" { text "x" }\n' });
  const { code, err } = await workspace.call(
    ["notes", "login.wf", "--add", "larger", "--at", "go"],
    {
      env: me,
    },
  );
  expect({ code, err }).toEqual({ code: 0, err: "" });
  const { notes } = JSON.parse(workspace.read("login.wf.notes.json"));
  return { workspace, id: notes[0].id };
}

test("notes are added, answered, marked done, filtered, and opened again", async () => {
  const { workspace, id } = await noted();
  const call = (...argv: string[]) => workspace.call(["notes", ...argv], { env: me });
  const listed = await call();
  expect(listed.out).toBe(
    `login.wf\n1. [${id}] open, on button "Go" (id go), page "Sign in", line 3\n   source: button "Go" id=go\n   Ann: larger\n\n1 note in 2 files, 1 open\n`,
  );
  const answered = await call(
    "login.wf",
    "--reply",
    "48 px now\nis that enough?",
    "--to",
    id.slice(0, 5),
    "--agent",
    "--author",
    "Bot",
  );
  expect(answered.out).toContain("   Bot (agent): 48 px now\n     is that enough?\n");
  const done = await call("--done", id);
  expect(done.out).toContain("marked done by Ann");
  expect((await call("--open")).out).toBe("1 note in 2 files, 0 open\n");
  expect((await call("--reopen", id, "--open")).out).toContain("1 open");
  const json = JSON.parse((await call("--json")).out);
  expect(json).toMatchObject({
    version: 1,
    files: [
      {
        path: "login.wf",
        notes: [
          {
            id,
            state: "open",
            element: { component: "button", id: "go", line: 3 },
            replies: [{ agent: true }],
          },
        ],
      },
    ],
  });
});

test("a note follows its element, and stays listed when the element is gone", async () => {
  const { workspace } = await noted();
  workspace.write("login.wf", 'page "New" {}\n\n\npage "Sign in" { col { link "Go on" id=go } }\n');
  expect((await workspace.call(["notes"])).out).toContain(
    'on link "Go on" (id go), page "Sign in", line 4',
  );
  workspace.write("login.wf", 'page "New" { text "x" }\n');
  expect((await workspace.call(["notes"])).out).toContain('open, lost, was on button "Go" (id go)');
});

test("waiting returns at once if a note is open, and times out otherwise", async () => {
  const { workspace, id } = await noted();
  expect((await workspace.call(["notes", "--wait", "60"])).code).toBe(0);
  await workspace.call(["notes", "--reply", "ok?", "--to", id, "--agent"], { env: me });
  const { code, err } = await workspace.call(["notes", "--wait", "0"]);
  expect({ code, err }).toEqual({ code: 1, err: "no news\n" });
});

test("waiting reports notes whose name the system does not allow", async () => {
  const workspace = new Workspace({ [`${"x".repeat(252)}.wf`]: login });
  const { code, out } = await workspace.call(["notes", "--wait", "0"]);
  expect({ code, out }).toEqual({ code: 1, out: expect.stringContaining("the name is too long") });
});

test("waiting ends when a person answers", async () => {
  const { workspace, id } = await noted();
  await workspace.call(["notes", "--reply", "ok?", "--to", id, "--agent"], { env: me });
  const waiting = workspace.call(["notes", "--wait", "60"]);
  await workspace.call(["notes", "--reply", "no, larger", "--to", id], { env: me });
  const { code, out } = await waiting;
  expect(code).toBe(0);
  expect(out).toContain("no, larger");
}, 60_000);

test.each([
  [["--add", "x"], "--add needs --at ELEMENT"],
  [["--at", "go"], "--at is for --add"],
  [["--reply", "x"], "--reply needs --to NOTE"],
  [["--to", "x"], "--to is for --reply"],
  [["--done", "zzz"], 'there is no note "zzz"'],
  [["--add", "x", "--at", "go"], "--add needs exactly one file"],
  [["login.wf", "--add", "x", "--at", "nothing"], '--at "nothing": no element has this id'],
  [["-"], "notes are in files"],
])("%j says what to do instead", async (argv, says) => {
  const { workspace } = await noted();
  const { code, err } = await workspace.call(["notes", ...argv], { env: me });
  expect(code).toBe(2);
  expect(err).toContain(says);
});

test("a broken notes file is reported, and stays unchanged", async () => {
  const workspace = new Workspace({
    "login.wf": login,
    "login.wf.notes.json": "<<<<<<< a\n>>>>>>> b\n",
  });
  const { code, out } = await workspace.call(["notes"]);
  expect(code).toBe(1);
  expect(out).toContain("the notes file has conflict markers of a merge");
  const added = await workspace.call(["notes", "login.wf", "--add", "x", "--at", "go"], {
    env: me,
  });
  expect(added.code).toBe(2);
  expect(added.err).toContain("nothing was written: ");
});

test("a missing file is reported as in other commands", async () => {
  const { code, err } = await new Workspace({}).call(["notes", "gone.wf"]);
  expect([code, err]).toEqual([2, "wf: gone.wf: no such file or folder\n"]);
});

test("control characters in a hostile file do not reach the terminal", async () => {
  const { workspace } = await noted();
  const file = JSON.parse(workspace.read("login.wf.notes.json"));
  file.notes[0].text = "\u001b[2Jgone\u202e";
  workspace.write("login.wf.notes.json", JSON.stringify(file));
  const { out } = await workspace.call(["notes"]);
  expect(out).not.toMatch(/[\u001b\u202e]/);
  expect(out).toContain("gone");
});

test("a label of several elements is not enough to pin a note", async () => {
  const source = 'page "Edit" {\n  button "Edit"\n  repeat 2 { link "Open" }\n  button "Edit"\n}\n';
  const workspace = new Workspace({ "a.wf": source });
  const add = (at: string) =>
    workspace.call(["notes", "a.wf", "--add", "x", "--at", at], { env: me });
  const { code, err } = await add("Edit");
  expect({ code, err }).toEqual({
    code: 2,
    err: expect.stringContaining("give the line of one, 2 or 4"),
  });
  for (const at of ["4", "Open"]) expect((await add(at)).code).toBe(0);
});

test("notes whose wireframe is gone are listed, and marked done", async () => {
  const { workspace, id } = await noted();
  renameSync(join(workspace.folder, "login.wf"), join(workspace.folder, "signin.wf"));
  const says = `login.wf is gone; if it was renamed, rename login.wf.notes.json likewise\n1. [${id}] open, lost, was on button "Go"`;
  for (const paths of [[], ["login.wf"]]) {
    const { code, out, err } = await workspace.call(["notes", ...paths]);
    expect({ code, err }).toEqual({ code: 0, err: "" });
    expect(out).toContain(says);
    expect(out).toMatch(/\n1 note in \d files?, 1 open\n$/);
  }
  const { files } = JSON.parse((await workspace.call(["notes", "--json"])).out);
  expect(files).toMatchObject([{ path: "login.wf", gone: true, notes: [{ id }] }]);
  expect((await workspace.call(["notes", "--done", id], { env: me })).out).toContain("0 open");
  expect((await workspace.call(["notes", "none.wf"])).code).toBe(2);
});
