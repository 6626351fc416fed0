/** Follows docs/editors.md with Debian's Neovim: it attaches, shows diagnostics and docs, completes and formats. */
import { chmodSync, mkdtempSync, readFileSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { execa } from "execa";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { hasCommand } from "../support/has-command.js";

const root = fileURLToPath(new URL("../..", import.meta.url));
const page = readFileSync(join(root, "docs/editors.md"), "utf8");
const [, settings = ""] = /For Neovim 0\.7[\s\S]*?```lua\n([\s\S]*?)```/.exec(page) ?? [];

/** Acts like a user, and prints what is visible. */
const script = `
local function say(name, value) io.stdout:write(name .. "=" .. vim.fn.json_encode(value) .. "\\n") end
vim.cmd("edit a.wf")
local has = vim.wait(120000, function() return #vim.diagnostic.get(0) > 0 end, 50)
say("told", has)
say("diagnostics", vim.tbl_map(function(each) return each.lnum .. " " .. each.message end, vim.diagnostic.get(0)))
local position = { textDocument = vim.lsp.util.make_text_document_params(), position = { line = 2, character = 3 } }
local answers = vim.lsp.buf_request_sync(0, "textDocument/completion", position, 120000)
local labels = {}
for _, answer in pairs(answers or {}) do
  for _, item in ipairs(answer.result.items) do table.insert(labels, item.label) end
end
say("completion", labels)
for _, item in ipairs(answers[next(answers)].result.items) do
  if item.label == "button" then say("inserts", vim.lsp.util.text_document_completion_list_to_complete_items({ item }, "")[1].word) end
end
local hover = vim.lsp.buf_request_sync(0, "textDocument/hover", vim.lsp.util.make_position_params(), 120000)
say("hover", hover[next(hover)].result.contents.value)
say("root", vim.lsp.get_active_clients()[1].config.root_dir)
vim.lsp.buf.formatting_sync(nil, 120000)
say("formatted", vim.api.nvim_buf_get_lines(0, 0, -1, true))
vim.cmd("qall!")
`;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "wf-nvim-"));
  writeFileSync(join(folder, "wf"), `#!/bin/sh\nexec node "${join(root, "bin/wf.js")}" "$@"\n`);
  chmodSync(join(folder, "wf"), 0o755);
  writeFileSync(join(folder, "init.lua"), settings);
  writeFileSync(join(folder, "check.lua"), script);
  writeFileSync(join(folder, "a.wf"), `page 'A' {\n  text "x" size=lgg\n  b\n}\n`);
});
afterAll(() => rmSync(folder, { recursive: true }));

describe.runIf(hasCommand("nvim"))("Neovim, with the settings of docs/editors.md", () => {
  it("shows diagnostics and docs, completes and formats", async () => {
    const { stdout } = await execa(
      "nvim",
      ["--headless", "-u", "init.lua", "-i", "NONE", "-n", "-c", "luafile check.lua"],
      {
        cwd: folder,
        env: { PATH: `${folder}:${process.env.PATH}`, HOME: folder, XDG_STATE_HOME: folder },
      },
    );
    const shown = Object.fromEntries(
      stdout
        .split(/\r?\n/)
        .filter((line) => /^\w+=/.test(line))
        .map((line) => [
          line.slice(0, line.indexOf("=")),
          JSON.parse(line.slice(line.indexOf("=") + 1)),
        ]),
    );
    expect(shown.told).toBe(true);
    expect(shown.diagnostics.join("\n")).toContain('1 size cannot be "lgg"');
    expect(shown.completion).toContain("button");
    expect(shown.inserts).toBe('button ""');
    expect(shown.hover).toContain("## page");
    expect(shown.hover).not.toContain("data:");
    expect(shown.root).toBe(realpathSync(folder));
    expect(shown.formatted[0]).toBe('page "A" {');
  });
});
