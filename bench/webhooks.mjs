/**
 * Measures the delivery of events: 10,000 of them through one receiver, and what ten receivers that hang
 * cost the requests of everybody else.
 */
import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { openStore } from "../dist/server/index.js";
import { sourceOfSize } from "./sources.mjs";
