/** Implements `Io` for the real process. */
import { fstatSync, writeSync } from "node:fs";
import { failureReason } from "../../../workspace/files/failure.js";
import type { HeldSignals, Io, Output, Signal } from "../../../workspace/io.js";
import { UsageError } from "../../../workspace/usage-error.js";

/** Streams, folder and environment of this process. */
export function processIo(packageFolder: string): Io {
  return {
    readInput,
    followInput,
    ask,
    onSignal,
    onCrash,
    holdSignals,
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

async function* followInput(signal: AbortSignal): AsyncIterable<Uint8Array> {
  const { stdin } = process;
  signal.addEventListener("abort", () => stdin.destroy(), { once: true });
  try {
    for await (const chunk of stdin) yield chunk;
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

async function ask(question: string): Promise<string | undefined> {
  if (process.stdin.isTTY !== true) return undefined;
  const { createInterface } = await import("node:readline");
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  return await new Promise((resolve) => {
    // Ctrl-C and Ctrl-D close it without an answer.
    lines.on("close", () => resolve(""));
    lines.question(question, (answer) => {
      resolve(answer);
      lines.close();
    });
  });
}

function onSignal(names: readonly Signal[], listener: (name: Signal) => void): () => void {
  const listen = (name: NodeJS.Signals): void => listener(name as Signal);
  for (const name of names) process.on(name, listen);
  return () => {
    for (const name of names) process.off(name, listen);
  };
}

function onCrash(listener: (error: Error) => void): () => void {
  const name = "uncaughtExceptionMonitor";
  process.on(name, listener);
  return () => process.off(name, listener);
}

/** Exit codes as shells report them: 128 plus the number of the signal. */
const signalCodes = { SIGINT: 130, SIGTERM: 143 } as const;

type HeldSignal = keyof typeof signalCodes;
const heldSignals = Object.keys(signalCodes) as HeldSignal[];

/** Whether listeners are installed, which happens at the first hold. */
let isListening = false;

/** Callbacks that record the signals during each hold. */
const holds = new Set<(signal: HeldSignal) => void>();

function holdSignals(): HeldSignals {
  let code: number | undefined;
  const note = (signal: HeldSignal): void => {
    code ??= signalCodes[signal];
  };
  // Never removed: once removed, a listener would miss a signal that Node has received but not delivered yet.
  if (!isListening) for (const signal of heldSignals) process.on(signal, onHeldSignal);
  isListening = true;
  holds.add(note);
  return {
    async release() {
      // Node delivers signals while it polls. The first immediate may run without a poll before it; the second cannot.
      await new Promise((resolve) => setImmediate(() => setImmediate(resolve)));
      holds.delete(note);
      return code;
    },
  };
}

/** Between holds, a signal acts as if there were no listener, unless others listen to it. */
function onHeldSignal(signal: NodeJS.Signals): void {
  for (const note of holds) note(signal as HeldSignal);
  if (holds.size > 0 || process.listenerCount(signal) > 1) return;
  process.off(signal, onHeldSignal);
  process.kill(process.pid, signal);
}

/**
 * Writes with `writeSync`, since `process.stdout` alone would take a twentieth of the startup time. If the descriptor
 * is non-blocking and full (EAGAIN), the rest goes through the stream, which waits.
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
      // Checking the descriptor first avoids loading node:tty if it is not a terminal.
      try {
        return fstatSync(descriptor).isCharacterDevice() && stream().isTTY === true;
      } catch {
        return false;
      }
    },
    get isFile() {
      try {
        return fstatSync(descriptor).isFile();
      } catch {
        return false;
      }
    },
    get columns() {
      return this.isTerminal ? stream().columns : undefined;
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
  // The callback is also called, with an error, when the reader has gone.
  return new Promise((resolve) => stream.write(bytes, () => resolve()));
}
