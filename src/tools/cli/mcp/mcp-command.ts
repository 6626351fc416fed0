/** Declares the command `wf mcp`. */
import { defineCommand, integer, list, text } from "../../../workspace/options/command.js";

/** Lets coding agents draw, look at and check wireframes. */
export const mcpCommand = defineCommand({
  name: "mcp",
  otherNames: "ai llm modelcontextprotocol".split(" "),
  summary: "let coding agents write, see and check wireframes (Model Context Protocol)",
  description: `Speaks MCP on standard input and output; your agent starts it. With --http, listens on 127.0.0.1 instead and
requires a token. Tools read and write wireframes only in the folders that the agent allows, otherwise in those of
--root, otherwise in the current folder.`,
  operands: [],
  options: {
    http: integer({ min: 0, max: 65_535 }, "listen on this port of 127.0.0.1; 0 picks a free one", {
      valueName: "PORT",
      otherNames: ["--port", "-p", "--listen", "--streamable-http"],
    }),
    token: text("token that clients send with --http (default: a new one, which is printed)", {
      valueName: "TOKEN",
      env: "WF_MCP_TOKEN",
      otherNames: ["--bearer", "--key", "--auth"],
    }),
    root: list("folder that tools may read and write, for clients that name none", {
      valueName: "DIR",
      complete: "folders",
      otherNames: ["--roots", "--dir", "--folder", "--allow", "-d"],
    }),
  },
  needless: {
    "--stdio": "wf mcp uses standard input and output unless --http is given; leave it out",
    "--host": "wf mcp --http listens on 127.0.0.1 only; leave it out",
  },
  examples: [
    ["mcp", "speak MCP on standard input and output"],
    ["mcp --http 8123", "listen on http://127.0.0.1:8123/mcp, and print a token"],
    ["mcp --root designs", "limit clients that name no folders to this one"],
  ],
});
