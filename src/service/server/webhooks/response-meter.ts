/** Ends a connection whose response is too long, whichever part of the response has the bytes. */
import type { Socket } from "node:net";

/** Maximum size of a response in bytes: its head, interim responses, body and trailers. */
export const longestResponse = 65_536;

/** Maximum number of interim responses (HTTP 1xx) before the final one. */
const mostInterim = 8;

/** A response over one of the bounds; the message is a clause for the account holder. */
export class LongResponseError extends Error {
  override name = "LongResponseError";
}

/**
 * Counts the bytes that arrive on a connection. The HTTP parser bounds only the headers of a response; it exposes
 * neither interim responses, nor chunk framing, nor trailers.
 */
export class ResponseMeter {
  #bytes = 0;
  #interim = 0;

  /** Starts counting for the next message. */
  reset(): void {
    this.#bytes = 0;
    this.#interim = 0;
  }

  /** Counts the bytes of a connection, from the first one. */
  watch(socket: Socket): void {
    const read = socket.read.bind(socket);
    // undici calls `read`; a data listener would take the bytes away from it.
    socket.read = (size?: number): unknown => {
      const chunk: Buffer | null = read(size);
      this.#bytes += chunk?.length ?? 0;
      if (this.#bytes <= longestResponse) return chunk;
      socket.destroy(new LongResponseError("the response is longer than 64 KiB"));
      return null;
    };
  }

  /** Counts an interim response; throws if there are too many. */
  noteInterim(): void {
    if (++this.#interim <= mostInterim) return;
    throw new LongResponseError(
      `the response has more than ${mostInterim} interim responses (HTTP 1xx)`,
    );
  }
}
