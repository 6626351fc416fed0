/** Writes the documentation for language models: a list of its pages, and most of their text in one file. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { encode } from "gpt-tokenizer";
import { ROOT } from "./generated-files.mjs";

/** Pages that come first, in a useful reading order; all others follow. */
const first =
  "language components reuse flows devices images looks tokens fonts markdown formatting agents".split(
    " ",
  );

/** Pages for people who run servers or browse; models that write wireframes do not need them. */
const optional = "api hosting webhooks gallery".split(" ");

/**
 * The contents of `llms.txt` and `llms-full.txt` (llmstxt.org).
 *
 * @param {string} brief the language in brief
 * @param {ReadonlyMap<string, string>} fresh pages that are generated at the same time, by path
 * @returns {{ list: string, full: string }}
 */
export function llmsTexts(brief, fresh) {
  const pages = readdirSync(join(ROOT, "docs"))
    .filter((name) => name.endsWith(".md"))
    .map((name) => readPage(name.slice(0, -".md".length), fresh))
    .sort((a, b) => rank(a) - rank(b) || (a.name < b.name ? -1 : 1));
  const isOptional = ({ name }) => optional.includes(name);
  const line = ({ name, title, says }) => `- [${title}](${name}.md): ${says}`;
  const examples = readdirSync(join(ROOT, "examples"))
    .filter((name) => name.endsWith(".wf"))
    .sort()
    .map((name) => {
      const [, shows = ""] =
        /^\/\/ ?(.*)/.exec(readFileSync(join(ROOT, "examples", name), "utf8")) ?? [];
      return `- [${name}](../examples/${name}): ${shows}`;
    });
  const head = `# wf

> Wireframes as code: a small language for screens, checked like a program, and drawn as SVG, HTML, PNG and PDF. A command, a preview in the browser, a server for coding agents (MCP), an HTTP API and a library.

[Install it](../README.md#install) (the npm package named wf is a different project), write a file such as login.wf, check it with \`wf validate\`, draw it with \`wf render login.wf -o login.png\`, and look at it as you type with \`wf watch --open\`. Agents use \`wf mcp\`; \`wf agents install\` adds it to their settings.
`;
  const texts = pages.filter((page) => !isOptional(page)).map(({ text }) => text);
  const full = [head, brief, ...texts].map((text) => `${text.trimEnd()}\n`).join("\n");
  const list = [
    head,
    `## Docs\n\n${pages
      .filter((page) => !isOptional(page))
      .map(line)
      .join("\n")}\n`,
    `## Examples\n\n${examples.join("\n")}\n`,
    `## Optional\n\n${pages.filter(isOptional).map(line).join("\n")}\n${lineOfFull(full)}\n`,
  ].join("\n");
  return { list, full };
}

/** Describes the large file with its size, so that nobody loads it unaware. */
function lineOfFull(full) {
  const kilobytes = Math.round(Buffer.byteLength(full) / 10_000) * 10;
  const tokens = Math.round(encode(full).length / 5000) * 5;
  return `- [llms-full.txt](llms-full.txt): the language in brief and all pages under "Docs" in one file of ${kilobytes} kB, which is about ${tokens},000 tokens; most questions need only one of the pages`;
}

function rank({ name }) {
  const at = first.indexOf(name);
  return at < 0 ? first.length : at;
}

/** A page with its title and its first sentence, without markers for our own tools. */
function readPage(name, fresh) {
  const path = join(ROOT, "docs", `${name}.md`);
  const text = (fresh.get(path) ?? readFileSync(path, "utf8"))
    .replace(/<!--(?:(?!-->)[\s\S])*-->\n*/g, "")
    .trimStart();
  const [, heading = name] = /^# (.*)$/m.exec(text) ?? [];
  // The reference starts with a heading about the language.
  const title = name === "components" ? "Components" : heading;
  const [paragraph = ""] = text.split("\n\n").filter((part) => /^[A-Z`]/.test(part)) ?? [];
  const plain = paragraph.replace(/\s+/g, " ").replace(/\[([^\]]*)\]\([^)]*\)/g, "$1");
  const [says = plain] = /^.*?[.:](?= |$)/.exec(plain) ?? [];
  return { name, title, text, says: says.replace(/:$/, ".") };
}
