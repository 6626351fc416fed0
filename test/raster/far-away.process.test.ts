/** Tests shapes far outside of a picture, on which resvg crashed the process. */
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { execa } from "execa";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ensureBuilt, wf } from "../cli/built.js";
import { png } from "../images/sample-images.js";
import { readPixels } from "../support/pixels.js";

let folder = "";
beforeAll(() => {
  ensureBuilt("cli");
  folder = mkdtempSync(join(tmpdir(), "wf-far-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** An SVG picture with a red square, and with a distant group. */
const farGroup =
  '<svg xmlns="http://www.w3.org/2000/svg" width="100" height="100" viewBox="0 0 100 100"><rect width="100" height="100" fill="#f00"/><g opacity="0.5"><rect x="99999" width="9" height="9"/></g></svg>';
const nearGroup = farGroup.replace("99999", "50");

async function painted(source: string, ...options: string[]) {
  writeFileSync(join(folder, "a.wf"), source);
  return await execa(process.execPath, [wf, "render", "a.wf", "-o", "a.png", ...options], {
    cwd: folder,
    reject: false,
  });
}

const inside = 'button "Here" primary';
const away = {
  right: "x=5000 y=10",
  left: "x=-5000 y=10",
  below: "x=10 y=5000",
  above: "x=10 y=-5000",
};
const far = [
  'image "x" w=100 h=100',
  'avatar "Ada"',
  "progress value=50 w=100",
  'table [["a", "b"], ["c", "d"]]',
];

describe("elements that are far away", () => {
  it.each(Object.entries(away))("%s do not change a picture", async (_, place) => {
    const page = (more: string) =>
      `page w=400 h=300 { relative w=400 h=300 { ${inside} ${more} } }`;
    const alone = await painted(page(""));
    expect(alone.exitCode).toBe(0);
    const { data: before } = await readPixels(readFileSync(join(folder, "a.png")));
    const elements = far.map((each) => `stack ${place} { ${each} }\n`).join("");
    const { exitCode, stderr } = await painted(page(elements));
    expect([exitCode, stderr]).toEqual([0, expect.stringContaining("wrote a.png")]);
    const { data } = await readPixels(readFileSync(join(folder, "a.png")));
    const changed = data.filter((value, at) => Math.abs(value - before[at]!) > 2);
    // A board with something that sticks out is clipped at its rounded corners.
    expect(changed.length).toBeLessThan(60);
  });

  it.each([
    ["a letter that is larger than its picture", ["--padding", "0"], 'text "." size=5000 y=100'],
    ["an image far from a tiny picture", ["--padding", "0"], 'image "x" w=20 h=20 x=300 y=0'],
    ["a distant image, in more pixels", ["--scale", "8"], 'image "x" w=20 h=20 x=300 y=0'],
  ])("do no harm: %s", async (_, options, element) => {
    const source = `page w=20 h=20 p=0 { card w=20 h=20 p=0 { relative { ${element} } } }`;
    const { exitCode, stderr } = await painted(source, ...options);
    expect([exitCode, stderr]).toEqual([0, expect.stringContaining("wrote a.png")]);
  });
});

describe("a picture that is thinner than a pixel", () => {
  it.each([
    ["20000 pixels wide", [20_000, 1], "w=1 h=1"],
    ["a million pixels wide", [1_000_000, 1], "w=100 h=100"],
    ["a million pixels high", [1, 1_000_000], "w=3 h=3"],
    ["a million pixels wide, that covers its box", [1_000_000, 1], "w=100 h=100 cover"],
  ] as const)("does no harm: %s", async (_, [width, height], size) => {
    writeFileSync(join(folder, "thin.png"), png([255, 0, 0], width, height));
    const page = `page w=200 { stack h=8000 { text "a" } image "thin.png" ${size} }`;
    const { exitCode, stderr } = await painted(page);
    expect([exitCode, stderr]).toEqual([0, expect.stringContaining("wrote a.png")]);
  });
});

describe("an SVG picture of a user", () => {
  const source = 'page w=400 h=300 { image "x" w=100 h=100 src="a.svg" }';

  it("is painted", async () => {
    writeFileSync(join(folder, "a.svg"), nearGroup);
    expect((await painted(source)).exitCode).toBe(0);
    const { data, width } = await readPixels(readFileSync(join(folder, "a.png")));
    const at = 4 * (60 * width + 60);
    expect([...data.subarray(at, at + 3)]).toEqual([255, 0, 0]);
  });

  it.each(["--png", "--pdf"])("that makes resvg abort is an error message: %s", async (format) => {
    writeFileSync(join(folder, "a.svg"), farGroup);
    writeFileSync(join(folder, "a.wf"), source);
    const call = [wf, "render", "a.wf", format, "-o", `b.${format.slice(2)}`];
    const { exitCode, stderr } = await execa(process.execPath, call, {
      cwd: folder,
      reject: false,
    });
    expect(stderr).toContain("cannot be painted");
    expect(exitCode).toBe(2);
  });

  it.skipIf(process.platform !== "linux")("is no longer painted when wf is killed", async () => {
    const dashes = '<path d="M0 50H9000" stroke="red" stroke-dasharray="0.01"/>'.repeat(2_000);
    writeFileSync(join(folder, "a.svg"), nearGroup.replace("<g ", `${dashes}<g `));
    writeFileSync(join(folder, "a.wf"), source);
    const call = execa(process.execPath, [wf, "render", "a.wf", "-o", "a.png"], {
      cwd: folder,
      reject: false,
    });
    const children = `/proc/${call.pid}/task/${call.pid}/children`;
    const painter = () => readFileSync(children, "utf8").trim();
    await expect.poll(painter, { timeout: 10_000 }).toMatch(/^\d+$/);
    const commandOf = (pid: string): string => readFileSync(`/proc/${pid}/cmdline`, "utf8");
    const pid = painter();
    await expect.poll(() => commandOf(pid), { timeout: 10_000 }).toContain("renderAsync");
    await expect
      .poll(() => readFileSync(`/proc/${pid}/stat`, "utf8").split(" ")[13], { timeout: 10_000 })
      .not.toMatch(/^\d{1,2}$/);
    call.kill("SIGKILL");
    await call;
    await expect.poll(() => existsSync(`/proc/${pid}/fd/0`), { timeout: 5_000 }).toBe(false);
  });
});
