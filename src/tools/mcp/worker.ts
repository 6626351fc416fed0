/** Entry point of the thread of `wf mcp`; it performs one task after another. */
export { performMcpTask as default } from "./perform-task.js";
