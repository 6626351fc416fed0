/** Admits only requests with a valid key and room in its windows. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { authenticate } from "../../accounts/authenticate.js";
import type { KeyRecord } from "../../store/records.js";
import { StoreError } from "../../store/store.js";
import type { Admission } from "../../store/windows.js";
import { answerError, answerUnavailable } from "../answer-error.js";
import type { CompleteConfig } from "../config.js";
import { rateHeaders } from "../rate-headers.js";
import { readKey } from "../read-key.js";

declare module "fastify" {
  interface FastifyRequest {
    /** Id of the key that the request was admitted with. */
    keyId: string | undefined;
    /** Account of that key. */
    account: string;
    /** Undoes the count of the request, when no work was done for it. */
    refund(): void;
  }
}

/** Retry-After in seconds when the store is down. */
const storeRetry = 5;

/** Adds the check to all routes of a scope, its unknown paths included; before the body is read. */
export function requireKey(scope: FastifyInstance, config: CompleteConfig): void {
  const { store, now } = config;
  scope.addHook("onRequest", async (request, reply) => {
    const time = now();
    const record = await findKey(config, request, reply, time);
    if (!record) return reply;
    request.keyId = record.id;
    request.account = record.account;
    request.refund = () => {
      store.refund(record.id, time).catch((error: unknown) => {
        request.log.error(error, "cannot refund a request");
      });
    };
    const admission = await countRequest(config, record, time, request);
    if (admission === "unlimited") return undefined;
    if (admission === undefined) return answerUnavailable(reply, storeRetry);
    // Events are queued together with the count, and sent without delaying the response.
    if (admission.marks.length > 0) scope.webhooks.wake();
    const { headers, retryAfter } = rateHeaders(admission, time);
    reply.headers(headers);
    return admission.isAdmitted ? undefined : answerError(reply, 429, { retryAfter });
  });
}

/** The valid key of a request; undefined when there is none and an error was sent. */
async function findKey(
  { store, tiers }: CompleteConfig,
  request: FastifyRequest,
  reply: FastifyReply,
  now: number,
): Promise<KeyRecord | undefined> {
  const sent = readKey(request);
  if (sent.kind === "none") {
    answerError(reply.header("www-authenticate", 'Bearer realm="wf"'), 401);
    return undefined;
  }
  try {
    const record = sent.kind === "key" ? await authenticate(store, sent.key, now) : undefined;
    if (record && Object.hasOwn(tiers, record.tier)) return record;
    if (record) request.log.error(`${record.id} is refused: there is no tier "${record.tier}"`);
    answerError(reply, 403);
    return undefined;
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    request.log.error(error, "cannot read from the store");
    answerUnavailable(reply, storeRetry);
    return undefined;
  }
}

/** Counts a request; undefined when the store is down and requests must not be served without it. */
async function countRequest(
  { store, tiers, limitsFailOpen }: CompleteConfig,
  { id, name, account, tier }: KeyRecord,
  now: number,
  request: FastifyRequest,
): Promise<Admission | "unlimited" | undefined> {
  const limits = tiers[tier]!;
  try {
    return await store.consume({ keyId: id, keyName: name, account, tier, limits }, now);
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    request.log.error(error, "cannot count a request");
    return limitsFailOpen ? "unlimited" : undefined;
  }
}
