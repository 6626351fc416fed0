/** Lists the coding agents that `wf agents` knows: where each reads its MCP servers and skills. */

/** Whose settings: those of a project, which its repository keeps, or those of a person on this machine. */
export type Scope = "project" | "user";

/** All scopes. */
export const scopes: readonly Scope[] = ["project", "user"];

/** What decides where an agent keeps the settings of a person. */
export interface Machine {
  platform: NodeJS.Platform;
  env: Readonly<Record<string, string | undefined>>;
  /** The absolute path of the home folder. */
  home: string;
}

/** A path: relative to the project, or to the home folder unless it is absolute. */
type UserPath = string | ((machine: Machine) => string);

/** A file with MCP servers. */
export interface ServerFile {
  syntax: "json" | "toml";
  /** The key that holds the servers by their names. */
  key: string;
  /** What an entry has besides its command and arguments, in front of them and after them. */
  before?: Readonly<Record<string, unknown>>;
  after?: Readonly<Record<string, unknown>>;
  /** Undefined where the agent reads none. */
  project: string | undefined;
  user: UserPath;
  /** Whether its folder in a project is there for other reasons, too, so that it says nothing about the agent. */
  isFolderShared?: true;
}

/** A coding agent. */
export interface Agent {
  /** What it is called on the command line. */
  id: string;
  title: string;
  servers: ServerFile;
  /** A folder of a project that says that it is in use there, where its servers are in none. */
  folder?: string;
  /** Folders of skills, as agentskills.io describes them. */
  skills: { project: string; user: UserPath };
  /** Pages of its documentation that say so. */
  documented: readonly string[];
}

const inFolder =
  (variable: string, folder: string, path: string): UserPath =>
  ({ env, home }) =>
    `${env[variable] || `${home}/${folder}`}/${path}`;

/** The folder that programs keep settings in, below which each has one of its own. */
const inSettingsFolder =
  (names: { mac: string; windows: string; other: string }, path: string): UserPath =>
  ({ platform, env, home }) => {
    const folder =
      platform === "win32"
        ? `${env.APPDATA || `${home}/AppData/Roaming`}/${names.windows}`
        : platform === "darwin"
          ? `${home}/${names.mac}`
          : `${env.XDG_CONFIG_HOME || `${home}/.config`}/${names.other}`;
    return `${folder}/${path}`;
  };

/** All agents, in the order of their names on the command line. */
export const agents: readonly Agent[] = [
  {
    id: "claude",
    title: "Claude Code",
    servers: {
      syntax: "json",
      key: "mcpServers",
      before: { type: "stdio" },
      project: ".mcp.json",
      user: ".claude.json",
    },
    folder: ".claude",
    skills: { project: ".claude/skills", user: ".claude/skills" },
    documented: ["https://code.claude.com/docs/en/mcp", "https://code.claude.com/docs/en/skills"],
  },
  {
    id: "cursor",
    title: "Cursor",
    servers: {
      syntax: "json",
      key: "mcpServers",
      project: ".cursor/mcp.json",
      user: ".cursor/mcp.json",
    },
    skills: { project: ".cursor/skills", user: ".cursor/skills" },
    documented: ["https://cursor.com/docs/mcp", "https://cursor.com/docs/context/skills"],
  },
  {
    id: "copilot",
    title: "Copilot CLI",
    servers: {
      syntax: "json",
      key: "mcpServers",
      before: { type: "local" },
      after: { tools: ["*"] },
      project: ".github/mcp.json",
      isFolderShared: true,
      user: inFolder("COPILOT_HOME", ".copilot", "mcp-config.json"),
    },
    skills: { project: ".github/skills", user: inFolder("COPILOT_HOME", ".copilot", "skills") },
    documented: [
      "https://docs.github.com/en/copilot/reference/copilot-cli-reference/cli-command-reference",
    ],
  },
  {
    id: "codex",
    title: "Codex",
    servers: {
      syntax: "toml",
      key: "mcp_servers",
      project: ".codex/config.toml",
      user: inFolder("CODEX_HOME", ".codex", "config.toml"),
    },
    skills: { project: ".agents/skills", user: ".agents/skills" },
    documented: [
      "https://developers.openai.com/codex/mcp",
      "https://developers.openai.com/codex/skills",
    ],
  },
  {
    id: "gemini",
    title: "Gemini CLI",
    servers: {
      syntax: "json",
      key: "mcpServers",
      project: ".gemini/settings.json",
      user: ".gemini/settings.json",
    },
    skills: { project: ".gemini/skills", user: ".gemini/skills" },
    documented: [
      "https://geminicli.com/docs/tools/mcp-server",
      "https://geminicli.com/docs/cli/using-agent-skills",
    ],
  },
  {
    id: "windsurf",
    title: "Windsurf",
    servers: {
      syntax: "json",
      key: "mcpServers",
      project: undefined,
      user: ".codeium/windsurf/mcp_config.json",
    },
    folder: ".windsurf",
    skills: { project: ".windsurf/skills", user: ".codeium/windsurf/skills" },
    documented: [
      "https://docs.windsurf.com/windsurf/cascade/mcp",
      "https://docs.windsurf.com/windsurf/cascade/skills",
    ],
  },
  {
    id: "zed",
    title: "Zed",
    servers: {
      syntax: "json",
      key: "context_servers",
      project: ".zed/settings.json",
      user: inSettingsFolder({ mac: ".config/zed", windows: "Zed", other: "zed" }, "settings.json"),
    },
    skills: { project: ".agents/skills", user: ".agents/skills" },
    documented: ["https://zed.dev/docs/ai/mcp", "https://zed.dev/docs/ai/skills"],
  },
  {
    id: "vscode",
    title: "VS Code",
    servers: {
      syntax: "json",
      key: "servers",
      before: { type: "stdio" },
      project: ".vscode/mcp.json",
      user: inSettingsFolder(
        {
          mac: "Library/Application Support/Code/User",
          windows: "Code/User",
          other: "Code/User",
        },
        "mcp.json",
      ),
    },
    skills: { project: ".github/skills", user: ".copilot/skills" },
    documented: [
      "https://code.visualstudio.com/docs/agents/reference/mcp-configuration",
      "https://code.visualstudio.com/docs/agent-customization/agent-skills",
    ],
  },
];

/** The word for all of them. */
export const allAgents = "all";

/** What an agent calls the server, and the folder of the skill. */
export const serverName = "wf";

/** The files of an agent; those of a user may be absolute. */
export interface AgentFiles {
  servers: string | undefined;
  skill: string;
}

/** Where an agent reads in a scope. */
export function filesOf({ servers, skills }: Agent, scope: Scope, machine: Machine): AgentFiles {
  const at = (path: UserPath) => (typeof path === "string" ? path : path(machine));
  return {
    servers: scope === "project" ? servers.project : at(servers.user),
    skill: `${scope === "project" ? skills.project : at(skills.user)}/${serverName}/SKILL.md`,
  };
}

/** The agents of some words, each once, in the order of the table. */
export function agentsOf(words: readonly string[]): Agent[] {
  return agents.filter(({ id }) => words.includes(allAgents) || words.includes(id));
}

/** How an agent starts the server. */
export interface ServerEntry {
  command: string;
  args: readonly string[];
}

/** The entry as the file of an agent has it. */
export function entryFor(
  { before, after }: ServerFile,
  { command, args }: ServerEntry,
): Record<string, unknown> {
  return { ...before, command, args: [...args], ...after };
}
