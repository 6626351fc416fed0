/** Listens to the server while the page is visible, with one stream for all pages of a browser. */
import type { FilesChange, Greeting, ShownElement } from "../protocol.js";

/** Receives the messages. */
export interface Listener {
  greet(greeting: Greeting): void;
  change(change: FilesChange): void;
  /** The notes of a file have changed. */
  notes(path: string): void;
  /** Someone asked to see an element. */
  show(place: ShownElement): void;
  /** Whether the server can be reached. */
  state(isConnected: boolean): void;
}

/** Messages that pages pass on to each other. */
type Message =
  | { kind: "greet"; value: Greeting }
  | { kind: "change"; value: FilesChange }
  | { kind: "notes"; value: string }
  | { kind: "show"; value: ShownElement }
  | { kind: "state"; value: boolean };

/** The name of the lock held by the page with the stream, and of the channel to the other pages. */
const name = "wf-preview";

/** ms after which a connection that the browser has given up is reopened. */
const retryTime = 1000;

/**
 * Stays connected while the page is open. Browsers allow six connections per host, and a stream uses one permanently.
 * So a hidden page has none, and one visible page listens for all. A page that becomes visible receives a new greeting,
 * so it misses nothing.
 */
export function connect(listener: Listener): void {
  let leaving: AbortController | undefined;
  const enter = (): void => {
    if (leaving) return;
    leaving = new AbortController();
    void listen(listener, leaving.signal);
  };
  const leave = (): void => {
    leaving?.abort();
    leaving = undefined;
  };
  document.addEventListener("visibilitychange", () => (document.hidden ? leave() : enter()));
  addEventListener("pagehide", leave);
  addEventListener("pageshow", () => document.hidden || enter());
  if (!document.hidden) enter();
}

async function listen(listener: Listener, signal: AbortSignal): Promise<void> {
  // Locks need a secure context: this machine or https.
  if (navigator.locks === undefined) {
    await holdStream((message) => deliver(message, listener), signal);
    return;
  }
  const channel = new BroadcastChannel(name);
  signal.addEventListener("abort", () => channel.close());
  channel.addEventListener("message", ({ data }: MessageEvent<Message>) => deliver(data, listener));
  const hold = (): Promise<void> =>
    holdStream((message) => {
      deliver(message, listener);
      channel.postMessage(message);
    }, signal);
  await navigator.locks.request(name, { ifAvailable: true }, (lock) => lock && hold());
  if (signal.aborted) return;
  await catchUp(listener);
  await navigator.locks.request(name, { signal }, hold).catch((error: unknown) => {
    if (!signal.aborted) throw error;
  });
}

function deliver(message: Message, listener: Listener): void {
  if (message.kind === "greet") listener.greet(message.value);
  else if (message.kind === "change") listener.change(message.value);
  else if (message.kind === "notes") listener.notes(message.value);
  else if (message.kind === "show") listener.show(message.value);
  else listener.state(message.value);
}

/** Fetches the current state; another page forwards what follows. */
async function catchUp(listener: Listener): Promise<void> {
  try {
    const answer = await fetch("/api/state");
    if (!answer.ok) throw new Error(`the server responded with ${answer.status}`);
    const greeting: Greeting = await answer.json();
    listener.state(true);
    listener.greet(greeting);
  } catch {
    listener.state(false);
  }
}

/** Keeps a stream open until the signal aborts. */
function holdStream(tell: (message: Message) => void, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    let stream: EventSource;
    let retry: ReturnType<typeof setTimeout> | undefined;
    const open = (): void => {
      const current = new EventSource("/api/events");
      stream = current;
      current.addEventListener("hello", ({ data }: MessageEvent<string>) => {
        tell({ kind: "state", value: true });
        tell({ kind: "greet", value: JSON.parse(data) });
      });
      for (const kind of ["change", "notes", "show"] as const) {
        current.addEventListener(kind, ({ data }: MessageEvent<string>) =>
          tell({ kind, value: JSON.parse(data) }),
        );
      }
      current.addEventListener("error", () => {
        tell({ kind: "state", value: false });
        // After an answer that is not a stream, a browser does not retry by itself.
        if (current.readyState === EventSource.CLOSED) retry = setTimeout(open, retryTime);
      });
    };
    signal.addEventListener("abort", () => {
      clearTimeout(retry);
      stream.close();
      resolve();
    });
    open();
  });
}
