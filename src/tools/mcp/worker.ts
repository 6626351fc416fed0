/** Entry of the thread of `wf mcp`: one task after the other. */
export { performMcpTask as default } from "./perform-task.js";
