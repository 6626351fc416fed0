/** Reads and writes files with compiled code, which contain everything twice. */
import { readFileSync } from "node:fs";

/** Compiled code with its metadata. */
export interface KeptCode {
  code: Buffer;
  /** Number of runs that contributed to it. */
  times: number;
  /** Whether another run is unlikely to add much. */
  isComplete: boolean;
}

/**
 * Size of the header in bytes: the number of runs, the day and minute of the last one, and four bytes of padding,
 * because V8 copies code that does not start at a multiple of 8.
 */
const headLength = 16;
/**
 * Number of runs that always add their code. Later ones add it after waiting twice as long each time, and once a day:
 * the first runs may not be typical.
 */
const learningRuns = 3;

/**
 * The content of a file; undefined if it is missing or damaged. V8 does not notice a wrong byte, and may then crash or
 * misbehave. Comparing two copies takes less time than loading a module for checksums.
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
  const isComplete =
    times >= learningRuns &&
    bytes.readUInt32LE(4) === today() &&
    minute() - bytes.readUInt32LE(8) <= 2 ** (times - learningRuns);
  return { code: bytes.subarray(headLength, half), times, isComplete };
}

/** Builds the content of a file. */
export function keptCodeFile(code: Buffer, times: number): Buffer {
  const head = Buffer.alloc(headLength);
  head.writeUInt32LE(times, 0);
  head.writeUInt32LE(today(), 4);
  head.writeUInt32LE(minute(), 8);
  return Buffer.concat([head, code, head, code]);
}

const minuteTime = 60_000;
const dayTime = 86_400_000;

function today(): number {
  return Math.floor(Date.now() / dayTime);
}

/** The minute of the day. */
function minute(): number {
  return Math.floor((Date.now() % dayTime) / minuteTime);
}
