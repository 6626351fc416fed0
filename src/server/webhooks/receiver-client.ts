/** Sends messages to receivers over HTTP: a bounded time for each, no redirects, no proxies. */
import type { Client, Dispatcher } from "undici";
import { refuseReceiverAddress } from "../../accounts/receiver-address.js";
import { describeFailure, describeStatus } from "./describe-failure.js";
import { type ConnectionOptions, destroy, ReceiverConnections } from "./receiver-connections.js";

/** What became of a message. */
export interface ReceiverAnswer {
  /** Null when there was no answer. */
  status: number | null;
  /** Null when it was taken. */
  problem: string | null;
  /** The header of this name. */
  retryAfter: string | undefined;
}

/** A message on its way. */
interface Sending {
  client: Client;
  /** What is known of the answer so far. */
  answer: ReceiverAnswer | undefined;
}

/** Bytes of an answer that are read, and thrown away. */
const longestAnswer = 65_536;

/** A sender of messages. */
export class ReceiverClient {
  readonly #options: ConnectionOptions;
  readonly #connections: ReceiverConnections;

  constructor(options: ConnectionOptions) {
    this.#options = options;
    this.#connections = new ReceiverConnections(options);
  }

  /** Sends a body to an address; undefined when the signal ended it. */
  async post(
    url: string,
    headers: Record<string, string>,
    body: string,
    signal: AbortSignal,
  ): Promise<ReceiverAnswer | undefined> {
    const { allowPrivate, attemptLimit } = this.#options;
    const refusal = refuseReceiverAddress(url, allowPrivate);
    if (refusal !== undefined) {
      const isPrivate = !allowPrivate && refuseReceiverAddress(url, true) === undefined;
      const cure = isPrivate ? "; wf serve --allow-private-webhooks sends there" : "";
      return failure(`nothing is sent to its address: ${refusal}${cure}`);
    }
    if (signal.aborted) return undefined;
    const { origin, pathname, search } = new URL(url);
    const client = this.#connections.take(origin);
    const sending: Sending = { client, answer: undefined };
    let isLate = false;
    const end = () => destroy(client);
    const timer = setTimeout(() => {
      isLate = true;
      end();
    }, attemptLimit);
    signal.addEventListener("abort", end, { once: true });
    try {
      const request = { path: pathname + search, method: "POST", headers, body } as const;
      const isWhole = await this.#exchange(sending, request);
      if (isWhole) this.#connections.give(origin, client);
      else end();
      return sending.answer;
    } catch (error) {
      end();
      if (signal.aborted) return undefined;
      const { answer } = sending;
      const awaited = answer ? "end of the answer" : "answer";
      const seconds = attemptLimit / 1000;
      const problem = isLate
        ? `there was no ${awaited} within ${seconds} s`
        : describeFailure(error);
      // A refusal is one however its text ends.
      return answer ? { ...answer, problem: answer.problem ?? problem } : failure(problem);
    } finally {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
    }
  }

  /** Closes what is open and not in use. */
  close(): void {
    this.#connections.close();
  }

  /** Sends, and reads the answer as far as it is read at all; false when it goes on. */
  async #exchange(sending: Sending, request: Dispatcher.RequestOptions): Promise<boolean> {
    const { statusCode, headers, body } = await sending.client.request(request);
    const retryAfter = [headers["retry-after"]].flat()[0];
    sending.answer = { status: statusCode, problem: describeStatus(statusCode), retryAfter };
    let size = 0;
    for await (const chunk of body as AsyncIterable<Uint8Array>) {
      size += chunk.length;
      if (size > longestAnswer) return false;
    }
    return true;
  }
}

function failure(problem: string): ReceiverAnswer {
  return { status: null, problem, retryAfter: undefined };
}
