/** A lock on a file for one process at a time, made of files next to it; a killed process blocks nobody. */
import { createHash, randomBytes } from "node:crypto";
import { lstatSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { basename, dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** Maximum ms to wait for others. */
const longestWait = 10_000;

/** ms between two checks of the queue. */
const lookTime = 4;

/** ms after which a ticket from another machine counts as abandoned, since its process cannot be checked. */
const foreignTime = 60_000;

/** Maximum ms that the clock of another machine may be ahead: a ticket with a later time would block for longer. */
const furthestAhead = 10_000;

/** The file was not released in time. */
export class TurnTimeout extends Error {
  override readonly name = "TurnTimeout";
}

/** A process that waits or has its turn. */
interface Ticket {
  file: string;
  host: string;
  pid: number;
  /** The start time of the process, if known: process ids are reused. */
  start: string;
  nonce: string;
  /** Its number; undefined while it is being chosen. */
  number: number | undefined;
}

/**
 * Runs work on a file when it is its turn, using Lamport's bakery algorithm. Each process has files with names of its
 * own, so that removing those of a dead process can never affect a living one, which breaking a single lock file can.
 *
 * @param onDead called with the processes that were killed while they held a ticket, of which there may be thousands
 * @param longest maximum ms to wait for others
 */
export async function takeTurn<T>(
  path: string,
  work: () => T,
  {
    onDead,
    longest = longestWait,
  }: { onDead?: (pids: ReadonlySet<number>) => void; longest?: number } = {},
): Promise<T> {
  const folder = dirname(path);
  const prefix = prefixOf(path);
  const own = `${prefix}${thisHost}-${process.pid}-${startOf(process.pid)}-${randomBytes(6).toString("hex")}`;
  const choosing = join(folder, `${own}.choosing`);
  let turn = "";
  const others = (): Ticket[] => {
    const dead = new Set<number>();
    const living = ticketsIn(folder, prefix).filter((each) => {
      if (each.file.startsWith(`${own}.`)) return false;
      if (!isDead(each, folder)) return true;
      rmSync(join(folder, each.file), { force: true });
      dead.add(each.pid);
      return false;
    });
    if (dead.size > 0) onDead?.(dead);
    return living;
  };
  try {
    writeFileSync(choosing, "", { flag: "wx" });
    const number =
      1 +
      others()
        .map((each) => each.number ?? 0)
        .reduce((a, b) => Math.max(a, b), 0);
    turn = join(folder, `${own}.${number}`);
    writeFileSync(turn, "", { flag: "wx" });
    rmSync(choosing);
    const nonce = own.slice(-12);
    const isBefore = (each: Ticket): boolean =>
      each.number !== undefined &&
      (each.number < number || (each.number === number && each.nonce < nonce));
    // A process that may get a smaller number was choosing before this one had its own. Checked twice, since a single
    // check may miss both files of a process that is just done choosing.
    const isHeldUp = (): boolean =>
      others().some((each) => each.number === undefined) || others().some(isBefore);
    const start = performance.now();
    while (isHeldUp()) {
      if (performance.now() - start > longest) throw new TurnTimeout();
      await sleep(lookTime);
    }
    return work();
  } finally {
    rmSync(choosing, { force: true });
    if (turn !== "") rmSync(turn, { force: true });
  }
}

/** A digest, because file names may already be as long as the system allows. */
function prefixOf(path: string): string {
  return `.wf-notes-${digestOf(basename(path))}-`;
}

function digestOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 12);
}

const thisHost = digestOf(hostname());

/** The tickets of a file. Only regular files count: a repository may contain a link or folder with such a name. */
function ticketsIn(folder: string, prefix: string): Ticket[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = entry.name;
    if (!file.startsWith(prefix) || !entry.isFile()) return [];
    // Longer numbers could not be incremented.
    const found = /^([0-9a-f]+)-(\d+)-(\d*)-([0-9a-f]+)\.(choosing|\d{1,12})$/.exec(
      file.slice(prefix.length),
    );
    if (!found) return [];
    const [, host = "", pid, start = "", nonce = "", number] = found;
    return {
      file,
      host,
      pid: Number(pid),
      start,
      nonce,
      number: number === "choosing" ? undefined : Number(number),
    };
  });
}

function isDead({ file, host, pid, start }: Ticket, folder: string): boolean {
  // Processes of this machine record their start time, if the system provides it.
  const saysStart = start !== "" || startOf(process.pid) === "";
  if (host !== thisHost) return isLeft(join(folder, file));
  if (!isRunning(pid)) return true;
  if (!saysStart) return isLeft(join(folder, file));
  const now = startOf(pid);
  return start !== "" && now !== "" && now !== start;
}

/** Whether a ticket is old enough to be abandoned, or is from the future, which no valid ticket is. */
function isLeft(path: string): boolean {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return false;
  const age = Date.now() - stats.mtimeMs;
  return age > foreignTime || age < -furthestAhead;
}

function isRunning(pid: number): boolean {
  // For signals, 0 means the process group of this process.
  if (pid === 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process belongs to another user, or does not exist: Node refuses impossible process ids.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** The start time of a process in clock ticks; empty if the system has no file for it. */
function startOf(pid: number): string {
  try {
    // The name of the program is in parentheses and may contain anything.
    const after = readFileSync(`/proc/${pid}/stat`, "utf8").replace(/^.*\) /s, "");
    return /^\d+$/.exec(after.split(" ")[19] ?? "")?.[0] ?? "";
  } catch {
    return "";
  }
}
