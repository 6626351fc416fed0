/** Asks the server for pictures and sources, and has it open files. */
import type { OpenRequest, PictureView, SourceView } from "../protocol.js";
import { type Preferences, resolveTheme } from "./preferences.js";

/** The address of a picture, under one of the two routes that give it. */
function query(path: string, { format, theme, pageWidth }: Preferences): string {
  const query = new URLSearchParams({ path, format, theme: resolveTheme(theme) });
  if (pageWidth !== undefined) query.set("pageWidth", String(pageWidth));
  return query.toString();
}

/** A picture; undefined for a file that is not watched any more. */
export async function fetchPicture(
  path: string,
  preferences: Preferences,
): Promise<PictureView | undefined> {
  return await fetchJson<PictureView>(`/api/picture?${query(path, preferences)}`);
}

/** The text of a file. */
export async function fetchSource(path: string): Promise<SourceView | undefined> {
  return await fetchJson<SourceView>(`/api/source?${new URLSearchParams({ path })}`);
}

/** Where a picture can be downloaded as `wf render` would write it. */
export function downloadAddress(
  path: string,
  preferences: Preferences,
  format: "svg" | "html",
): string {
  return `/api/download?${query(path, { ...preferences, format })}`;
}

/** Has the server open a file; false when it could not. */
export async function requestOpen(request: OpenRequest): Promise<boolean> {
  const answer = await fetch("/api/open", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(request),
  });
  return answer.ok;
}

async function fetchJson<T>(address: string): Promise<T | undefined> {
  const answer = await fetch(address);
  if (answer.status === 404) return undefined;
  if (!answer.ok) throw new Error(`the server answered ${answer.status}`);
  return (await answer.json()) as T;
}
