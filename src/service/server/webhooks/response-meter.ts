/** Ends a connection whose response is too long, whichever part of the response has the bytes. */
import type { Socket } from "node:net";
import type { Duplex } from "node:stream";

/** Maximum size of a response in bytes: its head, interim responses, body and trailers. */
export const longestResponse = 65_536;

/** Maximum number of interim responses (HTTP 1xx) before the final one. */
const mostInterim = 8;

/** Maximum number of bytes before a TLS connection is secure. OpenSSL accepts certificates of up to 100 KiB. */
const longestHandshake = 131_072;

/**
 * Maximum number of bytes that a response takes on a TLS connection besides its own: for frames, session tickets and
 * new keys, and for a frame of 16 KiB that has not arrived completely.
 */
const mostFraming = 32_768;

/** Maximum number of session tickets during a response. */
const mostTickets = 32;

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
  /** Bytes on the TLS connection: since it is secure, or before. */
  #encrypted = 0;
  #tickets = 0;
  #secure: Socket | undefined;
  /** The number of bytes that the connection had decrypted when counting started. */
  #start = 0;

  /** Starts counting for the next message. */
  reset(): void {
    this.#bytes = 0;
    this.#interim = 0;
    this.#encrypted = 0;
    this.#tickets = 0;
    this.#start = this.#secure?.bytesRead ?? 0;
  }

  /** Counts the bytes of a connection before they are decrypted; they cost time even if they contain no response. */
  watchEncrypted(stream: Duplex): void {
    stream.on("data", (chunk: Buffer) => {
      this.#encrypted += chunk.length;
      const problem = this.#refuseEncrypted();
      if (problem !== undefined) stream.destroy(new LongResponseError(problem));
    });
  }

  /** Counts the bytes of a connection, from the first one. */
  watch(socket: Socket): void {
    this.#secure = socket;
    this.reset();
    socket.on("session", () => this.#tickets++);
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

  #refuseEncrypted(): string | undefined {
    if (this.#secure === undefined) {
      return this.#encrypted > longestHandshake
        ? "the TLS handshake is longer than 128 KiB"
        : undefined;
    }
    const framing = this.#encrypted - (this.#secure.bytesRead - this.#start);
    return framing > mostFraming || this.#tickets > mostTickets
      ? "the TLS connection carries too much besides the response"
      : undefined;
  }

  /** Counts an interim response; throws if there are too many. */
  noteInterim(): void {
    if (++this.#interim <= mostInterim) return;
    throw new LongResponseError(
      `the response has more than ${mostInterim} interim responses (HTTP 1xx)`,
    );
  }
}
