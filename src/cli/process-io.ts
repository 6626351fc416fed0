/** The surroundings of the real process. */
import { fstatSync, writeSync } from "node:fs";
import { UsageError } from "./arguments/usage-error.js";
import { failureReason } from "./files/failure.js";
import type { Io, Output } from "./io.js";

/** Streams, folder and environment of this process. */
export function processIo(packageFolder: string): Io {
  return {
    readInput,
    stdout: createOutput(1, () => process.stdout),
    stderr: createOutput(2, () => process.stderr),
    cwd: process.cwd(),
    env: process.env,
    packageFolder,
  };
}

async function readInput(): Promise<Uint8Array> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/**
 * Writes with `writeSync`, since `process.stdout` alone costs a twentieth of a start. Where the
 * descriptor does not block and is full (EAGAIN), the rest goes through the stream, which waits.
 */
function createOutput(descriptor: 1 | 2, stream: () => NodeJS.WriteStream): Output {
  let isClosed = false;
  let waiting: NodeJS.WriteStream | undefined;
  return {
    async write(text) {
      const bytes = typeof text === "string" ? Buffer.from(text) : text;
      let written = 0;
      while (written < bytes.length && !isClosed && !waiting) {
        try {
          written += writeSync(descriptor, bytes, written);
        } catch (error) {
          const { code } = error as NodeJS.ErrnoException;
          if (code === "EAGAIN") waiting = openStream(stream(), () => (isClosed = true));
          else if (code === "EPIPE" || code === "ENXIO") isClosed = true;
          else throw new UsageError(`the output: ${failureReason(error)}`);
        }
      }
      if (waiting && !isClosed && written < bytes.length) {
        await writeThrough(waiting, bytes.subarray(written));
      }
    },
    get isTerminal() {
      // A look at the descriptor spares loading node:tty where the answer is no.
      try {
        return fstatSync(descriptor).isCharacterDevice() && stream().isTTY === true;
      } catch {
        return false;
      }
    },
  };
}

function openStream(stream: NodeJS.WriteStream, close: () => void): NodeJS.WriteStream {
  return stream.on("error", (error: NodeJS.ErrnoException) => {
    close();
    if (error.code !== "EPIPE") process.exitCode = 2;
  });
}

function writeThrough(stream: NodeJS.WriteStream, bytes: Uint8Array): Promise<void> {
  // The callback also comes, with an error, when the reader has gone.
  return new Promise((resolve) => stream.write(bytes, () => resolve()));
}
