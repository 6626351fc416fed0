/** Entry of the pool's threads: does one task after the other. */
export { performTask as default } from "./perform-task.js";
