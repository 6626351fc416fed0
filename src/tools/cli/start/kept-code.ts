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

/**
 * Bytes before the code: the number of runs, the day of the last and its minute, and four for nothing, because V8
 * copies code that does not start at a multiple of 8.
 */
const headLength = 16;
/**
 * Runs that add what they compiled. After them, those do that come a while later, twice as long each time, and the
 * first of each day: the first runs may have been about something else than what is done all day.
 */
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
  const isComplete =
    times >= learningRuns &&
    bytes.readUInt32LE(4) === today() &&
    minute() - bytes.readUInt32LE(8) <= 2 ** (times - learningRuns);
  return { code: bytes.subarray(headLength, half), times, isComplete };
}

/** The content of such a file. */
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
