/** Lets only requests with a valid key and room in its windows on to the tools. */
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
    /** Id of the key with which the request was admitted. */
    keyId: string | undefined;
    /** Account of that key. */
    account: string;
    /** Takes back what the request cost: nothing was done for it. */
    refund(): void;
  }
}

/** Seconds after which to try again when the store is down. */
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
        request.log.error(error, "the store cannot give a request back");
      });
    };
    const admission = await countRequest(config, record, time, request);
    if (admission === "unlimited") return undefined;
    if (admission === undefined) return answerUnavailable(reply, storeRetry);
    // What the request has caused is queued with it, and is sent without anybody waiting for that.
    if (admission.marks.length > 0) scope.webhooks.wake();
    const { headers, retryAfter } = rateHeaders(admission, time);
    reply.headers(headers);
    return admission.isAdmitted ? undefined : answerError(reply, 429, { retryAfter });
  });
}

/** The key of a request; undefined when it has none that is valid, and the answer is given. */
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
    if (record) request.log.error(`${record.id} has the tier ${record.tier}, which does not exist`);
    answerError(reply, 403);
    return undefined;
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    request.log.error(error, "the store cannot be read");
    answerUnavailable(reply, storeRetry);
    return undefined;
  }
}

/** Counts a request; undefined when the store is down and requests are not served without it. */
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
    request.log.error(error, "the store cannot count");
    return limitsFailOpen ? "unlimited" : undefined;
  }
}
