/** Writes the notices that the licenses of bundled files require. */
import { existsSync } from "node:fs";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { ROOT } from "./generated-files.mjs";

/** What the package contains from others besides code: name, license, text. */
const ASSETS = [
  ["Inter (fonts)", "OFL-1.1", "assets/fonts/OFL.txt"],
  ["JetBrains Mono (fonts)", "OFL-1.1", "assets/fonts/OFL-jetbrains-mono.txt"],
  ["Patrick Hand (font)", "OFL-1.1", "assets/fonts/OFL-patrick-hand.txt"],
  ["Noto Emoji (fonts)", "OFL-1.1", "assets/fonts/OFL-noto-emoji.txt"],
  ["libwebp (WebAssembly)", "BSD-3-Clause", "node_modules/@jsquash/webp/codec/LICENSE.codec.md"],
  ["Lucide (icons)", "ISC", "assets/icons/LICENSE-lucide.txt"],
];

/** License texts for packages that ship none, as <name>.txt. */
const KNOWN_TEXTS = join(ROOT, "scripts", "licenses");

const INTRODUCTION = `wf-wireframes holds the following software, fonts and icons of others.
What npm installs beside it has licenses of its own in its folders.
`;

/**
 * The notices of all packages that files belong to. Throws if one has no license text.
 *
 * @param {Iterable<string>} files relative to the root of the repository
 * @param {{ introduction?: string, assets?: typeof ASSETS }} [whole] what they are part of: the package, or one file
 */
export async function thirdPartyNotices(
  files,
  { introduction = INTRODUCTION, assets = ASSETS } = {},
) {
  const sections = [];
  for (const folder of foldersOf(files)) {
    const { name, version, license } = JSON.parse(
      await readFile(join(ROOT, folder, "package.json"), "utf8"),
    );
    const kind = typeof license === "string" ? license : "see below";
    sections.push([`${name} ${version}`, kind, await licenseText(folder, name)]);
  }
  for (const [name, license, path] of assets) {
    sections.push([name, license, await readFile(join(ROOT, path), "utf8")]);
  }
  sections.sort(([a], [b]) => (a < b ? -1 : 1));
  const line = "-".repeat(78);
  const written = sections.map(([title, license, text]) => {
    const plain = text.replace(/\r\n?/g, "\n").trim();
    return `${line}\n${title}\nLicense: ${license}\n${line}\n\n${plain}\n`;
  });
  return [introduction, ...written].join("\n");
}

/** The folders of the packages, without duplicates. */
function foldersOf(files) {
  const folders = new Set();
  for (const file of files) {
    const [folder] = /^.*node_modules\/(?:@[^/]+\/)?[^/]+(?=\/)/.exec(file) ?? [];
    if (folder !== undefined) folders.add(folder);
  }
  return folders;
}

async function licenseText(folder, name) {
  const all = await readdir(join(ROOT, folder));
  const named = all.filter((file) => /^(?:licen[cs]e|copying|notice)(?:[.-]|$)/i.test(file)).sort();
  const paths = named.map((file) => join(ROOT, folder, file));
  const known = join(KNOWN_TEXTS, `${name.replace("/", "__")}.txt`);
  if (paths.length === 0 && existsSync(known)) paths.push(known);
  const texts = await Promise.all(paths.map((path) => readFile(path, "utf8")));
  const text = texts.join("\n\n");
  if (text.trim() === "") {
    throw new Error(`${name} is bundled and has no license text; add it as ${known}`);
  }
  return text;
}
