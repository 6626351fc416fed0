/** Implements the Language Server Protocol on top of documents. */
import type { Connection } from "vscode-languageserver";
import { answerEdits } from "./answer-edits.js";
import { answerNames } from "./answer-names.js";
import { answerPreview } from "./answer-preview.js";
import { answerReading } from "./answer-reading.js";
import { answerWriting } from "./answer-writing.js";
import { capabilities } from "./capabilities.js";
import { foldersOf } from "./folders.js";
import { isTwin, PictureServer, type StartTwin, showsPictures } from "./picture-server.js";
import { Session } from "./session.js";
import type { OpenWorkspace } from "./workspace.js";

/** The settings of a server. */
export interface ServerSettings {
  open: OpenWorkspace;
  version: string;
  /** Starts a second server that draws pictures; without it, this one does. */
  startTwin?: StartTwin;
}

/**
 * Answers what a client asks until the connection ends.
 *
 * @returns ends what was started for it
 */
export function startServer(
  connection: Connection,
  { open, version, startTwin }: ServerSettings,
): () => void {
  const session = new Session(connection);
  let pictures = new PictureServer(session.documents, undefined);
  connection.onInitialize((given) => {
    const isQuiet = isTwin(given.initializationOptions);
    session.open(open, foldersOf(given), given.capabilities ?? {}, {
      isQuiet,
      showsPictures: showsPictures(given.initializationOptions),
    });
    pictures = new PictureServer(session.documents, isQuiet ? undefined : startTwin);
    const { rootUri, rootPath, workspaceFolders } = given;
    pictures.initialize({ rootUri, rootPath, workspaceFolders });
    return { capabilities, serverInfo: { name: "wf", version } };
  });
  connection.onInitialized(() => session.started());
  connection.onDidOpenTextDocument(({ textDocument }) => {
    pictures.tell("textDocument/didOpen", { textDocument });
    return session.didOpen(textDocument);
  });
  connection.onDidChangeTextDocument(({ textDocument, contentChanges }) => {
    pictures.tell("textDocument/didChange", { textDocument, contentChanges });
    session.didChange(textDocument, contentChanges);
  });
  connection.onDidCloseTextDocument(({ textDocument }) => {
    pictures.tell("textDocument/didClose", { textDocument });
    pictures.closed(textDocument.uri);
    session.didClose(textDocument.uri);
  });
  connection.onDidSaveTextDocument(() => {});
  connection.onDidChangeWatchedFiles((changes) => {
    pictures.tell("workspace/didChangeWatchedFiles", changes);
    return session.filesChanged();
  });
  connection.onDidChangeConfiguration((changes) => {
    pictures.tell("workspace/didChangeConfiguration", changes);
    return session.filesChanged();
  });
  answerReading(connection, session);
  answerWriting(connection, session);
  answerNames(connection, session);
  answerEdits(connection, session);
  answerPreview(connection, session, () => pictures);
  return () => pictures.end();
}
