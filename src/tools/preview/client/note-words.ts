/** Describes who wrote a note, when, and about which element. */
import type { ElementView } from "../../../authoring/notes/view-notes.js";

const minute = 60_000;

/** How long ago something was: `just now`, `5 min ago`, `3 h ago`, then the date. */
export function whenSaid(created: string, now: number): string {
  const age = now - Date.parse(created);
  if (age < minute) return "just now";
  if (age < 60 * minute) return `${Math.floor(age / minute)} min ago`;
  if (age < 24 * 60 * minute) return `${Math.floor(age / (60 * minute))} h ago`;
  return new Date(created).toLocaleDateString(undefined, { day: "numeric", month: "short" });
}

/** An element in plain words: `button “Save”`. */
export function elementWords({
  component,
  words,
}: Pick<ElementView, "component" | "words">): string {
  const short = words.length > 40 ? `${words.slice(0, 39)}…` : words;
  if (component === "file") return "whole file";
  return short === "" ? component : `${component} “${short}”`;
}

/** The initials of a name. */
export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  const letters = [words[0], words.length > 1 ? words.at(-1) : undefined];
  return letters
    .map((word) => [...(word ?? "")][0] ?? "")
    .join("")
    .toUpperCase();
}
