/** Packs files for VS Code: a ZIP that has the same bytes for the same files. */
import { zipSync } from "fflate";
import { vsixManifest } from "./vsix-manifest.mjs";

/**
 * A fixed date for all files, given in local time because ZIP stores local times: the bytes are the same in all time
 * zones.
 */
const noTime = new Date(1980, 0, 1);

/**
 * The bytes of a VSIX.
 *
 * @param {ReadonlyMap<string, Uint8Array>} files files of the extension, by path
 * @param {import("./vsix-manifest.mjs").ExtensionManifest} manifest
 */
export function vscodePackage(files, manifest) {
  const entries = new Map([
    ["[Content_Types].xml", Buffer.from(contentTypes([...files.keys()]))],
    ["extension.vsixmanifest", Buffer.from(vsixManifest(manifest, files))],
    ...[...files].map(([path, bytes]) => [`extension/${path}`, bytes]),
  ]);
  const sorted = [...entries].sort(([a], [b]) => (a < b ? -1 : 1));
  return zipSync(Object.fromEntries(sorted), { level: 9, mtime: noTime, os: 0 });
}

const mediaTypes = {
  cjs: "application/javascript",
  css: "text/css",
  js: "application/javascript",
  json: "application/json",
  md: "text/markdown",
  png: "image/png",
  svg: "image/svg+xml",
  ttf: "font/ttf",
  txt: "text/plain",
  vsixmanifest: "text/xml",
};

function contentTypes(paths) {
  const endings = new Set([...paths.map((path) => path.split(".").at(-1)), "vsixmanifest"]);
  const types = [...endings].sort().map((ending) => {
    const type = mediaTypes[ending];
    if (type === undefined) throw new Error(`files that end in .${ending} have no media type`);
    return `<Default Extension=".${ending}" ContentType="${type}"/>`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">${types.join("")}</Types>
`;
}
