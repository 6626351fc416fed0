/** Waits until there is something to do about notes: an open note by a person, or complete approval. */
import { statSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import type { NotesView } from "../../authoring/notes/view-notes.js";
import { notesFileOf } from "./note-store.js";

/** ms between two checks of the files. */
const lookTime = 150;

/** Why waiting has ended: something to do, an invalid file, complete approval, a change, or a timeout. */
export type Waited = "unanswered" | "invalid" | "approved" | "changed" | "timeout" | "canceled";

/** Ratio of the pause after a check to its duration. */
const restPerLook = 20;

/** The conditions of waiting. */
export interface Wait {
  /** The wireframes whose notes count, requested again at each check. */
  wireframes(): readonly string[] | Promise<readonly string[]>;
  /** Reads all notes. */
  read(): Promise<readonly NotesView[]>;
  /** Whether there are other wireframes, so that approval of these is not complete. */
  isPart?(): boolean;
  /** Maximum ms to wait. */
  time: number;
  canceled?: AbortSignal | undefined;
  /** Called while waiting continues, with the ms so far. */
  onWait?(waited: number): Promise<void>;
}

/** Waits; returns the final state. */
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
      // Large folders are checked less often, so that waiting costs next to nothing.
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

/** The outcome without any change. */
function outcomeOf(views: readonly NotesView[], { isPart }: Wait): Waited | undefined {
  if (views.some(({ notes }) => notes.some((note) => note.isUnanswered))) return "unanswered";
  // An unreadable file may contain an open note, so nothing can be said about the rest.
  if (views.some(({ problems }) => problems.length > 0)) return "invalid";
  if (isPart?.()) return undefined;
  const pages = views.flatMap((view) => view.pages);
  const isOpen = views.some(({ notes }) => notes.some(({ state }) => state === "open"));
  return pages.length > 0 && !isOpen && pages.every(({ isApproved }) => isApproved)
    ? "approved"
    : undefined;
}

/** Changes whenever one of the files does, including wireframes, since approvals depend on their content. */
async function stampOf({ wireframes }: Wait): Promise<string> {
  const files = await wireframes();
  return files
    .flatMap((file) => [file, notesFileOf(file)])
    .map(stampOfFile)
    .join("\n");
}

/** Empty if there is no such file. */
function stampOfFile(file: string): string {
  try {
    const stats = statSync(file, { throwIfNoEntry: false });
    return stats ? `${stats.ino} ${stats.size} ${stats.mtimeMs}` : "";
  } catch {
    // The name of the notes of a wireframe may be longer than the system allows.
    return "";
  }
}
