/** Shows messages for a moment, and problems for longer. */
import { element, iconButton } from "./element.js";

/** ms for which a message is shown, and a problem, which takes longer to read. */
const shortTime = 2500;
const longTime = 20_000;

/** The note at the bottom of the page. */
export class Toast {
  readonly root: HTMLElement;
  readonly #words = element("p", { role: "status", "aria-live": "polite" });
  readonly #close = iconButton("x", "Dismiss", () => this.close());
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor() {
    this.root = element("div", { class: "toast" }, this.#words, this.#close);
    this.close();
  }

  /** Whether a problem is shown; it stays longer than other messages. */
  get isProblem(): boolean {
    return this.root.classList.contains("problem");
  }

  /** Shows a message for a moment. */
  say(words: string): void {
    this.#show(words, false);
  }

  /** Shows what is in progress until something else is shown. */
  wait(words: string): void {
    this.#show(words, false);
    clearTimeout(this.#timer);
  }

  /** Shows a problem until it is closed, or for longer than other messages. */
  warn(words: string): void {
    this.#show(words, true);
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#words.textContent = "";
    this.root.classList.remove("problem", "shown");
  }

  #show(words: string, isProblem: boolean): void {
    clearTimeout(this.#timer);
    this.#words.textContent = words;
    this.#close.hidden = !isProblem;
    this.root.classList.add("shown");
    this.root.classList.toggle("problem", isProblem);
    this.#timer = setTimeout(() => this.close(), isProblem ? longTime : shortTime);
  }
}
