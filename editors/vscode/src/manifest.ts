/** Builds the manifest of the extension from its contributions. */
import { wireframeEndings } from "../../../src/workspace/files/file-kinds.js";
import {
  type Contributed,
  languageId,
  plainCommands,
  type Setting,
  settings,
} from "./contributions.js";
import { renderCommands } from "./render-commands.js";

/** The fields of the package's own package.json that the manifest uses. */
export interface Package {
  version: string;
  keywords: readonly string[];
  license: string;
  homepage: string;
  bugs: object;
  repository: object;
  imports: Record<string, string>;
}

const isWireframe = `editorLangId == ${languageId}`;

/** The package.json of the extension. */
export function extensionManifest(of: Package): Record<string, unknown> {
  const commands = [
    ...Object.entries<Contributed>(plainCommands).map(([name, { title, icon }]) => ({
      command: `wf.${name}`,
      title,
      category: "Wireframe",
      ...(icon !== undefined && { icon }),
    })),
    ...renderCommands.map(({ command, title }) => ({
      command,
      title,
      category: "Wireframe",
    })),
  ];
  const preview = "wf.preview";
  return {
    name: "wf-wireframes",
    displayName: "Wireframes",
    description: "Wireframes as code: completion, diagnostics, formatting and a live preview.",
    version: of.version,
    publisher: "wf-wireframes",
    license: of.license,
    icon: "icons/gallery.png",
    homepage: of.homepage,
    bugs: of.bugs,
    repository: of.repository,
    // The first version whose Node runs wf.
    engines: { vscode: "^1.101.0" },
    categories: ["Programming Languages", "Formatters", "Linters", "Snippets"],
    main: "./dist/extension.cjs",
    imports: { "#pdfkit": of.imports["#pdfkit"], "#webp": of.imports["#webp"] },
    activationEvents: [],
    capabilities: {
      untrustedWorkspaces: {
        supported: "limited",
        description: "PNG needs a package from the workspace, or the setting wf.path.",
      },
      virtualWorkspaces: {
        supported: "limited",
        description: "Imports and images are read from the disk.",
      },
    },
    contributes: {
      languages: [
        {
          id: languageId,
          aliases: ["Wireframe", languageId],
          extensions: wireframeEndings.map((ending) => `.${ending}`),
          configuration: "./language-configuration.json",
          icon: { light: "./icons/file-light.svg", dark: "./icons/file-dark.svg" },
        },
      ],
      grammars: [
        { language: languageId, scopeName: "source.wf", path: "./syntaxes/wf.tmLanguage.json" },
        {
          scopeName: "markdown.wf.codeblock",
          path: "./syntaxes/wf-fences.tmLanguage.json",
          injectTo: ["text.html.markdown"],
          embeddedLanguages: { "meta.embedded.block.wf": languageId },
        },
      ],
      snippets: [{ language: languageId, path: "./snippets/wf.json" }],
      jsonValidation: [{ fileMatch: "wf.config.json", url: "./schemas/wf.config.schema.json" }],
      commands,
      keybindings: [{ command: preview, key: "ctrl+k v", mac: "cmd+k v", when: isWireframe }],
      menus: {
        "editor/title": [{ command: preview, when: isWireframe, group: "navigation" }],
        commandPalette: [
          { command: preview, when: isWireframe },
          ...renderCommands.map(({ command }) => ({ command, when: isWireframe })),
        ],
      },
      configuration: {
        title: "Wireframes",
        properties: Object.fromEntries(
          Object.entries<Setting>(settings).map(([name, setting]) => [`wf.${name}`, setting]),
        ),
      },
      configurationDefaults: {
        [`[${languageId}]`]: {
          "editor.tabSize": 2,
          "editor.insertSpaces": true,
          // Enter starts a new line after a word that is written to its end.
          "editor.acceptSuggestionOnEnter": "smart",
        },
      },
    },
    keywords: of.keywords,
  };
}
