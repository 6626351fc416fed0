/** Finds out whether a client shows pages of a server in its chat (MCP Apps), from what it says that it can do. */

/** The name of the extension, and the pages that it is about. */
const extension = "io.modelcontextprotocol/ui";
export const pageType = "text/html;profile=mcp-app";

/** Whether it does; `capabilities` as a client has sent them. */
export function showsPages(capabilities: unknown): boolean {
  const { extensions } = (capabilities ?? {}) as { extensions?: Record<string, unknown> };
  const { mimeTypes } = (extensions?.[extension] ?? {}) as { mimeTypes?: unknown };
  return Array.isArray(mimeTypes) && mimeTypes.includes(pageType);
}
