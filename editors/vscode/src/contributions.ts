/** Lists what the extension adds to VS Code: its commands and settings; the manifest and the code derive from this. */
import { lookNames } from "../../../src/base/theme/look.js";
import { themeNames } from "../../../src/base/theme/theme.js";

/** The id of the language in VS Code. */
export const languageId = "wf";

/** A command as the palette shows it. */
export interface Contributed {
  title: string;
  /** A codicon, for a button over the editor. */
  icon?: string;
}

/** The commands that are not about a format, by the end of their id. */
export const plainCommands = {
  preview: { title: "Open Preview to the Side", icon: "$(open-preview)" },
  restart: { title: "Restart Language Server" },
  log: { title: "Show Log of Language Server" },
} as const satisfies Record<string, Contributed>;

/** The end of the id of a command. */
export type CommandName = keyof typeof plainCommands;

/** A command that draws the file of an editor in a format. */
export interface RenderCommand {
  command: string;
  title: string;
  format: string;
  /** What the picture's name ends in. */
  ending: string;
}

/** A setting as the manifest describes it. */
export interface Setting {
  type: "string" | "number";
  default: string | number;
  enum?: readonly string[];
  minimum?: number;
  description: string;
  /** Who may set it: a workspace must not choose a program. */
  scope: "machine" | "resource" | "window";
}

/** What VS Code follows rather than a theme or look. */
export const followed = { theme: "editor", look: "page" } as const;

/** All settings, by their names after `wf.`. */
export const settings = {
  path: {
    type: "string",
    default: "",
    description:
      "Path of the wf command to run instead of the one in the extension, for example one that npm installed.",
    scope: "machine",
  },
  "preview.theme": {
    type: "string",
    default: followed.theme,
    enum: [followed.theme, ...themeNames],
    description: "Theme of the preview. By default, it follows the color theme of the editor.",
    scope: "window",
  },
  "preview.look": {
    type: "string",
    default: followed.look,
    enum: [followed.look, ...lookNames],
    description: "Look of the preview. By default, each page has the look that it asks for.",
    scope: "window",
  },
  "preview.width": {
    type: "number",
    default: 0,
    minimum: 0,
    description: "Width in px of pages that have none of their own; 0 for the usual width.",
    scope: "window",
  },
  "trace.server": {
    type: "string",
    default: "off",
    enum: ["off", "messages", "verbose"],
    description: "Whether the messages to and from the language server are written to its log.",
    scope: "window",
  },
} as const satisfies Record<string, Setting>;

/** The name of a setting after `wf.`. */
export type SettingName = keyof typeof settings;
