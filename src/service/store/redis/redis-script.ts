/** Runs a Lua script on Redis: each call is atomic, and touches one slot of a cluster. */
import { createHash } from "node:crypto";
import type { RedisConnection } from "./connect-redis.js";
import { type ReplyShape, WrongReplyError } from "./reply-shapes.js";

/** The arguments of scripts. */
export type ScriptValue = string | number | Buffer;

/** A script that a server keeps under its hash. */
export class RedisScript {
  readonly #shape: ReplyShape;
  readonly #text: string;
  readonly #hash: string;

  /** @param shape the expected reply; any other reply is an error */
  constructor(shape: ReplyShape, ...parts: readonly string[]) {
    this.#shape = shape;
    this.#text = parts.join("\n");
    this.#hash = createHash("sha1").update(this.#text).digest("hex");
  }

  /** Runs it; strings in the reply are decoded. */
  run(
    redis: RedisConnection,
    keys: readonly string[],
    args: readonly ScriptValue[] = [],
  ): Promise<unknown> {
    return this.#send((command, what) =>
      redis.call(command, [what, keys.length, ...keys, ...args]),
    );
  }

  /** Runs it; strings in the reply are bytes. */
  runForBytes(
    redis: RedisConnection,
    keys: readonly string[],
    args: readonly ScriptValue[] = [],
  ): Promise<unknown> {
    return this.#send((command, what) =>
      redis.callBuffer(command, [what, keys.length, ...keys, ...args]),
    );
  }

  async #send(
    call: (command: "EVALSHA" | "EVAL", what: string) => Promise<unknown>,
  ): Promise<unknown> {
    const reply = await this.#ask(call);
    if (!this.#shape(reply)) throw new WrongReplyError("a script");
    return reply;
  }

  async #ask(
    call: (command: "EVALSHA" | "EVAL", what: string) => Promise<unknown>,
  ): Promise<unknown> {
    try {
      return await call("EVALSHA", this.#hash);
    } catch (error) {
      // A server that has just started, or another node of the cluster, does not know the script yet.
      if (!/^NOSCRIPT/.test((error as Error).message)) throw error;
      return await call("EVAL", this.#text);
    }
  }
}
