/** Opens the file of design tokens named on the command line. */
import type { Io } from "../io.js";
import type { TokenFile } from "./token-file.js";

/** The token file. Its reader is loaded only if one is named; throws a UsageError if it cannot be used. */
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
