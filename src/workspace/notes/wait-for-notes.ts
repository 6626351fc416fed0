/** Waits until there is something to do about notes: a person's open note, or approval of everything. */
import { statSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import type { NotesView } from "../../authoring/notes/view-notes.js";
import { notesFileOf } from "./note-store.js";

/** ms between two looks at the files. */
const lookTime = 150;

/** What waiting came to: something to do, a file that is not valid, everything approved, news, or nothing in time. */
export type Waited = "unanswered" | "invalid" | "approved" | "changed" | "timeout" | "canceled";

/** How many times as long as a look took nothing is done after it. */
const restPerLook = 20;

/** What there is to wait for. */
export interface Wait {
  /** The wireframes whose notes count, asked again at each look. */
  wireframes(): readonly string[] | Promise<readonly string[]>;
  /** Reads all notes. */
  read(): Promise<readonly NotesView[]>;
  /** Whether there is more than those, so that their approvals are not those of everything. */
  isPart?(): boolean;
  /** ms to wait at most. */
  time: number;
  canceled?: AbortSignal | undefined;
  /** Hears that waiting goes on, and for how many ms it has. */
  onWait?(waited: number): Promise<void>;
}

/** Waits; gives what there is then. */
export async function waitForNotes(
  wait: Wait,
): Promise<{ views: readonly NotesView[]; waited: Waited }> {
  const { time, canceled } = wait;
  const start = performance.now();
  let looked = performance.now();
  let stamp = await stampOf(wait);
  let spent = performance.now() - looked;
  let views = await wait.read();
  const before = JSON.stringify(views);
  for (;;) {
    const outcome =
      outcomeOf(views, wait) ?? (JSON.stringify(views) === before ? undefined : "changed");
    if (outcome !== undefined) return { views, waited: outcome };
    for (;;) {
      const waited = performance.now() - start;
      if (canceled?.aborted) return { views, waited: "canceled" };
      if (waited >= time) return { views, waited: "timeout" };
      await wait.onWait?.(waited);
      // A large folder is looked at less often, so that waiting costs next to nothing.
      const pause = Math.max(lookTime, restPerLook * spent);
      await sleep(Math.min(pause, Math.max(1, time - waited)), undefined, {
        ...(canceled && { signal: canceled }),
      }).catch(() => undefined);
      looked = performance.now();
      const now = await stampOf(wait);
      spent = performance.now() - looked;
      if (now === stamp) continue;
      stamp = now;
      break;
    }
    views = await wait.read();
  }
}

/** What already is to do, without any news. */
function outcomeOf(views: readonly NotesView[], { isPart }: Wait): Waited | undefined {
  if (views.some(({ notes }) => notes.some((note) => note.isUnanswered))) return "unanswered";
  // What nobody can read may be a note, so that nothing can be said of the rest.
  if (views.some(({ problems }) => problems.length > 0)) return "invalid";
  if (isPart?.()) return undefined;
  const pages = views.flatMap((view) => view.pages);
  const isOpen = views.some(({ notes }) => notes.some(({ state }) => state === "open"));
  return pages.length > 0 && !isOpen && pages.every(({ isApproved }) => isApproved)
    ? "approved"
    : undefined;
}

/** Differs whenever one of the files does, wireframes among them: an approval is for what they are. */
async function stampOf({ wireframes }: Wait): Promise<string> {
  const files = await wireframes();
  return files
    .flatMap((file) => [file, notesFileOf(file)])
    .map((file) => {
      const stats = statSync(file, { throwIfNoEntry: false });
      return stats ? `${stats.ino} ${stats.size} ${stats.mtimeMs}` : "";
    })
    .join("\n");
}
