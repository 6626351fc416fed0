/** The page in a chat: shows the picture that a tool has drawn, and takes the notes and the approval of a person. */
import { element } from "../../preview/client/element.js";
import { elementWords } from "../../preview/client/note-words.js";
import { type Review, reviewToolName, type ShownElement } from "../review.js";
import { HostLink, type ToolResult } from "./host-link.js";
import { noteThread, textForm } from "./note-thread.js";
import { livePicture, plainPicture } from "./picture.js";

const app = document.getElementById("app")!;

/** Arguments of the drawing tool that say what is drawn; the others say how it is shown to a model. */
const drawn = ["source", "path", "page", "look", "theme", "device", "width"] as const;

let given: Record<string, unknown> = {};
/** The picture that the tool gave, until elements are known. */
let plain: string | undefined;
let review: Review | undefined;
/** The element or note that is being written about. */
let writing: { kind: "note"; element: ShownElement } | { kind: "reply"; note: string } | undefined;
/** Notes on a source without a file, which go to the chat. */
let unsent: { element: ShownElement; text: string }[] = [];
/** What is to be told: what went wrong, or that something was done. */
let said = { text: "", isWrong: false };
let isApprovedInChat = false;

const link = new HostLink({
  input(all) {
    given = all;
  },
  result(result) {
    void show(result);
  },
  canceled() {
    tell("The call was canceled.");
    draw();
  },
  context({ theme }) {
    if (theme) document.documentElement.dataset.theme = theme;
  },
});

/** Shows what the tool gave, and then what can be pointed at. */
async function show({ content = [], isError }: ToolResult): Promise<void> {
  const image = content.find(({ type }) => type === "image");
  const { data, mimeType = "image/png" } = image ?? {};
  plain = data === undefined ? undefined : `data:${mimeType};base64,${data}`;
  review = undefined;
  const isWrong = isError === true || !image;
  tell(isWrong ? (content.find(({ text }) => text)?.text ?? "Nothing was drawn.") : "", isWrong);
  draw();
  const isPart = given.crop !== undefined || given.partial === true;
  if (image && !isPart && link.abilities.serverTools) await ask({});
}

/** Asks for the elements and notes, and does something first; what is wrong is said. */
async function ask(act: object): Promise<boolean> {
  const what = Object.fromEntries(drawn.map((name) => [name, given[name]]));
  try {
    const answer = await link.call(reviewToolName, { ...defined(what), ...act });
    review = answer as unknown as Review;
    tell(review.problems[0] ?? "", true);
    return true;
  } catch (error) {
    tell((error as Error).message, true);
    return false;
  } finally {
    draw();
  }
}

function tell(text: string, isWrong = false): void {
  said = { text, isWrong };
}

/** What a call takes: an argument without a value is none. */
function defined(all: Record<string, unknown>): object {
  return Object.fromEntries(Object.entries(all).filter(([, value]) => value !== undefined));
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

async function approve(at: number): Promise<void> {
  if (review?.path !== undefined) {
    if (await ask({ version: review.version, approve: at })) tellModel();
    return;
  }
  isApprovedInChat = await sayInChat("I approve the wireframe as it is shown.");
  draw();
}

/** Lets the model know at its next turn, without a turn of its own. */
function tellModel(): void {
  if (review?.path === undefined || !link.abilities.updateModelContext) return;
  const waiting = review.notes.filter(({ isUnanswered }) => isUnanswered).length;
  const isApproved = review.pages.every(({ by }) => by.length > 0);
  const text = `${review.path}: ${waiting} notes wait for an answer (read and answer them with wf_notes)${isApproved ? "; what is shown is approved" : ""}`;
  const content = [{ type: "text", text }];
  // It is told again with the next change.
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
    await sayInChat(`I have pinned notes to ${review.path}. Read and answer them with wf_notes.`);
    return;
  }
  const lines = unsent.map(
    ({ element: { line, ...about }, text }) => `- ${elementWords(about)}, line ${line}: ${text}`,
  );
  if (await sayInChat(`Notes on the wireframe:\n${lines.join("\n")}`)) {
    unsent = [];
    draw();
  }
}

function draw(): void {
  app.replaceChildren(bar(), ...stage(), ...form(), ...notes());
  app.querySelector("textarea")?.focus({ preventScroll: true });
}

function bar(): HTMLElement {
  const { path = "Wireframe", pages = [] } = review ?? {};
  const waiting =
    review?.path === undefined
      ? unsent.length
      : review.notes.filter(({ isUnanswered }) => isUnanswered).length;
  const maySay = link.abilities.message !== undefined;
  const approvals = pages.map(({ at, name, by }) => {
    const what = pages.length > 1 ? ` “${name}”` : "";
    if (by.length > 0)
      return element("span", { class: "approved" }, `✓ Approved${what} by ${by.join(", ")}`);
    if (isApprovedInChat) return element("span", { class: "approved" }, "✓ Approved");
    const press = () => void approve(at);
    return element("button", { type: "button", onclick: press }, `Approve${what}`);
  });
  const isKept = review?.path !== undefined;
  const send = element(
    "button",
    { type: "button", class: "primary", onclick: () => void askForChanges() },
    `Ask for changes (${waiting})`,
  );
  return element(
    "div",
    { class: "bar" },
    element("h1", {}, path),
    ...(isKept || maySay ? approvals : []),
    ...(maySay && waiting > 0 ? [send] : []),
  );
}

function stage(): HTMLElement[] {
  const { text, isWrong } = said;
  const told =
    text === ""
      ? []
      : [element("p", { class: isWrong ? "problem" : "hint", role: "status" }, text)];
  if (review) {
    const chosen = writing?.kind === "note" ? writing.element.at : undefined;
    const choose = (each: ShownElement) => {
      writing = { kind: "note", element: each };
      draw();
    };
    const waiting = unsent.map(({ element: { at } }, index) => ({
      number: index + 1,
      at,
      state: "open" as const,
    }));
    const pins = [...review.notes, ...waiting];
    const hint = "Click an element to pin a note to it.";
    return [
      livePicture(review, pins, { chosen, choose }),
      ...(writing || review.notes.length > 0 || unsent.length > 0
        ? []
        : [element("p", { class: "hint" }, hint)]),
      ...told,
    ];
  }
  return plain === undefined ? told : [plainPicture(plain), ...told];
}

function form(): HTMLElement[] {
  if (!writing) return [];
  const cancel = () => {
    writing = undefined;
    draw();
  };
  if (writing.kind === "reply") {
    const { note } = writing;
    const about = review?.notes.find(({ id }) => id === note);
    const send = (text: string) => reply(note, text);
    return [textForm(about?.text ?? "", "Your answer", { send, cancel, action: "Reply" })];
  }
  const chosen = writing.element;
  const send = (text: string) => pin(chosen, text);
  const words = elementWords(chosen);
  return [textForm(words, "What should change?", { send, cancel, action: "Pin note" })];
}

function notes(): HTMLElement[] {
  const kept = (review?.notes ?? []).map((note) =>
    noteThread(note, () => {
      writing = { kind: "reply", note: note.id };
      draw();
    }),
  );
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
  return all.length === 0 ? [] : [element("ol", { class: "notes", "aria-label": "Notes" }, ...all)];
}

void link.start();
