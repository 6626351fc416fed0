/** The script of the dashboard: copies secrets, and keeps what is counted and delivered up to date. */

/** Milliseconds between two looks at the server: as a rule, and while something is under way. */
const period = { usual: 4_000, short: 1_000 };

/** Milliseconds after which an answer comes no more. */
const longestWait = 10_000;

/** Looks in a row that had no answer. */
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
    // Without leave for the clipboard the text is there to be copied by hand.
    getSelection()?.selectAllChildren(source);
    button.textContent = "Press Ctrl-C";
  }
}

/** The answer to a second click would replace the answer to the first, and a secret is shown only there. */
function sendOnce(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  if (form.dataset.sent !== undefined) event.preventDefault();
  form.dataset.sent = "";
  // Whoever stops the page from loading may try again.
  setTimeout(() => delete form.dataset.sent, 3_000);
}

/** A note that comes with its place is not read out; one that is put into it is. */
function announce(note: Element | null): void {
  const content = note?.textContent;
  if (!note || !content) return;
  note.textContent = "";
  setTimeout(() => {
    note.textContent = content;
  }, 100);
}

/** Looks again later; sooner if what was seen last is about to be different. */
function scheduleRefresh(seen: Document): void {
  const isUnderWay = seen.querySelector("[data-under-way]") !== null;
  const later = async () => scheduleRefresh((await refresh()) ?? document);
  setTimeout(later, isUnderWay ? period.short : period.usual);
}

/** Puts fresh parts in the places of those that have changed; gives what the server shows now. */
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
    // Signed out, or keys have come or gone. What was typed is worth more than fresh numbers.
    if (!isFilledIn()) location.replace(location.pathname);
    return fresh;
  }
  for (const part of parts) update(part, fresh.getElementById(part.id)!);
  return fresh;
}

/** Asks for the page anew; undefined when the server, or what is behind a proxy, does not answer. */
async function look(): Promise<{ isPage: boolean; html: string } | undefined> {
  try {
    const answer = await fetch(location.pathname, {
      headers: { accept: "text/html" },
      signal: AbortSignal.timeout(longestWait),
    });
    const html = await answer.text();
    return answer.status >= 500 ? undefined : { isPage: answer.ok, html };
  } catch {
    return undefined;
  }
}

/** Says when what is seen may be old, and no longer than that. One failure may be chance. */
function noteAnswer(isThere: boolean): void {
  failures = isThere ? 0 : failures + 1;
  const note = document.getElementById("no-answer");
  if (isThere) note?.remove();
  if (failures < 2 || note) return;
  const fresh = document.createElement("p");
  fresh.id = "no-answer";
  fresh.className = "note attention";
  fresh.role = "status";
  fresh.textContent = "The server does not answer; what you see may be old.";
  document.querySelector("main")!.prepend(fresh);
  announce(fresh);
}

function update(part: HTMLElement, fresh: HTMLElement): void {
  for (const details of part.querySelectorAll("details")) {
    const same = fresh.querySelector(`#${CSS.escape(details.id)}`);
    same?.toggleAttribute("open", details.open);
  }
  // What has the focus, or is being marked, stays until it is left.
  const selection = getSelection();
  const isMarked = selection?.type === "Range" && selection.containsNode(part, true);
  if (isMarked || part.contains(document.activeElement)) return;
  if (!part.isEqualNode(fresh)) part.replaceWith(document.importNode(fresh, true));
}

function isTyping(): boolean {
  return document.activeElement?.matches("input, select, textarea") ?? false;
}

/** Whether a field holds something else than what it came with. */
function isFilledIn(): boolean {
  return [...document.querySelectorAll("input")].some(
    (input) => input.value !== input.defaultValue || input.checked !== input.defaultChecked,
  );
}
