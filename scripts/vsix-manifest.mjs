/** Writes the manifest of a VSIX, from which the gallery of VS Code and its programs read, as `vsce` writes it. */

/**
 * What the manifest takes from the package.json of an extension.
 *
 * @typedef {{ name: string, version: string, publisher: string, displayName: string, description: string, icon: string,
 *   homepage: string, bugs: { url: string }, repository: { url: string }, engines: { vscode: string },
 *   keywords: readonly string[], categories: readonly string[], contributes: Record<string, unknown> }} ExtensionManifest
 */

/**
 * The XML of the manifest.
 *
 * @param {ExtensionManifest} manifest
 * @param {ReadonlyMap<string, Uint8Array>} files files of the extension, by path
 */
export function vsixManifest(manifest, files) {
  const { name, version, publisher, displayName, description, icon, categories } = manifest;
  const assets = [
    ["Microsoft.VisualStudio.Code.Manifest", "package.json"],
    ["Microsoft.VisualStudio.Services.Content.Details", "README.md"],
    ["Microsoft.VisualStudio.Services.Content.Changelog", "CHANGELOG.md"],
    ["Microsoft.VisualStudio.Services.Content.License", "LICENSE.txt"],
    ["Microsoft.VisualStudio.Services.Icons.Default", icon],
  ].map(([type, path]) => {
    if (!files.has(path)) throw new Error(`the extension has no ${path}`);
    return `    <Asset Type="${type}" Path="extension/${escaped(path)}" Addressable="true"/>`;
  });
  const properties = Object.entries(propertiesOf(manifest)).map(
    ([id, value]) =>
      `      <Property Id="Microsoft.VisualStudio.${id}" Value="${escaped(value)}"/>`,
  );
  return `<?xml version="1.0" encoding="utf-8"?>
<PackageManifest Version="2.0.0" xmlns="http://schemas.microsoft.com/developer/vsx-schema/2011" xmlns:d="http://schemas.microsoft.com/developer/vsx-schema-design/2011">
  <Metadata>
    <Identity Language="en-US" Id="${escaped(name)}" Version="${escaped(version)}" Publisher="${escaped(publisher)}"/>
    <DisplayName>${escaped(displayName)}</DisplayName>
    <Description xml:space="preserve">${escaped(description)}</Description>
    <Tags>${escaped([...tagsOf(manifest)].join(","))}</Tags>
    <Categories>${escaped(categories.join(","))}</Categories>
    <GalleryFlags>Public</GalleryFlags>
    <Properties>
${properties.join("\n")}
    </Properties>
    <License>extension/LICENSE.txt</License>
    <Icon>extension/${escaped(icon)}</Icon>
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

/** @param {ExtensionManifest} manifest */
function propertiesOf({ engines, repository, bugs, homepage }) {
  const source = repository.url.replace(/^git\+/, "");
  return {
    "Code.Engine": engines.vscode,
    "Code.ExtensionDependencies": "",
    "Code.ExtensionPack": "",
    // What an extension with code for Node, and none for browsers, can be.
    "Code.ExtensionKind": "workspace",
    "Code.LocalizedLanguages": "",
    "Code.EnabledApiProposals": "",
    "Code.ExecutesCode": "true",
    "Services.Links.Source": source,
    "Services.Links.Getstarted": source,
    "Services.Links.GitHub": source,
    "Services.Links.Support": bugs.url,
    "Services.Links.Learn": homepage,
    "Services.GitHubFlavoredMarkdown": "true",
    "Services.Content.Pricing": "Free",
  };
}

/** Words of the manifest by which the gallery is searched, such as for extensions that open a type of file. */
function tagsOf({ keywords, contributes }) {
  const { languages, grammars } = contributes;
  const contributed = { snippets: "snippet", keybindings: "keybindings", jsonValidation: "json" };
  return new Set([
    ...keywords,
    ...Object.entries(contributed).flatMap(([name, tag]) => (contributes[name] ? [tag] : [])),
    ...languages.flatMap(({ id, aliases, extensions }) => [
      id,
      ...aliases.map((alias) => alias.replace(/[^\w.-]/g, "")),
      ...extensions.map((ending) => `__ext_${ending.replace(/^\./, "")}`),
    ]),
    ...grammars.flatMap(({ language }) => language ?? []),
  ]);
}

function escaped(text) {
  const names = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&apos;" };
  return text.replace(/[&<>"']/g, (sign) => names[sign]);
}
