/** Ends a connection whose response is too long, wherever in it the bytes are. */
import type { Socket } from "node:net";

/** Bytes of a response: its head, interim responses, body and trailers. */
export const longestResponse = 65_536;

/** Interim responses (HTTP 1xx) before the one that counts. */
const mostInterim = 8;

/** A response that is over a bound; its message is a clause for the account holder. */
export class LongResponseError extends Error {
  override name = "LongResponseError";
}

/**
 * Counts what arrives on one connection. The parser of HTTP bounds the headers of a response only, and it hands over
 * neither the interim responses, nor what frames the chunks of a body, nor trailers.
 */
export class ResponseMeter {
  #bytes = 0;
  #interim = 0;

  /** Begins to count for another message. */
  reset(): void {
    this.#bytes = 0;
    this.#interim = 0;
  }

  /** Measures a connection from its first byte on. */
  watch(socket: Socket): void {
    const read = socket.read.bind(socket);
    // undici takes bytes by `read`; a listener for them would take them away from it.
    socket.read = (size?: number): unknown => {
      const chunk: Buffer | null = read(size);
      this.#bytes += chunk?.length ?? 0;
      if (this.#bytes <= longestResponse) return chunk;
      socket.destroy(new LongResponseError("the response is longer than 64 KiB"));
      return null;
    };
  }

  /** Counts an interim response; throws when there are too many. */
  noteInterim(): void {
    if (++this.#interim <= mostInterim) return;
    throw new LongResponseError(
      `the response has more than ${mostInterim} interim responses (HTTP 1xx)`,
    );
  }
}
