/** Lists the coding agents that `wf agents` supports, with the files of their MCP servers and skills. */

/** Which settings to edit: those of the project, kept in its repository, or those of the user on this machine. */
export type Scope = "project" | "user";

/** All scopes. */
export const scopes: readonly Scope[] = ["project", "user"];

/** Determines where an agent keeps its user settings. */
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
  /** The key that contains the servers, by name. */
  key: string;
  /** Fields of an entry besides command and arguments, written before and after these. */
  before?: Readonly<Record<string, unknown>>;
  after?: Readonly<Record<string, unknown>>;
  /** Undefined if the agent has no such file. */
  project: string | undefined;
  user: UserPath;
  /**
   * Whether other tools use its folder in a project too, so that the folder does not prove that the agent is in use.
   */
  isFolderShared?: true;
}

/** A coding agent. */
export interface Agent {
  /** Its name on the command line. */
  id: string;
  title: string;
  servers: ServerFile;
  /** A folder that shows that a project uses the agent, for agents without a servers file in projects. */
  folder?: string;
  /** Folders of skills, as agentskills.io describes them. */
  skills: { project: string; user: UserPath };
  /** Documentation pages that describe these places. */
  documented: readonly string[];
}

const inFolder =
  (variable: string, folder: string, path: string): UserPath =>
  ({ env, home }) =>
    `${env[variable] || `${home}/${folder}`}/${path}`;

/** The folder in which every program keeps its user settings. */
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

/** The word that selects all agents. */
export const allAgents = "all";

/** The name of the server and of the skill's folder. */
export const serverName = "wf";

/** The files of an agent; those of a user may have absolute paths. */
export interface AgentFiles {
  servers: string | undefined;
  skill: string;
}

/** The files that an agent reads in a scope. */
export function filesOf({ servers, skills }: Agent, scope: Scope, machine: Machine): AgentFiles {
  const at = (path: UserPath) => (typeof path === "string" ? path : path(machine));
  return {
    servers: scope === "project" ? servers.project : at(servers.user),
    skill: `${scope === "project" ? skills.project : at(skills.user)}/${serverName}/SKILL.md`,
  };
}

/** The agents with the given ids, without duplicates, in the order of the table. */
export function agentsOf(words: readonly string[]): Agent[] {
  return agents.filter(({ id }) => words.includes(allAgents) || words.includes(id));
}

/** How an agent starts the server. */
export interface ServerEntry {
  command: string;
  args: readonly string[];
}

/** The entry in the form that the agent expects. */
export function entryFor(
  { before, after }: ServerFile,
  { command, args }: ServerEntry,
): Record<string, unknown> {
  return { ...before, command, args: [...args], ...after };
}
