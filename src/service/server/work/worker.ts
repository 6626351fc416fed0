/** Entry point of the pool's threads; each performs one task after another. */
export { performTask as default } from "./perform-task.js";
