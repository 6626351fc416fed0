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

/** The open streams, with the addresses of their clients, the oldest first. */
export class EventHub {
  readonly #sinks = new Map<EventSink, string>();
  readonly #most: number;
  #heartbeat: NodeJS.Timeout | undefined;

  /** @param most maximum number of streams: of whoever has most, the oldest ends where there are more */
  constructor(most = Number.POSITIVE_INFINITY) {
    this.#most = most;
  }

  /** Number of open streams. */
  get size(): number {
    return this.#sinks.size;
  }

  /**
   * Adds a stream and greets it; returns a function that removes it.
   *
   * @param address that of its client
   */
  join(sink: EventSink, greeting: unknown, address = ""): () => void {
    sink.write(`retry: ${retryTime}\n${message("hello", greeting)}`);
    this.#sinks.set(sink, address);
    if (this.#sinks.size > this.#most) this.#endOne();
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
    for (const sink of this.#sinks.keys()) sink.end();
    this.#sinks.clear();
  }

  #write(text: string): void {
    for (const sink of this.#sinks.keys()) sink.write(text);
  }

  #endOne(): void {
    const counts = new Map<string, number>();
    for (const address of this.#sinks.values()) {
      counts.set(address, (counts.get(address) ?? 0) + 1);
    }
    const most = [...counts.values()].reduce((a, b) => Math.max(a, b), 0);
    for (const [sink, address] of this.#sinks) {
      if (counts.get(address) !== most) continue;
      this.#sinks.delete(sink);
      sink.end();
      return;
    }
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
