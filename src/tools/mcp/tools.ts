/** Lists the tools of `wf mcp`; everything that offers, calls or documents them derives from this table. */
import type { McpTool } from "./tool.js";
import { diffTool } from "./tools/diff-tool.js";
import { examplesTool } from "./tools/examples-tool.js";
import { explainTool } from "./tools/explain-tool.js";
import { grammarTool } from "./tools/grammar-tool.js";
import { inspectTool } from "./tools/inspect-tool.js";
import { notesTool } from "./tools/notes-tool.js";
import { previewTool } from "./tools/preview-tool.js";
import { renderTool } from "./tools/render-tool.js";
import { reviewTool } from "./tools/review-tool.js";
import { writeTool } from "./tools/write-tool.js";

/** All tools, in the order in which an agent needs them. */
export const mcpTools: readonly McpTool[] = [
  grammarTool,
  examplesTool,
  writeTool,
  renderTool,
  inspectTool,
  explainTool,
  diffTool,
  previewTool,
  notesTool,
  reviewTool,
];
