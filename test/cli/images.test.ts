/** Pictures of a project on the command line: where they may be, and the messages about those that are not shown. */
import { mkdirSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { gif, webps } from "../images/sample-images.js";
import { Workspace } from "./call.js";

const project = (files: Record<string, string | Uint8Array>): Workspace =>
  new Workspace({ "wf.config.json": "{}", "photos/a.gif": gif, ...files });

describe("wf render --embed-images", () => {
  it("embeds pictures in the project, in SVG and HTML", async () => {
    const workspace = project({ "screens/a.wf": 'page { image "../photos/a.gif" }' });
    const call = ["render", "screens/a.wf", "--svg", "--html", "--out-dir", "out"];
    expect(await workspace.call([...call, "--embed-images"])).toMatchObject({ code: 0 });
    expect(workspace.read("out/a.svg")).toContain('href="data:image/gif;base64,');
    expect(workspace.read("out/a.html")).toContain('src="data:image/gif;base64,');
    await workspace.call(call);
    expect(workspace.read("out/a.svg")).not.toContain("<image");
    expect(workspace.read("out/a.html")).toContain('src="../photos/a.gif"');
  });

  it("can be set", async () => {
    const workspace = project({ "a.wf": 'page { image "photos/a.gif" }' });
    workspace.write("wf.config.json", '{"render": {"embedImages": true}}');
    expect((await workspace.call(["render", "a.wf"])).out).toContain("<image");
    expect((await workspace.call(["render", "a.wf", "--no-embed-images"])).out).not.toContain(
      "<image",
    );
  });

  it("resolves paths in an imported file relative to that file, also for other commands", async () => {
    const workspace = project({
      "parts/hall.wf": 'component hall { image "../photos/a.gif" }',
      "screens/a.wf": 'import "../parts/hall.wf"\npage { hall }',
      "b.wf": 'import "parts/hall.wf"\npage { hall }',
      "up.wf": 'import "parts/up.wf"\npage { up }',
      "parts/up.wf": 'component up { image "../../a.gif" }',
    });
    const call = ["render", "screens/a.wf", "b.wf", "--html", "--svg", "--out-dir", "out"];
    expect(await workspace.call(call)).toMatchObject({ code: 0 });
    expect(workspace.read("out/a.html")).toContain('src="../photos/a.gif"');
    expect(workspace.read("out/b.html")).toContain('src="photos/a.gif"');
    expect(await workspace.call([...call, "--embed-images"])).toMatchObject({ code: 0 });
    for (const name of ["a", "b"]) expect(workspace.read(`out/${name}.svg`)).toContain("<image");
    const { err } = await workspace.call(["render", "up.wf", "--embed-images"]);
    expect(err).toContain('cannot show "../a.gif": it is outside of the project');
  });

  it("embeds the pictures of fences in a Markdown file", async () => {
    const workspace = project({ "a.md": '```wf\npage "A" { image "photos/a.gif" }\n```\n' });
    await workspace.call(["render", "a.md", "--embed-images", "--out-dir", "out"]);
    expect(workspace.read("out/a-a.svg")).toContain("<image");
  });
});

describe("PNG and PDF", () => {
  it.each([
    ["png", "gif"],
    ["pdf", "gif"],
    ["png", "webp"],
    ["pdf", "webp"],
  ])("show pictures without an option: %s with %s", async (format, type) => {
    const source = `page { image "photos/a.${type}" }`;
    const files = { "a.wf": source, "photos/a.webp": webps.lossy };
    const [there, gone] = [project(files), new Workspace({ "a.wf": source })];
    const call = ["render", "a.wf", "-o", `a.${format}`];
    const shown = await there.call(call);
    expect(shown.code).toBe(0);
    expect(shown.err).not.toContain("warning");
    const { code, err } = await gone.call(call);
    expect(code).toBe(0);
    expect(err).toContain(`cannot show "photos/a.${type}": no such file`);
    expect(there.read(`a.${format}`)).not.toBe(gone.read(`a.${format}`));
  });
});

describe("a picture that cannot be shown", () => {
  it.each<[what: string, src: string, reason: string]>([
    ["a missing file", "photos/b.gif", "no such file"],
    ["a folder", "photos", "it cannot be read"],
    ["a file of another type", "a.wf", "it is not a PNG, JPEG, GIF, WebP or SVG"],
    ["a damaged file", "photos/broken.png", "it is damaged"],
    ["an SVG with a style sheet", "photos/style.svg", "this SVG has parts that are not embedded"],
    ["a path out of the project", "../../secret.gif", "it is outside of the project"],
    ["an absolute path", "/etc/passwd", "it is outside of the project"],
    ["a link out of the project", "photos/link.gif", "it is outside of the project"],
  ])("is reported with the reason: %s", async (_, src, reason) => {
    const workspace = new Workspace({
      "secret.gif": gif,
      "project/wf.config.json": "{}",
      "project/a.wf": `page { image "${src}" }`,
      "project/photos/broken.png": "\x89PNG\r\n\x1a\n",
      "project/photos/style.svg": '<svg width="1" height="1"><style>a{}</style></svg>',
    });
    const broken = Buffer.from("\x89PNG\r\n\x1a\n", "latin1");
    workspace.write("project/photos/broken.png", broken);
    mkdirSync(join(workspace.folder, "project/photos"), { recursive: true });
    symlinkSync(
      join(workspace.folder, "secret.gif"),
      join(workspace.folder, "project/photos/link.gif"),
    );
    const { code, out, err } = await workspace.call(["render", "project/a.wf", "--embed-images"]);
    expect(code).toBe(0);
    expect(err).toContain(`cannot show "${src}": ${reason}`);
    expect(err).toContain("project/a.wf:1:14");
    expect(out).not.toContain("<image");
  });

  it("is an error with --strict, once for all formats, and can be ignored", async () => {
    const source = 'page {\n  image "photos/b.gif"\n}\n';
    const workspace = project({
      "a.wf": source,
      "b.wf": source.replace("\n", "\n  // wf-ignore-next-line image-not-shown\n"),
    });
    const call = (path: string) =>
      workspace.call(["render", path, "--png", "--pdf", "--strict", "--out-dir", "out"]);
    const { code, err } = await call("a.wf");
    expect(code).toBe(1);
    expect(err.match(/image-not-shown/g)).toHaveLength(1);
    expect(await call("b.wf")).toMatchObject({ code: 0 });
  });

  it("is reported once for a component that many pages use, with its use", async () => {
    const workspace = project({
      "parts.wf": 'component poster {\n  image "photos/b.gif"\n}\n',
      "a.wf": 'import "parts.wf"\npage "A" { poster }\n',
      "b.wf": 'import "parts.wf"\npage "B" { poster }\n',
    });
    const { err } = await workspace.call(["render", "a.wf", "b.wf", "--png", "--out-dir", "out"]);
    expect(err.match(/image-not-shown/g)).toHaveLength(1);
    expect(err).toContain("parts.wf:2:9");
    expect(err).toContain('in use "poster"');
  });

  it("is not looked for by wf validate", async () => {
    const workspace = project({ "a.wf": 'page { image "photos/b.gif" }' });
    expect(await workspace.call(["validate", "a.wf"])).toMatchObject({ code: 0, err: "" });
  });

  it("is not looked for if no picture shows it", async () => {
    const workspace = project({ "a.wf": 'page { image "photos/b.gif" }' });
    expect((await workspace.call(["render", "a.wf"])).err).toBe("");
  });
});
