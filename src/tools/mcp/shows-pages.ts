/** Finds out from its capabilities whether a client shows pages in its chat (MCP Apps). */

/** The name of the extension, and the type of its pages. */
const extension = "io.modelcontextprotocol/ui";
export const pageType = "text/html;profile=mcp-app";

/** Whether it does; `capabilities` is what the client has sent. */
export function showsPages(capabilities: unknown): boolean {
  const { extensions } = (capabilities ?? {}) as { extensions?: Record<string, unknown> };
  const { mimeTypes } = (extensions?.[extension] ?? {}) as { mimeTypes?: unknown };
  return Array.isArray(mimeTypes) && mimeTypes.includes(pageType);
}
