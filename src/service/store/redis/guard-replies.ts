/** Makes connections of ioredis hold replies to what they must be, and end where they get one that nobody asked for. */
import { checkReply, WrongReplyError } from "./reply-shapes.js";

/** A command on its way. */
interface Command {
  name: string;
  resolve(reply: unknown): unknown;
  reject(error: Error): unknown;
}

/** What sends commands. */
interface Sender {
  sendCommand(command: never, ...rest: never[]): unknown;
}

/** What takes replies, as far as we change it. */
interface DataHandler {
  redis: {
    commandQueue: { shift(): unknown };
    recoverFromFatalError(error: Error, sameError: Error, options: object): void;
  };
  dispatch(this: DataHandler, take: () => void): void;
  shiftCommand(this: DataHandler): unknown;
  returnFatalError(this: DataHandler): void;
}

/** Checks the replies to all commands that go through a connection. */
export function guardReplies(redis: Sender): void {
  const send = redis.sendCommand.bind(redis) as (command: Command, ...rest: unknown[]) => unknown;
  redis.sendCommand = (command: Command, ...rest: unknown[]) => {
    const { resolve } = command;
    // Not by what is returned: ioredis drops that in some places, where a rejection would end the process.
    command.resolve = (reply) => {
      try {
        checkReply(command.name.toLowerCase(), reply);
      } catch (error) {
        return command.reject(error as Error);
      }
      return resolve(reply);
    };
    return send(command, ...rest);
  };
}

/**
 * Ends a connection on a reply without a command, which would be taken for that of the next one, and on one that ioredis
 * cannot read. It throws what it fails by where nobody can catch it: a stray null ends the process. There is no public
 * way; where this one is missing, all is as ioredis has it.
 */
export async function guardConnections(): Promise<void> {
  const handler = await loadHandler();
  if (typeof handler?.dispatch !== "function" || typeof handler.shiftCommand !== "function") return;
  handler.dispatch = function (take) {
    try {
      take();
    } catch {
      endConnection(this);
    }
  };
  // Bytes that it cannot decode: nested too deeply, it would be an error of ours.
  handler.returnFatalError = function () {
    endConnection(this);
  };
  handler.shiftCommand = function () {
    const item = this.redis.commandQueue.shift();
    if (item === undefined) endConnection(this);
    return item ?? null;
  };
}

function endConnection({ redis }: DataHandler): void {
  const error = new WrongReplyError("a command or to none");
  redis.recoverFromFatalError(error, error, { offlineQueue: false });
}

async function loadHandler(): Promise<DataHandler | undefined> {
  try {
    const { default: loaded } = await import("ioredis/built/DataHandler.js");
    const handler = "default" in loaded ? loaded.default : loaded;
    return (handler as unknown as { prototype: DataHandler }).prototype;
  } catch {
    return undefined;
  }
}
