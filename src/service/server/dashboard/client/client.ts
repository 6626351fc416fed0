/** The script of the dashboard: copies secrets, and keeps usage and deliveries up to date. */

/** Milliseconds between refreshes: usually, and while a delivery is in progress. */
const period = { usual: 4_000, short: 1_000 };

/** Milliseconds to wait for a response. */
const longestWait = 10_000;

/** Failed refreshes in a row. */
let failures = 0;

for (const button of document.querySelectorAll<HTMLButtonElement>("[data-copy]")) {
  const source = document.getElementById(button.dataset.copy!);
  if (!source) continue;
  button.hidden = false;
  button.addEventListener("click", () => copy(button, source));
}
announce(document.querySelector("[role=status]"));
addEventListener("submit", sendOnce);
if (document.querySelector("[data-live]")) scheduleRefresh(document);

async function copy(button: HTMLButtonElement, source: HTMLElement): Promise<void> {
  try {
    await navigator.clipboard.writeText(source.textContent ?? "");
    button.textContent = "Copied";
  } catch {
    // Without access to the clipboard, select the text so that it can be copied by hand.
    getSelection()?.selectAllChildren(source);
    button.textContent = "Selected: press Ctrl-C";
  }
}

/** The response to a second click would replace the first one, which may show a secret once. */
function sendOnce(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  if (form.dataset.sent !== undefined) event.preventDefault();
  form.dataset.sent = "";
  // After stopping the page load, the form can be sent again.
  setTimeout(() => delete form.dataset.sent, 3_000);
}

/** Screen readers announce a status only when its content changes. */
function announce(note: Element | null): void {
  const content = note?.textContent;
  if (!note || !content) return;
  note.textContent = "";
  setTimeout(() => {
    note.textContent = content;
  }, 100);
}

/** Schedules the next refresh; sooner if something is about to change. */
function scheduleRefresh(seen: Document): void {
  const isUnderWay = seen.querySelector("[data-under-way]") !== null;
  const later = async () => scheduleRefresh((await refresh()) ?? document);
  setTimeout(later, isUnderWay ? period.short : period.usual);
}

/** Replaces the parts of the page that have changed; returns the fresh document. */
async function refresh(): Promise<Document | undefined> {
  if (document.visibilityState !== "visible" || isTyping()) return undefined;
  const answer = await look();
  noteAnswer(answer !== undefined);
  if (!answer?.isPage) return undefined;
  const fresh = new DOMParser().parseFromString(answer.html, "text/html");
  const parts = [...document.querySelectorAll<HTMLElement>("[data-live]")];
  if (isTyping()) return fresh;
  const known = new Set(parts.map(({ id }) => id));
  const hasSameParts = [...fresh.querySelectorAll("[data-live]")].every(({ id }) => known.has(id));
  if (!hasSameParts || parts.some(({ id }) => !fresh.getElementById(id))) {
    // Signed out, or keys were added or removed. Typed input is worth more than fresh numbers.
    if (!isFilledIn()) location.replace(ownAddress());
    return fresh;
  }
  for (const part of parts) update(part, fresh.getElementById(part.id)!);
  return fresh;
}

/** The address of the page without the note about what was done. */
function ownAddress(): string {
  const address = new URL(location.href);
  address.searchParams.delete("done");
  return address.pathname + address.search;
}

/** Fetches the page again; undefined when the server does not answer. */
async function look(): Promise<{ isPage: boolean; html: string } | undefined> {
  try {
    const answer = await fetch(ownAddress(), {
      headers: { accept: "text/html" },
      signal: AbortSignal.timeout(longestWait),
    });
    const html = await answer.text();
    return answer.status >= 500 ? undefined : { isPage: answer.ok, html };
  } catch {
    return undefined;
  }
}

/** Shows a note while the page may be out of date. A single failure is ignored. */
function noteAnswer(isThere: boolean): void {
  failures = isThere ? 0 : failures + 1;
  const note = document.getElementById("no-answer");
  if (isThere) note?.remove();
  if (failures < 2 || note) return;
  const fresh = document.createElement("p");
  fresh.id = "no-answer";
  fresh.className = "note attention";
  fresh.role = "status";
  fresh.textContent = "The server is not responding. This page may be out of date.";
  document.querySelector("main")!.prepend(fresh);
  announce(fresh);
}

function update(part: HTMLElement, fresh: HTMLElement): void {
  for (const details of part.querySelectorAll("details")) {
    const same = fresh.querySelector(`#${CSS.escape(details.id)}`);
    same?.toggleAttribute("open", details.open);
  }
  // Parts with the focus or a text selection are not replaced.
  const selection = getSelection();
  const isMarked = selection?.type === "Range" && selection.containsNode(part, true);
  if (isMarked || part.contains(document.activeElement)) return;
  if (!part.isEqualNode(fresh)) part.replaceWith(document.importNode(fresh, true));
}

function isTyping(): boolean {
  return document.activeElement?.matches("input, select, textarea") ?? false;
}

/** Whether a field has been changed. */
function isFilledIn(): boolean {
  return [...document.querySelectorAll("input")].some(
    (input) => input.value !== input.defaultValue || input.checked !== input.defaultChecked,
  );
}
