/** Reads the client's open folders from its initialization. */
import type { InitializeParams } from "vscode-languageserver";
import { pathOfUri } from "./convert.js";

/** Absolute paths, in the client's order. */
export function foldersOf({ workspaceFolders, rootUri, rootPath }: InitializeParams): string[] {
  const uris = workspaceFolders?.map(({ uri }) => uri) ?? (rootUri ? [rootUri] : []);
  const paths = uris.flatMap((uri) => pathOfUri(uri) ?? []);
  return paths.length === 0 && rootPath ? [rootPath] : paths;
}
