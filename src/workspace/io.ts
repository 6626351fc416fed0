/** The parts of the environment that the command line may use; passed in, so that tests can replace them. */

/** One of the two output streams. */
export interface Output {
  /** Writes a whole text; resolves when more may be written. Does nothing once the stream is closed. */
  write(text: string | Uint8Array): Promise<void>;
  /** Whether it is shown to a person directly. */
  readonly isTerminal: boolean;
  /** Whether it is redirected to a file, which programs read. */
  readonly isFile?: boolean | undefined;
  /** Columns of the terminal, if known. */
  readonly columns?: number | undefined;
}

/** Asks a long-running process to end, or to read its files again. */
export type Signal = "SIGINT" | "SIGTERM" | "SIGHUP";
/** Signals on hold, for work that must not be interrupted halfway. */
export interface HeldSignals {
  /** Ends the hold; returns the exit code for a signal that arrived in the meantime. */
  release(): Promise<number | undefined>;
}

/** The environment of a call. */
export interface Io {
  /** Reads standard input to its end. */
  readInput(): Promise<Uint8Array>;
  /** Yields standard input piece by piece, as soon as it arrives, until its end or the signal. */
  followInput(signal: AbortSignal): AsyncIterable<Uint8Array>;
  /**
   * Asks the user at the terminal on standard error, and returns the typed line, which is empty if the input ends;
   * returns undefined without asking if standard input is not a terminal.
   */
  ask(question: string): Promise<string | undefined>;
  /** Calls a listener for signals, which do not end the process until the returned function is called. */
  onSignal(names: readonly Signal[], listener: (name: Signal) => void): () => void;
  /** Calls a listener before an unhandled error ends the process, until the returned function is called. */
  onCrash(listener: (error: Error) => void): () => void;
  stdout: Output;
  stderr: Output;
  /** Holds back signals that would end the process. */
  holdSignals(): HeldSignals;
  /** The absolute path that relative paths start from. */
  cwd: string;
  env: Readonly<Record<string, string | undefined>>;
  /** The folder of the installed package, for the files in it. */
  packageFolder: string;
}
