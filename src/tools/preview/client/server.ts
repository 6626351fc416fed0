/** Requests pictures, sources and notes from the server, and has it open files. */
import type { Anchor } from "../../../authoring/notes/note.js";
import type { FileNotes, NoteRequest, OpenRequest, PictureView, SourceView } from "../protocol.js";
import { type Preferences, resolveTheme } from "./preferences.js";

/** The URL of a picture, on one of the two routes for pictures. */
function query(path: string, { theme, look, pageWidth }: Preferences, format: string): string {
  const query = new URLSearchParams({ path, format, theme: resolveTheme(theme) });
  if (look !== undefined) query.set("look", look);
  if (pageWidth !== undefined) query.set("pageWidth", String(pageWidth));
  return query.toString();
}

/** A picture, or the reason why it cannot be drawn; undefined for a file that is no longer watched. */
export async function fetchPicture(
  path: string,
  preferences: Preferences,
): Promise<PictureView | { problem: string } | undefined> {
  const answer = await askOften(`/api/picture?${query(path, preferences, preferences.format)}`);
  if (answer.status !== 422) return await contentOf<PictureView>(answer);
  const { details } = (await answer.json()) as { details: string };
  return { problem: details };
}

/** The text of a file. */
export async function fetchSource(path: string): Promise<SourceView | undefined> {
  return await fetchJson<SourceView>(`/api/source?${new URLSearchParams({ path })}`);
}

/** A picture as a file with its missing characters, or the reason why there is none. */
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

/** An SVG picture with embedded fonts; throws if there is none. */
export async function fetchSvg(path: string, preferences: Preferences): Promise<string> {
  const made = await fetchDownload(path, preferences, "svg", 1);
  if ("problem" in made) throw new Error(made.problem);
  return await made.content.text();
}

/** Has the server open a file; false if that failed. */
export async function requestOpen(request: OpenRequest): Promise<boolean> {
  const answer = await fetch("/api/open", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(request),
  });
  return answer.ok;
}

/** The notes of a file; undefined if it is no longer watched. */
export async function fetchNotes(path: string): Promise<FileNotes | undefined> {
  return await fetchJson<FileNotes>(`/api/notes?${new URLSearchParams({ path })}`);
}

/** The anchor for a note on an element; undefined if the picture is no longer of this version. */
export async function fetchAnchor(
  path: string,
  element: number,
  version: number,
): Promise<Anchor | undefined> {
  const query = { path, element: String(element), version: String(version) };
  const answer = await fetch(`/api/anchor?${new URLSearchParams(query)}`);
  return answer.ok ? ((await answer.json()) as Anchor) : undefined;
}

/** The number of an element with a name. */
export async function fetchElement(path: string, name: string): Promise<number | undefined> {
  const found = await fetchJson<{ element: number }>(
    `/api/element?${new URLSearchParams({ path, name })}`,
  );
  return found?.element;
}

/** Changes notes; returns the changed notes, or the reason for a failure. */
export async function postNote(
  request: NoteRequest,
  token: string,
): Promise<FileNotes | { problem: string }> {
  try {
    const answer = await fetch("/api/notes", {
      method: "POST",
      headers: { "content-type": "application/json", "x-wf-token": token },
      body: JSON.stringify(request),
    });
    if (answer.ok) return (await answer.json()) as FileNotes;
    const { details } = (await answer.json().catch(() => ({}))) as { details?: string };
    return { problem: details ?? `the server responded with ${answer.status}` };
  } catch {
    return { problem: "the preview cannot be reached" };
  }
}

/** How often a busy server is asked again. */
const mostRetries = 5;

async function fetchJson<T>(address: string): Promise<T | undefined> {
  return await contentOf<T>(await askOften(address));
}

async function askOften(address: string): Promise<Response> {
  let answer = await fetch(address);
  for (let retry = 0; answer.status === 503 && retry < mostRetries; retry++) {
    const seconds = Number(answer.headers.get("retry-after")) || 1;
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    answer = await fetch(address);
  }
  return answer;
}

async function contentOf<T>(answer: Response): Promise<T | undefined> {
  if (answer.status === 404) return undefined;
  if (!answer.ok) throw new Error(`the server responded with ${answer.status}`);
  return (await answer.json()) as T;
}
