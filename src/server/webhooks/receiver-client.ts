/** Sends messages to receivers over HTTP: a bounded time for each, no redirects, no proxies. */
import { Agent } from "undici";
import { refuseReceiverAddress } from "../../accounts/receiver-address.js";
import { describeFailure, describeStatus } from "./describe-failure.js";
import { publicLookup } from "./public-lookup.js";
import type { WebhookOptions } from "./webhook-options.js";

/** What became of a message. */
export interface ReceiverAnswer {
  /** Null when there was no answer. */
  status: number | null;
  /** Null when it was taken. */
  problem: string | null;
  /** The header of this name. */
  retryAfter: string | undefined;
}

/** How a client may send. */
export interface ReceiverClientOptions extends Pick<WebhookOptions, "attemptLimit" | "resolve"> {
  /** Whether private addresses and http may be used. */
  allowPrivate: boolean;
}

/** Bytes of an answer that are read, and thrown away. */
const longestAnswer = 65_536;

/** A sender of messages. */
export class ReceiverClient {
  readonly #agent: Agent;
  readonly #options: ReceiverClientOptions;

  constructor(options: ReceiverClientOptions) {
    this.#options = options;
    const { allowPrivate, attemptLimit, resolve } = options;
    this.#agent = new Agent({
      pipelining: 1,
      // The limit of an attempt is one for all of it.
      headersTimeout: 0,
      bodyTimeout: 0,
      keepAliveTimeout: 4_000,
      keepAliveMaxTimeout: 10_000,
      connect: {
        timeout: Math.min(10_000, attemptLimit),
        rejectUnauthorized: true,
        ...(allowPrivate ? {} : { lookup: publicLookup(resolve) }),
      },
    });
  }

  /** Sends a body to an address; undefined when the signal ended it. */
  async post(
    url: string,
    headers: Record<string, string>,
    body: string,
    signal: AbortSignal,
  ): Promise<ReceiverAnswer | undefined> {
    const refusal = refuseReceiverAddress(url, this.#options.allowPrivate);
    if (refusal !== undefined) return failure(`nothing is sent to its address: ${refusal}`);
    const seconds = this.#options.attemptLimit / 1000;
    const end = new AbortController();
    const timer = setTimeout(() => end.abort(), this.#options.attemptLimit);
    const stop = () => end.abort();
    signal.addEventListener("abort", stop, { once: true });
    let answer: ReceiverAnswer | undefined;
    try {
      if (signal.aborted) return undefined;
      const { origin, pathname, search } = new URL(url);
      const path = pathname + search;
      const request = { origin, path, method: "POST", headers, body, signal: end.signal } as const;
      const { statusCode, headers: given, body: rest } = await this.#agent.request(request);
      const retryAfter = [given["retry-after"]].flat()[0];
      answer = { status: statusCode, problem: describeStatus(statusCode), retryAfter };
      await discard(rest);
      return answer;
    } catch (error) {
      if (signal.aborted) return undefined;
      const problem = end.signal.aborted
        ? `there was no ${answer ? "end of the" : ""} answer within ${seconds} s`.replace("  ", " ")
        : describeFailure(error);
      // A refusal is one however its text ends.
      return answer ? { ...answer, problem: answer.problem ?? problem } : failure(problem);
    } finally {
      clearTimeout(timer);
      signal.removeEventListener("abort", stop);
    }
  }

  /** Closes all connections, whatever is under way. */
  close(): Promise<void> {
    return this.#agent.destroy();
  }
}

function failure(problem: string): ReceiverAnswer {
  return { status: null, problem, retryAfter: undefined };
}

/** Reads an answer to its end, or as far as it is read at all; then the connection is closed. */
async function discard(body: AsyncIterable<Uint8Array>): Promise<void> {
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size > longestAnswer) break;
  }
}
