/** What the command line may touch of its surroundings; handed in, so that tests can stand in for them. */

/** One of the two output streams. */
export interface Output {
  /** Writes a text whole; resolves when more may be written. Nothing happens once it is closed. */
  write(text: string | Uint8Array): Promise<void>;
  /** Whether a person sees it directly. */
  readonly isTerminal: boolean;
  /** Whether it is kept as a file, which is read by programs. */
  readonly isFile?: boolean | undefined;
  /** Columns of the terminal, where it says how many it has. */
  readonly columns?: number | undefined;
}

/** Tells a long-running process to end, or to read its files again. */
export type Signal = "SIGINT" | "SIGTERM" | "SIGHUP";
/** Signals on hold: what must not stop half-way is done before they count. */
export interface HeldSignals {
  /** Ends the hold; returns the exit code for a signal that arrived meanwhile. */
  release(): Promise<number | undefined>;
}

/** The surroundings of one call. */
export interface Io {
  /** Reads standard input to its end. */
  readInput(): Promise<Uint8Array>;
  /** Gives standard input piece by piece, each as soon as it comes, until its end or until the signal. */
  followInput(signal: AbortSignal): AsyncIterable<Uint8Array>;
  /**
   * Asks the user at the terminal, on standard error, and returns the line typed, empty
   * when the input ends; undefined, without asking, when standard input is not a terminal.
   */
  ask(question: string): Promise<string | undefined>;
  /** Calls a listener for signals, which do not end the process until the returned function is called. */
  onSignal(names: readonly Signal[], listener: (name: Signal) => void): () => void;
  /** Calls a listener before an error that nobody handles ends the process, until the returned function is called. */
  onCrash(listener: (error: Error) => void): () => void;
  stdout: Output;
  stderr: Output;
  /** Keeps signals that would end the process waiting. */
  holdSignals(): HeldSignals;
  /** Absolute path that relative paths start from. */
  cwd: string;
  env: Readonly<Record<string, string | undefined>>;
  /** Folder of the installed package, for the files that it ships. */
  packageFolder: string;
}
