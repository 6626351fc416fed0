/** Talks to the host that shows this page in its chat: JSON-RPC in messages between windows (MCP Apps). */

/** The version of the protocol between page and host. */
const protocolVersion = "2026-01-26";

/** The result of a tool, as in MCP. */
export interface ToolResult {
  content?: readonly { type: string; text?: string; data?: string; mimeType?: string }[];
  structuredContent?: Record<string, unknown>;
  isError?: boolean;
}

/** How much of the host's window the page occupies. */
export type DisplayMode = "inline" | "fullscreen";

/** The environment of the page. */
export interface HostContext {
  theme?: "light" | "dark";
  /** Includes modes of the protocol that this page does not use. */
  displayMode?: DisplayMode | "pip";
  availableDisplayModes?: readonly string[];
}

/** The capabilities of the host. */
export interface HostAbilities {
  serverTools?: object;
  message?: object;
  updateModelContext?: object;
}

/** Receives notifications from the host. */
export interface HostListener {
  input(given: Record<string, unknown>): void;
  result(result: ToolResult): void;
  canceled(): void;
  context(context: HostContext): void;
}

interface Message {
  jsonrpc?: string;
  id?: number | string;
  method?: string;
  params?: Record<string, unknown>;
  result?: unknown;
  error?: { message?: string };
}

/** The connection to the host. */
export class HostLink {
  readonly #listener: HostListener;
  readonly #waiting = new Map<number, (message: Message) => void>();
  #count = 0;
  /** The capabilities of the host; empty until it has sent them. */
  abilities: HostAbilities = {};

  constructor(listener: HostListener) {
    this.#listener = listener;
  }

  /** Starts the connection; resolves when both sides are initialized. */
  async start(): Promise<void> {
    window.addEventListener("message", ({ source, data }) => {
      if (source === window.parent) this.#hear(data as Message | undefined);
    });
    const { hostCapabilities = {}, hostContext = {} } = await this.request<{
      hostCapabilities?: HostAbilities;
      hostContext?: HostContext;
    }>("ui/initialize", {
      protocolVersion,
      appInfo: { name: "wf", version: "1" },
      appCapabilities: { availableDisplayModes: ["inline", "fullscreen"] },
    });
    this.abilities = hostCapabilities;
    this.#listener.context(hostContext);
    this.notify("ui/notifications/initialized", {});
    const tellSize = () => {
      const { width, height } = document.documentElement.getBoundingClientRect();
      this.notify("ui/notifications/size-changed", {
        width: Math.ceil(width),
        height: Math.ceil(height),
      });
    };
    new ResizeObserver(tellSize).observe(document.documentElement);
  }

  /** Sends a request; rejects with the host's error. */
  request<T>(method: string, params: object): Promise<T> {
    const id = ++this.#count;
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, ({ result, error }) => {
        if (error) reject(new Error(error.message ?? "the program refused it"));
        else resolve(result as T);
      });
      this.#post({ id, method, params: { ...params } });
    });
  }

  /** Sends a notification. */
  notify(method: string, params: object): void {
    this.#post({ method, params: { ...params } });
  }

  /** Calls a tool of the server that this page comes from; rejects with the server's error. */
  async call(name: string, given: object): Promise<Record<string, unknown>> {
    const { content, structuredContent, isError } = await this.request<ToolResult>("tools/call", {
      name,
      arguments: given,
    });
    const said = content?.flatMap(({ text }) => text ?? []).join("\n") ?? "";
    if (isError || structuredContent === undefined) throw new Error(said || "the call failed");
    return structuredContent;
  }

  /** Sends a message to the chat in the person's name; rejects if it was not accepted. */
  async say(text: string): Promise<void> {
    const content = [{ type: "text", text }];
    const { isError } = await this.request<{ isError?: boolean }>("ui/message", {
      role: "user",
      content,
    });
    if (isError) throw new Error("the message was not sent; try again");
  }

  /** Requests a display mode; returns the actual one, or rejects with an error. */
  async display(mode: DisplayMode): Promise<HostContext["displayMode"]> {
    const granted = await this.request<{ mode?: HostContext["displayMode"] }>(
      "ui/request-display-mode",
      { mode },
    );
    return granted.mode;
  }

  #post(message: Message): void {
    window.parent.postMessage({ jsonrpc: "2.0", ...message }, "*");
  }

  #hear(message: Message | undefined): void {
    if (message?.jsonrpc !== "2.0") return;
    const { id, method, params = {} } = message;
    if (method === undefined) {
      const answer = this.#waiting.get(Number(id));
      this.#waiting.delete(Number(id));
      answer?.(message);
    } else if (id === undefined) {
      this.#noted(method, params);
    } else if (method === "ping" || method === "ui/resource-teardown") {
      this.#post({ id, result: {} });
    } else {
      window.parent.postMessage(
        { jsonrpc: "2.0", id, error: { code: -32_601, message: `there is no ${method}` } },
        "*",
      );
    }
  }

  #noted(method: string, params: Record<string, unknown>): void {
    const { input, result, canceled, context } = this.#listener;
    if (method === "ui/notifications/tool-input") input(recordOf(params.arguments));
    else if (method === "ui/notifications/tool-result") result(params as ToolResult);
    else if (method === "ui/notifications/tool-cancelled") canceled();
    else if (method === "ui/notifications/host-context-changed") context(params as HostContext);
  }
}

function recordOf(value: unknown): Record<string, unknown> {
  return (value ?? {}) as Record<string, unknown>;
}
