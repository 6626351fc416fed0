/** Tests the script with which npm prepares the package: it builds, after installing what the build needs. */
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { execa } from "execa";
import { afterEach, expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const folders: string[] = [];

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** A clone whose build only prints that it ran, and a fake npm that records how it is called. */
async function prepare(npm: string, env: Record<string, string> = {}, hasPackages = false) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), "wf-prepare-")));
  folders.push(folder);
  for (const name of ["bin", "scripts"]) mkdirSync(join(folder, name));
  if (hasPackages) mkdirSync(join(folder, "node_modules/esbuild"), { recursive: true });
  for (const name of ["prepare.mjs", "generated-files.mjs"]) {
    cpSync(join(root, "scripts", name), join(folder, "scripts", name));
  }
  writeFileSync(join(folder, "scripts/build.mjs"), 'console.error("built");\n');
  writeFileSync(
    join(folder, "bin/npm"),
    `#!/bin/sh\necho "$*" > called.txt\necho "from npm"\n${npm}`,
  );
  chmodSync(join(folder, "bin/npm"), 0o755);
  const { exitCode, stdout, stderr } = await execa(
    process.execPath,
    [join(folder, "scripts/prepare.mjs")],
    {
      reject: false,
      cwd: folder,
      extendEnv: false,
      env: { PATH: [join(folder, "bin"), "/usr/bin", "/bin"].join(delimiter), ...env },
    },
  );
  const note = join(folder, "called.txt");
  const called = existsSync(note) ? readFileSync(note, "utf8").trim() : undefined;
  return { exitCode, stdout, stderr, called, folder };
}

test("builds with the existing packages", async () => {
  const ran = await prepare("exit 1\n", {}, true);
  expect(ran).toMatchObject({ exitCode: 0, stdout: "", stderr: "built", called: undefined });
});

test("installs what the build needs, whatever the arguments of npm, and prints nothing", async () => {
  const env = { npm_config_global: "true", npm_config_omit: "dev", NODE_ENV: "production" };
  const ran = await prepare("exit 0\n", env);
  expect(ran).toMatchObject({ exitCode: 0, stdout: "", stderr: "from npm\nbuilt" });
  const words = ran.called!.split(" ");
  expect(words[0]).toBe("install");
  for (const option of ["--global=false", "--include=dev", "--ignore-scripts", "--no-save"]) {
    expect(words).toContain(option);
  }
});

test("says what to run if that fails", async () => {
  const { exitCode, stderr, folder } = await prepare("exit 1\n");
  expect(exitCode).toBe(1);
  expect(stderr).toBe(`from npm\nwf: the build needs more packages; run npm ci in ${folder}/`);
});

test("stops npm before it links a global package to a clone that it removes", async () => {
  const env = { npm_config_global: "true", _PACOTE_NO_PREPARE_: "git+https://example.com/wf.git" };
  expect(await prepare("exit 0\n", env)).toMatchObject({
    exitCode: 1,
    called: undefined,
    stderr:
      "wf: npm installs from git globally only with --install-links: npm install -g --install-links git+URL",
  });
  expect(await prepare("exit 0\n", { ...env, npm_config_install_links: "true" })).toMatchObject({
    exitCode: 0,
    stderr: "from npm\nbuilt",
  });
});

test("is the script in package.json", () => {
  const { scripts } = JSON.parse(readFileSync(join(root, "package.json"), "utf8"));
  expect(scripts.prepare).toBe("node scripts/prepare.mjs");
});
