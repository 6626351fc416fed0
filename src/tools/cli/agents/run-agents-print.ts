/** Does the work of `wf agents print`: shows what to add for each agent by hand. */
import type { Io } from "../../../workspace/io.js";
import type { Call } from "../../../workspace/options/command.js";
import { agentsOf, entryFor, filesOf, type ServerFile, serverName } from "./agents.js";
import type { agentsPrintCommand } from "./agents-command.js";
import { editJson } from "./edit-json.js";
import { editToml } from "./edit-toml.js";
import { placeOf } from "./place.js";
import { serverEntry } from "./server-entry.js";
import { skill } from "./skill.js";

/** Prints entries and the skill. */
export async function runAgentsPrint(
  { operands, options: { scope } }: Call<typeof agentsPrintCommand.options>,
  io: Io,
): Promise<number> {
  const place = placeOf(scope, io);
  const server = serverEntry(io, scope, place.folder);
  const usual: ServerFile = { syntax: "json", key: "mcpServers", project: undefined, user: "" };
  const shown = (servers: ServerFile): string => {
    const edit = servers.syntax === "json" ? editJson : editToml;
    const entry = entryFor(servers, server);
    const result = edit("", { key: servers.key, name: serverName, entry });
    return "text" in result ? result.text : "";
  };
  const folder = scope === "user" ? "~/" : "";
  const parts = agentsOf(operands).flatMap((agent) => {
    const files = filesOf(agent, scope, place.machine);
    const at = (path: string) => (path.startsWith("/") ? path : `${folder}${path}`);
    const entry =
      files.servers === undefined
        ? `${agent.title} reads MCP servers only from your home folder: wf agents print ${agent.id} --scope user\n`
        : `${agent.title}: add this to ${at(files.servers)}\n\n${shown(agent.servers)}`;
    return [entry, `${agent.title}: write the skill below to ${at(files.skill)}\n`];
  });
  const said = parts.length > 0 ? parts : [shown(usual)];
  await io.stdout.write([...said, skill()].join("\n"));
  return 0;
}
