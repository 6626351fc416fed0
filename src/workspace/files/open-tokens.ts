/** Opens the file of design tokens that a command line names. */
import type { Io } from "../io.js";
import type { TokenFile } from "./token-file.js";

/** The file, which is loaded with what reads it only where it is named; a UsageError where it cannot be used. */
export async function openTokens(
  { tokens }: { readonly tokens: string | undefined },
  io: Io,
): Promise<TokenFile | undefined> {
  if (tokens === undefined) return undefined;
  const { TokenFile } = await import("./token-file.js");
  const file = new TokenFile(tokens, io);
  file.read();
  return file;
}
