/** Sends messages to endpoints over HTTP, with a time limit and without redirects or proxies. */
import type { Dispatcher } from "undici";
import { refuseEndpointAddress } from "../../accounts/endpoint-address.js";
import { describeFailure, describeStatus } from "./describe-failure.js";
import {
  type Connection,
  type ConnectionOptions,
  destroy,
  EndpointConnections,
} from "./endpoint-connections.js";
import { LongResponseError } from "./response-meter.js";

/** The result of sending a message. */
export interface EndpointAnswer {
  /** Null when there was no response. */
  status: number | null;
  /** Null when it was accepted. */
  problem: string | null;
  /** The Retry-After header. */
  retryAfter: string | undefined;
}

/** A message on its way. */
interface Sending {
  connection: Connection;
  /** The response as far as it is known. */
  answer: EndpointAnswer | undefined;
}

/** Sends messages, and keeps connections open between them. */
export class EndpointClient {
  readonly #options: ConnectionOptions;
  readonly #connections: EndpointConnections;

  constructor(options: ConnectionOptions) {
    this.#options = options;
    this.#connections = new EndpointConnections(options);
  }

  /** Sends a body to a URL; undefined when the signal aborted it. */
  async post(
    url: string,
    headers: Record<string, string>,
    body: string,
    signal: AbortSignal,
  ): Promise<EndpointAnswer | undefined> {
    const { allowPrivate, attemptLimit } = this.#options;
    const refusal = refuseEndpointAddress(url, allowPrivate);
    if (refusal !== undefined) {
      const isPrivate = !allowPrivate && refuseEndpointAddress(url, true) === undefined;
      const cure = isPrivate ? "; start the server with --allow-private-webhooks to allow it" : "";
      return failure(`not sent: ${refusal}${cure}`);
    }
    if (signal.aborted) return undefined;
    const { origin, pathname, search } = new URL(url);
    const connection = await this.#connections.take(origin);
    if (signal.aborted) {
      destroy(connection);
      return undefined;
    }
    const sending: Sending = { connection, answer: undefined };
    let isLate = false;
    const end = () => destroy(connection);
    const timer = setTimeout(() => {
      isLate = true;
      end();
    }, attemptLimit);
    signal.addEventListener("abort", end, { once: true });
    try {
      const request = { path: pathname + search, method: "POST", headers, body } as const;
      await this.#exchange(sending, request);
      this.#connections.give(origin, connection);
      return sending.answer;
    } catch (error) {
      end();
      if (signal.aborted) return undefined;
      const { answer } = sending;
      // The status is known; the rest of the response does not matter.
      if (answer && error instanceof LongResponseError) return answer;
      const awaited = answer ? "complete response" : "response";
      const seconds = attemptLimit / 1000;
      const problem = isLate ? `no ${awaited} within ${seconds} s` : describeFailure(error);
      // A failing status remains the problem, however its body ends.
      return answer ? { ...answer, problem: answer.problem ?? problem } : failure(problem);
    } finally {
      clearTimeout(timer);
      signal.removeEventListener("abort", end);
    }
  }

  /** Closes idle connections. */
  close(): void {
    this.#connections.close();
  }

  /** Sends the request, and reads the response and discards it. */
  async #exchange(sending: Sending, request: Dispatcher.RequestOptions): Promise<void> {
    const { client, meter } = sending.connection;
    const onInfo = () => meter.noteInterim();
    const { statusCode, headers, body } = await client.request({ ...request, onInfo });
    const retryAfter = [headers["retry-after"]].flat()[0];
    sending.answer = { status: statusCode, problem: describeStatus(statusCode), retryAfter };
    for await (const _ of body) {
      // The response meter ends responses that are too long.
    }
  }
}

function failure(problem: string): EndpointAnswer {
  return { status: null, problem, retryAfter: undefined };
}
