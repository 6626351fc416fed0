/** What the command line may touch of its surroundings; handed in, so that tests can stand in for them. */

/** One of the two output streams. */
export interface Output {
  /** Writes a text whole; resolves when more may be written. Nothing happens once it is closed. */
  write(text: string | Uint8Array): Promise<void>;
  /** Whether a person sees it directly. */
  readonly isTerminal: boolean;
}

/** The surroundings of one call. */
export interface Io {
  /** Reads standard input to its end. */
  readInput(): Promise<Uint8Array>;
  stdout: Output;
  stderr: Output;
  /** Absolute path that relative paths start from. */
  cwd: string;
  env: Readonly<Record<string, string | undefined>>;
  /** Folder of the installed package, for the files that it ships. */
  packageFolder: string;
}
