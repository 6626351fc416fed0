/** Turns what a client says at its start into the folders that it has open. */
import type { InitializeParams } from "vscode-languageserver/node";
import { pathOfUri } from "./convert.js";

/** Absolute paths, the first one first. */
export function foldersOf({ workspaceFolders, rootUri, rootPath }: InitializeParams): string[] {
  const uris = workspaceFolders?.map(({ uri }) => uri) ?? (rootUri ? [rootUri] : []);
  const paths = uris.flatMap((uri) => pathOfUri(uri) ?? []);
  return paths.length === 0 && rootPath ? [rootPath] : paths;
}
