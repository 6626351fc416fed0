/** Finds out whether a client shows pages of a server in its chat (MCP Apps), from what it says that it can do. */

/** The name of the extension. */
const extension = "io.modelcontextprotocol/ui";

/** Whether it does; `capabilities` as a client has sent them. */
export function showsPages(capabilities: unknown): boolean {
  const { extensions } = (capabilities ?? {}) as { extensions?: Record<string, unknown> };
  return typeof extensions?.[extension] === "object" && extensions[extension] !== null;
}
