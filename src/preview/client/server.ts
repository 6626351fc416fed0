/** Asks the server for pictures and sources, and has it open files. */
import type { OpenRequest, PictureView, SourceView } from "../protocol.js";
import { type Preferences, resolveTheme } from "./preferences.js";

/** The address of a picture, under one of the two routes that give it. */
function query(path: string, { theme, pageWidth }: Preferences, format: string): string {
  const query = new URLSearchParams({ path, format, theme: resolveTheme(theme) });
  if (pageWidth !== undefined) query.set("pageWidth", String(pageWidth));
  return query.toString();
}

/** A picture; undefined for a file that is not watched any more. */
export async function fetchPicture(
  path: string,
  preferences: Preferences,
): Promise<PictureView | undefined> {
  return await fetchJson<PictureView>(
    `/api/picture?${query(path, preferences, preferences.format)}`,
  );
}

/** The text of a file. */
export async function fetchSource(path: string): Promise<SourceView | undefined> {
  return await fetchJson<SourceView>(`/api/source?${new URLSearchParams({ path })}`);
}

/** A picture as a file, with the characters that it leaves blank, or why there is none. */
export type Download = { content: Blob; missing: string } | { problem: string };

/** The picture as `wf render` would write it. */
export async function fetchDownload(
  path: string,
  preferences: Preferences,
  key: string,
  scale: number,
): Promise<Download> {
  const address = `/api/download?${query(path, preferences, key)}&scale=${scale}`;
  const answer = await fetch(address);
  if (!answer.ok) {
    const { details } = (await answer.json().catch(() => ({}))) as { details?: string };
    return { problem: details ?? `the server responded with ${answer.status}` };
  }
  const missing = decodeURIComponent(answer.headers.get("x-missing") ?? "");
  return { content: await answer.blob(), missing };
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
  if (!answer.ok) throw new Error(`the server responded with ${answer.status}`);
  return (await answer.json()) as T;
}
