/** A TCP connection that hands over what arrives in small slices, for code that counts bytes before TLS decrypts them. */
import { connect, type Socket, type TcpNetConnectOpts } from "node:net";
import { Duplex } from "node:stream";

/** Maximum size of a slice in bytes. A TCP socket itself hands over 64 KiB at a time. */
const longestSlice = 2_048;

/** A TCP connection as a stream. (TLS reads a socket itself natively, and megabytes of it at a time.) */
export class SlicedStream extends Duplex {
  readonly #socket: Socket;

  constructor(options: TcpNetConnectOpts) {
    // It ends as a socket does: TLS decides when to close it.
    super({ allowHalfOpen: false, autoDestroy: false });
    this.#socket = connect({
      ...options,
      noDelay: true,
      keepAlive: true,
      keepAliveInitialDelay: 60_000,
    })
      .on("data", (chunk) => this.#pass(chunk))
      .on("end", () => this.push(null))
      .on("error", (error) => this.destroy(error));
  }

  override _read(): void {
    this.#socket.resume();
  }

  override _write(chunk: Buffer, _: BufferEncoding, done: (error?: Error | null) => void): void {
    this.#socket.write(chunk, done);
  }

  override _final(done: () => void): void {
    this.#socket.end(done);
  }

  override _destroy(error: Error | null, done: (error?: Error | null) => void): void {
    this.#socket.destroy();
    done(error);
  }

  #pass(chunk: Buffer): void {
    let isWanted = true;
    for (let at = 0; at < chunk.length && !this.destroyed; at += longestSlice) {
      isWanted = this.push(chunk.subarray(at, at + longestSlice));
    }
    if (!isWanted) this.#socket.pause();
  }
}
