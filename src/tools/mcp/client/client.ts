/** The page in a chat: shows the picture drawn by a tool, and collects a person's notes and approval. */
import { element, refill } from "../../preview/client/element.js";
import { elementWords } from "../../preview/client/note-words.js";
import { type Review, reviewToolName, type ShownElement } from "../review.js";
import { type HostContext, HostLink, type ToolResult } from "./host-link.js";
import { noteThread, textForm } from "./note-thread.js";
import { pageChoice } from "./page-choice.js";
import { areaKey, livePicture, plainPicture } from "./picture.js";

const app = document.getElementById("app")!;

/** Arguments of the drawing tool that affect the picture; the others affect how a model sees it. */
const drawn = ["source", "path", "page", "look", "theme", "device", "width"] as const;

let given: Record<string, unknown> = {};
/** The picture from the tool, until its elements are known. */
let plain: string | undefined;
let review: Review | undefined;
/** The element or note that the person is writing about, with the text so far. */
let writing:
  | { kind: "note"; element: ShownElement; draft: string }
  | { kind: "reply"; note: string; draft: string }
  | undefined;
/** Whether a request is running; no second one is started meanwhile. */
let isBusy = false;
/** Notes on a source without a file, which are sent to the chat. */
let unsent: { element: ShownElement; text: string }[] = [];
/** The message shown: an error or a confirmation. */
let said = { text: "", isWrong: false };
/** Pages without a file that were approved in the chat. */
const approvedInChat = new Set<number>();
/** The environment of the page; the host only sends changes of it. */
let around: HostContext = {};

const link = new HostLink({
  input(all) {
    given = all;
  },
  result(result) {
    void show(result);
  },
  canceled() {
    tell("Drawing was canceled.");
    draw();
  },
  context(changed) {
    around = { ...around, ...changed };
    const { theme } = around;
    if (theme) document.documentElement.dataset.theme = theme;
    draw();
  },
});

/** Shows the result of the tool, and then makes its elements clickable. */
async function show({ content = [], isError }: ToolResult): Promise<void> {
  const image = content.find(({ type }) => type === "image");
  const { data, mimeType = "image/png" } = image ?? {};
  plain = data === undefined ? undefined : `data:${mimeType};base64,${data}`;
  review = undefined;
  writing = undefined;
  unsent = [];
  approvedInChat.clear();
  const isWrong = isError === true || !image;
  tell(isWrong ? (content.find(({ text }) => text)?.text ?? "Nothing was drawn.") : "", isWrong);
  draw();
  if (image && !isPart() && link.abilities.serverTools) await ask({});
}

/** Whether the picture shows only a part of a page, or may do so: no notes can be pinned to it. */
function isPart(): boolean {
  const isNothing = given.source === undefined && given.path === undefined;
  return isNothing || given.crop !== undefined || given.partial === true;
}

/** Performs an act, and shows the elements and notes afterwards; reports errors. */
async function ask(act: object): Promise<boolean> {
  if (isBusy) return false;
  isBusy = true;
  const seen = review;
  try {
    await look(act);
    return true;
  } catch (error) {
    tell(sentence((error as Error).message), true);
    // The file may have changed, so the current state is shown for another try.
    if (seen && "version" in act) await look({}, true).catch(() => {});
    return false;
  } finally {
    isBusy = false;
    draw();
  }
}

async function look(act: object, isAgain = false): Promise<void> {
  const what = Object.fromEntries(drawn.map((name) => [name, given[name]]));
  review = (await link.call(reviewToolName, { ...defined(what), ...act })) as unknown as Review;
  if (writing?.kind === "note") {
    const { component, words, page, line } = writing.element;
    const same = review.elements.filter(
      (each) => each.component === component && each.words === words && each.page === page,
    );
    const now = same.find((each) => each.line === line) ?? same[0];
    if (now) writing.element = now;
  }
  if (!isAgain) tell(review.problems[0] ?? "", true);
}

/** Turns a message from the server into a sentence. */
function sentence(message: string): string {
  const text = message.charAt(0).toUpperCase() + message.slice(1);
  return /[.!?]$/.test(text) ? text : `${text}.`;
}

/** The arguments of a call, without those that have no value. */
function defined(all: Record<string, unknown>): object {
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
}

function tell(text: string, isWrong = false): void {
  said = { text, isWrong };
}

async function pin(chosen: ShownElement, text: string): Promise<void> {
  if (review?.path === undefined) unsent = [...unsent, { element: chosen, text }];
  else if (!(await ask({ version: review.version, pin: { at: chosen.at, text } }))) return;
  done();
}

async function reply(note: string, text: string): Promise<void> {
  if (await ask({ answer: { note, text } })) done();
}

function done(): void {
  writing = undefined;
  draw();
  tellModel();
}

async function approve({ at, name }: Review["pages"][number]): Promise<void> {
  if (review?.path !== undefined) {
    if (await ask({ version: review.version, approve: at })) tellModel();
    return;
  }
  const what = name === "" ? "the wireframe" : `page “${name}”`;
  if (await sayInChat(`I approve ${what} as it is shown.`)) approvedInChat.add(at);
  draw();
}

/** Shows another page, or all pages. */
async function turnTo(page: string): Promise<void> {
  const before = given.page;
  given = { ...given, page };
  if (!(await ask({}))) {
    given = { ...given, page: before };
    draw();
  }
}

/** Takes the whole window of the host, or gives it back. */
async function display(mode: "inline" | "fullscreen"): Promise<void> {
  try {
    const displayMode = (await link.display(mode)) ?? mode;
    around = { ...around, displayMode };
  } catch (error) {
    tell(sentence((error as Error).message), true);
  }
  draw();
}

/** Informs the model at its next turn, without starting a turn. */
function tellModel(): void {
  if (review?.path === undefined || !link.abilities.updateModelContext) return;
  const waiting = review.notes.filter(({ isUnanswered }) => isUnanswered).length;
  const isApproved = review.pages.length > 0 && review.pages.every(({ by }) => by.length > 0);
  const text = `“${review.path}”: ${waiting === 1 ? "1 note waits" : `${waiting} notes wait`} for an answer (read and answer them with wf_notes)${isApproved ? "; what is shown is approved" : ""}`;
  const content = [{ type: "text", text }];
  // The next change will try again.
  link.request("ui/update-model-context", { content }).catch(() => {});
}

async function sayInChat(text: string): Promise<boolean> {
  try {
    await link.say(text);
    tell("Sent to the chat.");
    return true;
  } catch (error) {
    tell((error as Error).message, true);
    return false;
  } finally {
    draw();
  }
}

async function askForChanges(): Promise<void> {
  if (review?.path !== undefined) {
    await sayInChat(changesWanted());
    return;
  }
  if (await sayInChat(changesWanted())) {
    unsent = [];
    draw();
  }
}

/** The message sent to the chat for the person. */
function changesWanted(): string {
  if (review?.path !== undefined) {
    return `I have pinned notes to “${review.path}”. Read and answer them with wf_notes.`;
  }
  const lines = unsent.map(
    ({ element: { line, ...about }, text }) => `- ${elementWords(about)}, line ${line}: ${text}`,
  );
  return `Notes on the wireframe:\n${lines.join("\n")}`;
}

/** Stays in the document, so that screen readers announce its changes. */
const told = element("p", { role: "status", tabindex: -1 });
const above = element("div", { class: "parts" });
const below = element("div", { class: "parts" });
app.append(above, told, below);
/** The key of the focused element, or of the one to focus after drawing. */
let reached: string | undefined;

function draw(): void {
  const { text, isWrong } = said;
  told.className = isWrong ? "problem" : "hint";
  if (told.textContent !== text) told.textContent = text;
  const before = document.activeElement instanceof HTMLElement ? document.activeElement : undefined;
  const hadFocus = before !== undefined && before !== document.body;
  reached = before?.dataset.key ?? reached;
  refill(above, [bar(), ...stage()]);
  refill(below, notes());
  const field = app.querySelector("textarea");
  if (field) {
    field.focus({ preventScroll: true });
    field.setSelectionRange(field.value.length, field.value.length);
  } else if (hadFocus && reached !== undefined) {
    // The clicked element may be gone; the next Tab continues from its place.
    const again = app.querySelector<HTMLElement>(`[data-key="${CSS.escape(reached)}"]`);
    (again ?? told).focus({ preventScroll: true });
  }
}

function bar(): HTMLElement {
  const { path = "Wireframe", pages = [], allPages = [] } = review ?? {};
  const isKept = review?.path !== undefined;
  const waiting = isKept
    ? (review?.notes ?? []).filter(({ isUnanswered }) => isUnanswered).length
    : unsent.length;
  const maySay = link.abilities.message !== undefined;
  const approvals = pages.map((page) => {
    const what = allPages.length > 1 && page.name !== "" ? ` “${page.name}”` : "";
    const by = approvedInChat.has(page.at) ? "you" : page.by.join(", ");
    const key = { "data-key": `page ${page.at}` };
    if (by !== "") {
      const text = `✓ Approved${what} by ${by}`;
      return element("span", { class: "approved", tabindex: -1, ...key }, text);
    }
    const press = () => void approve(page);
    return element("button", { type: "button", onclick: press, ...key }, `Approve${what}`);
  });
  const send = element(
    "button",
    {
      type: "button",
      class: "primary",
      "data-key": "send",
      title: changesWanted(),
      onclick: () => void askForChanges(),
    },
    waiting === 1 ? "Send 1 note to the agent" : `Send ${waiting} notes to the agent`,
  );
  return element(
    "div",
    { class: "bar" },
    element("h1", {}, path),
    review ? pageChoice(review, (page) => void turnTo(page)) : [],
    displayButton(),
    isKept || maySay ? approvals : [],
    maySay && waiting > 0 ? [send] : [],
  );
}

/** A button for the whole window, if the host supports it. */
function displayButton(): HTMLElement[] {
  const { displayMode, availableDisplayModes = [] } = around;
  const isFull = displayMode === "fullscreen";
  const mode = isFull ? "inline" : "fullscreen";
  if (!availableDisplayModes.includes(mode)) return [];
  const press = () => void display(mode);
  return [
    element(
      "button",
      { type: "button", class: "quiet", "data-key": "display", onclick: press },
      isFull ? "Exit full screen" : "Full screen",
    ),
  ];
}

function stage(): HTMLElement[] {
  if (!review) return plain === undefined ? [] : [plainPicture(plain)];
  const mayPin = review.path !== undefined || link.abilities.message !== undefined;
  const chosen = writing?.kind === "note" ? writing.element.at : undefined;
  const last = review.elements.find((each) => areaKey(each) === reached)?.at;
  const choose = (each: ShownElement) => {
    const draft = writing?.kind === "note" ? writing.draft : "";
    writing = { kind: "note", element: each, draft };
    reached = areaKey(each);
    draw();
  };
  const waiting = unsent.map(({ element: { at } }, index) => ({
    number: index + 1,
    at,
    state: "open" as const,
  }));
  const shown = mayPin ? review : { ...review, elements: [] };
  const pins = [...review.notes, ...waiting];
  const hint = mayPin
    ? "Click an element to pin a note to it."
    : "Save the wireframe to a file to add notes.";
  const isNew = !writing && pins.length === 0;
  return [
    livePicture(shown, pins, { chosen, reached: last, choose, form: noteForm() }),
    ...(isNew ? [element("p", { class: "hint" }, hint)] : []),
  ];
}

function cancel(): void {
  writing = undefined;
  draw();
}

function keep(draft: string): void {
  if (writing) writing.draft = draft;
}

function noteForm(): HTMLElement[] {
  if (writing?.kind !== "note") return [];
  const { element: chosen, draft } = writing;
  const send = (text: string) => void pin(chosen, text);
  const settings = { draft, keep, send, cancel, action: "Pin note" };
  return [textForm(elementWords(chosen), "What should change?", settings)];
}

function replyForm(note: string): HTMLElement[] {
  if (writing?.kind !== "reply" || writing.note !== note) return [];
  const { draft } = writing;
  const send = (text: string) => void reply(note, text);
  return [textForm("", "Your reply", { draft, keep, send, cancel, action: "Send reply" })];
}

function notes(): HTMLElement[] {
  const kept = (review?.notes ?? []).map((note) => {
    const answer = () => {
      writing = { kind: "reply", note: note.id, draft: "" };
      reached = `note ${note.id}`;
      draw();
    };
    return noteThread(note, answer, replyForm(note.id));
  });
  const waiting = unsent.map(({ element: about, text }, at) =>
    element(
      "li",
      {},
      element("span", { class: "mark", "aria-hidden": "true" }, String(at + 1)),
      element(
        "div",
        { class: "said" },
        element("strong", {}, elementWords(about)),
        element("p", {}, text),
      ),
    ),
  );
  const all = [...kept, ...waiting];
  return all.length === 0 ? [] : [element("ol", { class: "notes", "aria-label": "Notes" }, all)];
}

// The agent may have replied or drawn something else in the meantime.
window.addEventListener("focus", () => {
  if (review) void ask({});
});
void link.start();
