/** Reads and makes the file that keeps compiled code, which contains everything twice. */
import { readFileSync } from "node:fs";

/** Compiled code, and what is known of it. */
export interface KeptCode {
  code: Buffer;
  /** How many runs it was gathered from. */
  times: number;
  /** Whether another run is unlikely to add much. */
  isComplete: boolean;
}

/** Bytes before the code: the number of runs, and the day of the last. */
const headLength = 8;
/** Runs that add what they compiled; after them, one a day does. */
const learningRuns = 3;

/**
 * What a file keeps; undefined when it is missing or damaged. V8 does not notice a wrong byte, and may
 * then do anything. To compare two copies takes less time than to load a module that makes checksums.
 */
export function readKeptCode(path: string): KeptCode | undefined {
  let bytes: Buffer;
  try {
    bytes = readFileSync(path);
  } catch {
    return undefined;
  }
  const half = bytes.length >> 1;
  if (half <= headLength || !bytes.subarray(0, half).equals(bytes.subarray(half))) return undefined;
  const times = bytes.readUInt32LE(0);
  const isComplete = times >= learningRuns && bytes.readUInt32LE(4) === today();
  return { code: bytes.subarray(headLength, half), times, isComplete };
}

/** The content of such a file. */
export function keptCodeFile(code: Buffer, times: number): Buffer {
  const head = Buffer.alloc(headLength);
  head.writeUInt32LE(times, 0);
  head.writeUInt32LE(today(), 4);
  return Buffer.concat([head, code, head, code]);
}

function today(): number {
  return Math.floor(Date.now() / 86_400_000);
}
