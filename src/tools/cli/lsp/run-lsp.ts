/** Does the work of `wf lsp`: answers an editor until it ends the connection. */
import {
  createConnection,
  ErrorCodes,
  Message,
  type RequestMessage,
  type ResponseMessage,
} from "vscode-languageserver";
// The module for Node of vscode-languageserver reads the command line itself, and keeps the process running for it.
import {
  createProtocolConnection,
  StreamMessageReader,
  StreamMessageWriter,
} from "vscode-languageserver-protocol/node";
import { packageVersion } from "../../../workspace/files/package-version.js";
import type { Io } from "../../../workspace/io.js";
import type { Call } from "../../../workspace/options/command.js";
import { refuseParams } from "../../lsp/refuse-params.js";
import { startServer } from "../../lsp/server.js";
import { boundMessages } from "./bound-messages.js";
import { DiskWorkspace } from "./disk-workspace.js";
import type { lspCommand } from "./lsp-command.js";
import { startTwin } from "./start-twin.js";

/** ms between two checks that the editor is still running. */
const lookEvery = 3000;

/** Serves until the client sends `exit`, closes the input, or is gone. Returns 1 if there was no shutdown before. */
export async function runLsp(
  { options }: Call<typeof lspCommand.options>,
  io: Io,
): Promise<number> {
  const { stdin, stdout } = process;
  let look: NodeJS.Timeout | undefined;
  let close = (): void => {};
  const code = await new Promise<number>((resolve) => {
    const watch = (id: number): void => {
      clearInterval(look);
      look = setInterval(() => {
        if (!isRunning(id)) end();
      }, lookEvery);
      look.unref();
    };
    const watchDog = {
      shutdownReceived: false,
      initialize({ processId }: { processId: number | null }) {
        if (processId !== null && Number.isInteger(processId)) watch(processId);
      },
      exit: resolve,
    };
    const end = (): void => resolve(watchDog.shutdownReceived ? 0 : 1);
    if (options.clientProcessId !== undefined) watch(options.clientProcessId);
    const connection = createConnection((logger) => {
      const messages = stdin.pipe(boundMessages());
      messages.on("error", ({ message }) => {
        void io.stderr.write(`wf: ${message}; the language server ends\n`);
        resolve(1);
      });
      const reader = new StreamMessageReader(messages);
      // A partial message would keep the process alive, to report again and again that it is partial.
      reader.partialMessageTimeout = 0;
      const writer = new StreamMessageWriter(stdout);
      const handleMessage = async (message: Message, next: (message: Message) => Promise<void>) => {
        const isRequest = Message.isRequest(message);
        const problem =
          isRequest || Message.isNotification(message)
            ? refuseParams(message.method, message.params)
            : undefined;
        if (problem === undefined) return await next(message);
        // Notifications get no response.
        if (isRequest) await writer.write(invalidParams(message, problem));
      };
      const messageStrategy = { handleMessage };
      return createProtocolConnection(reader, writer, logger, { messageStrategy });
    }, watchDog);
    close = startServer(connection, {
      open: (folders) => new DiskWorkspace(folders, io),
      version: packageVersion(io.packageFolder),
      startTwin,
    });
    stdin.on("end", end).on("close", end);
    // A client that is gone reads no responses.
    stdout.on("error", end);
    connection.listen();
  });
  clearInterval(look);
  close();
  stdin.destroy();
  return code;
}

function invalidParams({ jsonrpc, id }: RequestMessage, problem: string): ResponseMessage {
  return { jsonrpc, id, error: { code: ErrorCodes.InvalidParams, message: problem } };
}

function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}
