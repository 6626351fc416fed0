/** The script of the dashboard: copies secrets, and keeps what is counted and delivered up to date. */

/** Milliseconds between two looks at the server. */
const period = 4_000;

for (const button of document.querySelectorAll<HTMLButtonElement>("[data-copy]")) {
  const source = document.getElementById(button.dataset.copy!);
  if (!source) continue;
  button.hidden = false;
  button.addEventListener("click", () => copy(button, source));
}
announceNote();
addEventListener("submit", sendOnce);
if (document.querySelector("[data-live]")) setInterval(refresh, period);

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

/** A note that comes with the page is not read out; one that is put into its place is. */
function announceNote(): void {
  const note = document.querySelector("[role=status]");
  const content = note?.textContent;
  if (!note || !content) return;
  note.textContent = "";
  setTimeout(() => {
    note.textContent = content;
  }, 100);
}

/** Puts fresh parts in the places of those that have changed. */
async function refresh(): Promise<void> {
  if (document.visibilityState !== "visible" || isTyping()) return;
  const answer = await fetch(location.pathname, { headers: { accept: "text/html" } }).catch(
    () => undefined,
  );
  if (!answer?.ok) return;
  const fresh = new DOMParser().parseFromString(await answer.text(), "text/html");
  const parts = [...document.querySelectorAll<HTMLElement>("[data-live]")];
  if (isTyping()) return;
  const known = new Set(parts.map(({ id }) => id));
  const hasSameParts = [...fresh.querySelectorAll("[data-live]")].every(({ id }) => known.has(id));
  if (!hasSameParts || parts.some(({ id }) => !fresh.getElementById(id))) {
    // Signed out, or keys have come or gone. What was typed is worth more than fresh numbers.
    if (!isFilledIn()) location.replace(location.pathname);
    return;
  }
  for (const part of parts) update(part, fresh.getElementById(part.id)!);
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
