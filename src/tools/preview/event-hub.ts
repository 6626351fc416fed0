/** Sends messages to all pages that listen, as server-sent events. */

/** One open stream; writing to it never throws. */
export interface EventSink {
  write(text: string): void;
  end(): void;
}

/** ms between two signs of life: without any, proxies and browsers give a quiet stream up. */
const heartbeatTime = 20_000;

/** ms after which a page tries again when its stream ends. */
const retryTime = 400;

/** The open streams. */
export class EventHub {
  readonly #sinks = new Set<EventSink>();
  #heartbeat: NodeJS.Timeout | undefined;

  /** Number of open streams. */
  get size(): number {
    return this.#sinks.size;
  }

  /** Adds a stream and greets it; the call that comes back takes it out again. */
  join(sink: EventSink, greeting: unknown): () => void {
    sink.write(`retry: ${retryTime}\n${message("hello", greeting)}`);
    this.#sinks.add(sink);
    this.#heartbeat ??= setInterval(() => this.#write(":\n\n"), heartbeatTime).unref();
    return () => {
      this.#sinks.delete(sink);
      if (this.#sinks.size === 0) this.#rest();
    };
  }

  /** Sends a message to every stream. */
  send(event: string, data: unknown): void {
    if (this.#sinks.size > 0) this.#write(message(event, data));
  }

  /** Ends all streams. */
  close(): void {
    this.#rest();
    for (const sink of this.#sinks) sink.end();
    this.#sinks.clear();
  }

  #write(text: string): void {
    for (const sink of this.#sinks) sink.write(text);
  }

  #rest(): void {
    clearInterval(this.#heartbeat);
    this.#heartbeat = undefined;
  }
}

/** JSON has no line breaks, which would end the field. */
function message(event: string, data: unknown): string {
  return `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;
}
