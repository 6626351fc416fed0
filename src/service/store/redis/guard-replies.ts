/** Checks the replies on ioredis connections, and closes connections that receive a reply nobody asked for. */
import { checkReply, WrongReplyError } from "./reply-shapes.js";

/** A command that was sent. */
interface Command {
  name: string;
  resolve(reply: unknown): unknown;
  reject(error: Error): unknown;
}

/** The part of ioredis that sends commands. */
interface Sender {
  sendCommand(command: never, ...rest: never[]): unknown;
}

/** The part of ioredis that receives replies, as far as it is patched here. */
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
    // Throwing here does not work: ioredis drops the result in some places, where a rejection would end the process.
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
 * Closes a connection on a reply without a command, which would be mistaken for the reply to the next command, and on a
 * reply that ioredis cannot read. ioredis throws such errors where nobody can catch them, so that a stray null would
 * end the process. There is no public hook; if the internal one is missing, nothing is changed.
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
  // Bytes that it cannot decode; deep nesting would overflow the stack.
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
