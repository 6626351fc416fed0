/** Lets one process at a time work on a file, by files beside it; a process that was killed holds nobody up. */
import { createHash, randomBytes } from "node:crypto";
import { lstatSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { hostname } from "node:os";
import { basename, dirname, join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

/** ms for which others may keep a file before it is given up. */
const longestWait = 10_000;

/** ms between two looks at who is before. */
const lookTime = 4;

/** ms after which a ticket of another machine counts as left behind: whether its process runs cannot be known. */
const foreignTime = 60_000;

/** ms that the clock of another machine may be ahead. */
const furthestAhead = 86_400_000;

/** Nobody let go of the file in time. */
export class TurnTimeout extends Error {
  override readonly name = "TurnTimeout";
}

/** Somebody who waits, or whose turn it is. */
interface Ticket {
  file: string;
  host: string;
  pid: number;
  /** When the process started, as far as the system tells, for numbers of processes are used again. */
  start: string;
  nonce: string;
  /** Its number; undefined while it is choosing one. */
  number: number | undefined;
}

/**
 * Does work on a file when it is its turn: Lamport's bakery. Each process has files of its own name
 * only, so that removing those of a dead one can never take anything from one that lives, which breaking
 * a single lock file can.
 *
 * @param onDead hears of each process that was killed while it held a ticket
 * @param longest ms for which others may keep the file
 */
export async function takeTurn<T>(
  path: string,
  work: () => T,
  { onDead, longest = longestWait }: { onDead?: (pid: number) => void; longest?: number } = {},
): Promise<T> {
  const folder = dirname(path);
  const prefix = prefixOf(path);
  const own = `${prefix}${thisHost}-${process.pid}-${startOf(process.pid)}-${randomBytes(6).toString("hex")}`;
  const choosing = join(folder, `${own}.choosing`);
  let turn = "";
  const others = (): Ticket[] =>
    ticketsIn(folder, prefix).filter((each) => {
      if (each.file.startsWith(`${own}.`)) return false;
      if (!isDead(each, folder)) return true;
      rmSync(join(folder, each.file), { force: true });
      onDead?.(each.pid);
      return false;
    });
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
    // Whoever may get a smaller number was choosing before this one had its own. Two looks, since one
    // may miss both files of somebody who is just done with choosing.
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

/** Names of files may be as long as the system allows, so that a digest stands for them. */
function prefixOf(path: string): string {
  return `.wf-notes-${digestOf(basename(path))}-`;
}

function digestOf(text: string): string {
  return createHash("sha256").update(text).digest("hex").slice(0, 12);
}

const thisHost = digestOf(hostname());

/** The tickets of a file. What is no file is none: a repository may hold a link of such a name, or a folder. */
function ticketsIn(folder: string, prefix: string): Ticket[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const file = entry.name;
    if (!file.startsWith(prefix) || !entry.isFile()) return [];
    // Numbers with more digits could not be counted up.
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
  // Processes of this machine say when they started, if the system tells.
  const saysStart = start !== "" || startOf(process.pid) === "";
  if (host !== thisHost) return isLeft(join(folder, file));
  if (!isRunning(pid)) return true;
  if (!saysStart) return isLeft(join(folder, file));
  const now = startOf(pid);
  return start !== "" && now !== "" && now !== start;
}

/** Whether a ticket is as old as those that were left behind, or comes from the future, as no ticket that is held. */
function isLeft(path: string): boolean {
  const stats = lstatSync(path, { throwIfNoEntry: false });
  if (stats === undefined) return false;
  const age = Date.now() - stats.mtimeMs;
  return age > foreignTime || age < -furthestAhead;
}

function isRunning(pid: number): boolean {
  // To a signal, 0 is the group of this process.
  if (pid === 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // Of another user, or it is none: a number that no system has is refused by Node.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/** When a process started, in ticks of the system; empty where that is not shown as a file. */
function startOf(pid: number): string {
  try {
    // The name of the program is in parentheses and may hold anything.
    const after = readFileSync(`/proc/${pid}/stat`, "utf8").replace(/^.*\) /s, "");
    return /^\d+$/.exec(after.split(" ")[19] ?? "")?.[0] ?? "";
  } catch {
    return "";
  }
}
