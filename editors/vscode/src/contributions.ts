/** Lists the commands and settings of the extension; its manifest and code are derived from these tables. */
import { lookNames } from "../../../src/base/theme/look.js";
import { themeNames } from "../../../src/base/theme/theme.js";

/** The id of the language in VS Code. */
export const languageId = "wf";

/** A command in the command palette. */
export interface Contributed {
  title: string;
  /** A codicon, for a button above the editor. */
  icon?: string;
}

/** The commands that do not belong to a format, by the last part of their id. */
export const plainCommands = {
  preview: { title: "Open Preview to the Side", icon: "$(open-preview)" },
  restart: { title: "Restart Language Server" },
  log: { title: "Show Log of Language Server" },
} as const satisfies Record<string, Contributed>;

/** The last part of a command's id. */
export type CommandName = keyof typeof plainCommands;

/** A command that renders the file in an editor to a format. */
export interface RenderCommand {
  command: string;
  title: string;
  format: string;
  /** The file extension of the picture. */
  ending: string;
}

/** A setting, as the manifest describes it. */
export interface Setting {
  type: "string" | "number";
  default: string | number;
  enum?: readonly string[];
  minimum?: number;
  description: string;
  /** Where it can be set: a workspace must not choose a program to run. */
  scope: "machine" | "resource" | "window";
}

/** The values that follow VS Code's theme and the page's own look. */
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
