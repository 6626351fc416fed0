/** Packs files for VS Code: a ZIP that has the same bytes for the same files. */
import { zipSync } from "fflate";

/**
 * A fixed date for all files, given in local time because ZIP stores local times: the bytes are the same in all time
 * zones.
 */
const noTime = new Date(1980, 0, 1);

/**
 * The bytes of a VSIX.
 *
 * @param {ReadonlyMap<string, Uint8Array>} files files of the extension, by path
 * @param {{ name: string, version: string, publisher: string, displayName: string, description: string, engines: {
 *   vscode: string }, keywords: readonly string[], categories: readonly string[] }} manifest
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

function vsixManifest(manifest, files) {
  const { name, version, publisher, displayName, description, engines, keywords, categories } =
    manifest;
  const assets = [
    ["Microsoft.VisualStudio.Code.Manifest", "package.json"],
    ["Microsoft.VisualStudio.Services.Content.Details", "README.md"],
    ["Microsoft.VisualStudio.Services.Content.Changelog", "CHANGELOG.md"],
    ["Microsoft.VisualStudio.Services.Content.License", "LICENSE.txt"],
  ].map(([type, path]) => {
    if (!files.has(path)) throw new Error(`the extension has no ${path}`);
    return `    <Asset Type="${type}" Path="extension/${path}" Addressable="true"/>`;
  });
  return `<?xml version="1.0" encoding="utf-8"?>
<PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011">
  <Metadata>
    <Identity Language="en-US" Id="${escaped(name)}" Version="${escaped(version)}" Publisher="${escaped(publisher)}"/>
    <DisplayName>${escaped(displayName)}</DisplayName>
    <Description xml:space="preserve">${escaped(description)}</Description>
    <Tags>${escaped(keywords.join(","))}</Tags>
    <Categories>${escaped(categories.join(","))}</Categories>
    <Properties>
      <Property Id="Microsoft.VisualStudio.Code.Engine" Value="${escaped(engines.vscode)}"/>
      <Property Id="Microsoft.VisualStudio.Code.ExtensionKind" Value="workspace"/>
    </Properties>
    <License>extension/LICENSE.txt</License>
  </Metadata>
  <Installation>
    <InstallationTarget Id="Microsoft.VisualStudio.Code"/>
  </Installation>
  <Dependencies/>
  <Assets>
${assets.join("\n")}
  </Assets>
</PackageManifest>
`;
}

function escaped(text) {
  const names = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
  return text.replace(/[&<>"]/g, (sign) => names[sign]);
}
