/** Starts this program a second time, as a language server that draws pictures for the first one. */
import { spawn } from "node:child_process";
import {
  createProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from "vscode-languageserver-protocol/node";
import type { Twin } from "../../lsp/picture-server.js";

/** Starts it with the same Node, program and folder. */
export function startTwin(ended: () => void): Twin {
  const owner = `--client-process-id=${process.pid}`;
  const words = [...process.execArgv, process.argv[1]!, "lsp", "--stdio", owner];
  const child = spawn(process.execPath, words, { stdio: ["pipe", "pipe", "ignore"] });
  const connection = createProtocolConnection(
    new StreamMessageReader(child.stdout),
    new StreamMessageWriter(child.stdin),
  );
  const end = (): void => {
    connection.dispose();
    child.kill();
  };
  let isOver = false;
  const hearEnd = (): void => {
    if (isOver) return;
    isOver = true;
    end();
    ended();
  };
  child.on("error", hearEnd).on("exit", hearEnd);
  // Writing to a process that has exited fails here, too.
  child.stdin.on("error", hearEnd);
  connection.onError(hearEnd);
  connection.onClose(hearEnd);
  connection.listen();
  return {
    ask: async (method, params) => await connection.sendRequest(method, params),
    tell: (method, params) => void connection.sendNotification(method, params).catch(() => {}),
    end: () => {
      isOver = true;
      end();
    },
  };
}
