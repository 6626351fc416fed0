/** Implements the Language Server Protocol on top of documents. */
import type { Connection } from "vscode-languageserver/node";
import { answerEdits } from "./answer-edits.js";
import { answerNames } from "./answer-names.js";
import { answerPreview } from "./answer-preview.js";
import { answerReading } from "./answer-reading.js";
import { answerWriting } from "./answer-writing.js";
import { capabilities } from "./capabilities.js";
import { foldersOf } from "./folders.js";
import { Session } from "./session.js";
import type { OpenWorkspace } from "./workspace.js";

/** The settings of a server. */
export interface ServerSettings {
  open: OpenWorkspace;
  version: string;
}

/** Handles a client's messages until the connection ends. */
export function startServer(connection: Connection, { open, version }: ServerSettings): void {
  const session = new Session(connection);
  connection.onInitialize((given) => {
    session.open(open, foldersOf(given), given.capabilities ?? {});
    return { capabilities, serverInfo: { name: "wf", version } };
  });
  connection.onInitialized(() => session.started());
  connection.onDidOpenTextDocument(({ textDocument }) => session.didOpen(textDocument));
  connection.onDidChangeTextDocument(({ textDocument, contentChanges }) =>
    session.didChange(textDocument, contentChanges),
  );
  connection.onDidCloseTextDocument(({ textDocument }) => session.didClose(textDocument.uri));
  connection.onDidSaveTextDocument(() => {});
  connection.onDidChangeWatchedFiles(() => session.filesChanged());
  connection.onDidChangeConfiguration(() => session.filesChanged());
  answerReading(connection, session);
  answerWriting(connection, session);
  answerNames(connection, session);
  answerEdits(connection, session);
  answerPreview(connection, session);
}
