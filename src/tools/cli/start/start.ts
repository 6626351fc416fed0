/** Entry of the command line: runs `main` with the real process. */
import { join } from "node:path";
import { main } from "../program/main.js";
import { runProcess } from "../program/run-process.js";

runProcess(main, join(import.meta.dirname, "../.."));
