/** Declares the commands of `wf agents`. */
import {
  type CommandGroup,
  choice,
  defineCommand,
  flag,
} from "../../../workspace/options/command.js";
import { agents, allAgents, scopes } from "./agents.js";

/** Commands about the settings of coding agents. */
export const agentsGroup: CommandGroup = {
  name: "agents",
  summary: "add wf to coding agents",
};

const names = {
  name: "AGENTS",
  docs: "coding agents",
  variadic: true,
  choices: [...agents.map(({ id }) => id), allAgents],
} as const;

const scope = choice(
  scopes,
  "project",
  "whose settings: those of the project, for everyone who works on it, or yours",
  {
    short: "s",
    otherNames: [
      ["--user", "user"],
      ["--global", "user"],
      ["-g", "user"],
      ["--project", "project"],
      ["--local", "project"],
    ],
  },
);

/** Adds the MCP server and a skill to agents. */
export const agentsInstallCommand = defineCommand({
  name: "agents install",
  otherNames: "add setup configure enable init".split(" "),
  summary: "add the MCP server and a skill to coding agents",
  description: `Adds an entry that starts wf mcp to the settings of each agent, and a skill that teaches the agent to use it.
Prints the changes as a diff, and asks before writing if you are at a terminal. Everything else in the settings stays
the same byte for byte; what is there already is not written again. A server of the name wf that runs something else, or
has settings besides those that wf writes, is replaced as a whole, and only if you confirm it or pass --yes; one that
runs something else is never removed. Defaults to the agents that have a folder in the project or in your home folder. Writes only below the project (the repository, otherwise the current folder), or with
--scope user below your home folder.`,
  operands: [names],
  options: {
    scope,
    remove: flag("remove the entry and the skill", {
      otherNames: ["--uninstall", "--delete", "--undo"],
    }),
    dryRun: flag("print the diff, and write nothing", {
      short: "n",
      otherNames: ["--check", "--diff", "--plan"],
    }),
    yes: flag("write without confirmation", { short: "y", otherNames: ["--force", "-f"] }),
  },
  examples: [
    ["agents install", "add wf to the agents that you use in this project"],
    ["agents install claude cursor", "add wf to these agents"],
    ["agents install codex --scope user", "add wf to Codex in all your projects"],
    ["agents install all --dry-run", "see what would be written"],
    ["agents install claude --remove", "remove it again"],
  ],
});

/** Prints what would be added. */
export const agentsPrintCommand = defineCommand({
  name: "agents print",
  otherNames: "show prompt skill export".split(" "),
  summary: "print the MCP entry and the skill, to add them by hand",
  description: `With AGENTS, prints for each the paths of its files and what belongs into them. Without AGENTS, prints the
entry that most agents take, and the skill.`,
  operands: [names],
  options: { scope },
  examples: [
    ["agents print", "the entry that most agents take, and the skill"],
    ["agents print zed --scope user", "what Zed needs, and where"],
  ],
});
