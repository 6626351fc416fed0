/** Sends messages to all listening pages as server-sent events. */

/** One open stream; writing to it never throws. */
export interface EventSink {
  write(text: string): void;
  end(): void;
}

/** ms between heartbeats: without them, proxies and browsers close a quiet stream. */
const heartbeatTime = 20_000;

/** ms after which a page reconnects when its stream has ended. */
const retryTime = 400;

/** The open streams. */
export class EventHub {
  readonly #sinks = new Set<EventSink>();
  #heartbeat: NodeJS.Timeout | undefined;

  /** Number of open streams. */
  get size(): number {
    return this.#sinks.size;
  }

  /** Adds a stream and greets it; returns a function that removes it. */
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
