/** Admits only requests with a valid key, requests left in its windows, and room for their work. */
import { setTimeout } from "node:timers/promises";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { authenticate } from "../../accounts/authenticate.js";
import type { TierTable } from "../../accounts/tiers.js";
import { windowsKey } from "../../accounts/windows-key.js";
import type { KeyRecord } from "../../store/records.js";
import { StoreError, type Subject } from "../../store/store.js";
import {
  type Admission,
  admitRequest,
  describeWindows,
  isFull,
  type SeenUsage,
  usageAt,
} from "../../store/windows.js";
import { answerError, answerUnavailable } from "../answer/answer-error.js";
import { rateHeaders } from "../answer/rate-headers.js";
import { RefusalDelays } from "../answer/refusal-delays.js";
import { WindowCounts } from "../answer/window-counts.js";
import type { CompleteConfig } from "../config.js";
import { RecentEntries } from "../recent-entries.js";
import type { AdmittedKeys } from "../request/admitted-keys.js";
import { type KeyFinder, KnownKeys } from "../request/known-keys.js";
import { readKey } from "../request/read-key.js";
import { BusyError } from "../work/busy-error.js";
import type { RequestPlace } from "../work/request-room.js";
import type { WorkQueue } from "../work/work-queue.js";
import { bodySize } from "./body-size.js";

declare module "fastify" {
  interface FastifyContextConfig {
    /** Whether the route processes a source, which takes a place in the queue. */
    isWork?: boolean;
  }
  interface FastifyRequest {
    /** Id of the key that the request was admitted with. */
    keyId: string | undefined;
    /** Its place until the request is over; only on routes that process a source. */
    place: RequestPlace | undefined;
    /** Undoes counting the request if no work was done for it, up to a limit per minute. */
    refund(): Promise<void>;
  }
}

/** Retry-After in seconds when the store is down. */
const storeRetry = 5;

/** Maximum number of refunds per account and minute, because reading the bodies was work, too. */
const refundsPerMinute = 10;

/**
 * Adds the check to all routes and unknown paths of a scope, before the body is read.
 * @param admitted learns whose keys are valid
 */
export function requireKey(
  scope: FastifyInstance,
  config: CompleteConfig,
  queue: WorkQueue,
  admitted: AdmittedKeys,
): void {
  const { store, now, peers } = config;
  const finder = config.limitsFailOpen ? new KnownKeys(config) : store;
  const refunds = new WindowCounts(60_000, { of: "refunds", peers });
  const delays = new RefusalDelays(peers);
  /** Keys that had requests left after their last request. */
  const roomy = new RecentEntries<true>();
  scope.addHook("onRequest", async (request, reply) => {
    const time = now();
    const subject = await findSubject(finder, admitted, config.tiers, request, reply, time);
    if (!subject) return reply;
    const { account, limits } = subject;
    request.keyId = subject.sentWith ?? subject.keyId;
    // If the key had requests left, the transaction that counts this one also notices when there are none.
    let seen = roomy.has(subject.keyId) ? undefined : await lookUp(config, subject, time, request);
    if (seen && isFull(seen.usage, limits, seen.at)) {
      // A window that is full when read is full, so repeated refusals need no write.
      const { admission } = admitRequest(seen.usage, limits, seen.at);
      if (admission.marks.length === 0) return refuse(reply, admission);
    }
    if (request.routeOptions.config.isWork) {
      try {
        request.place = queue.enter(account, bodySize(request, config.maxBody));
        // The client may have disconnected during the lookup of its key.
        if (request.isOver) request.place.leave();
      } catch (error) {
        if (!(error instanceof BusyError)) throw error;
        request.refusal = error.message;
        seen ??= await lookUp(config, subject, time, request);
        const delay = delays.next(account, performance.now());
        if (delay > 0) await setTimeout(delay);
        if (seen) {
          const { usage, at } = seen;
          const windows = describeWindows(usageAt(usage, at), limits);
          const unchanged = { isAdmitted: true, windows, violated: [], marks: [], at };
          reply.headers(rateHeaders(unchanged).headers);
        }
        return answerUnavailable(reply, error.retryAfter);
      }
    }
    const admission = await countRequest(config, subject, time, request);
    if (admission === "unlimited") return undefined;
    if (admission === undefined) return answerUnavailable(reply, storeRetry);
    // Events are queued together with the count, and sent without delaying the response.
    if (admission.marks.length > 0) scope.webhooks.wake();
    if (admission.isAdmitted && admission.windows.every(({ remaining }) => remaining > 0)) {
      roomy.set(subject.keyId, true);
    } else roomy.delete(subject.keyId);
    if (!admission.isAdmitted) return refuse(reply, admission);
    reply.headers(rateHeaders(admission).headers);
    request.refund = async () => {
      if (refunds.read(account, time).count >= refundsPerMinute) return;
      refunds.add(account, time);
      try {
        await store.refund(subject, admission.at);
        reply.headers(rateHeaders(withoutThis(admission)).headers);
      } catch (error) {
        request.log.debug(error, "cannot refund a request");
      }
    };
    return undefined;
  });
}

function refuse(reply: FastifyReply, admission: Admission): FastifyReply {
  const { headers, retryAfter } = rateHeaders(admission);
  reply.request.server.metrics?.noteLimits(admission.violated);
  return answerError(reply.headers(headers), 429, { retryAfter });
}

/** An admission as if its request had not been counted. */
function withoutThis(admission: Admission): Admission {
  const windows = admission.windows.map((window) => ({
    ...window,
    used: window.used - 1,
    remaining: window.remaining + 1,
  }));
  return { ...admission, windows };
}

/** The key whose windows count a request; undefined after an error was sent because it has no valid key. */
async function findSubject(
  store: KeyFinder,
  admitted: AdmittedKeys,
  tiers: TierTable,
  request: FastifyRequest,
  reply: FastifyReply,
  now: number,
): Promise<Subject | undefined> {
  const sent = readKey(request);
  if (sent.kind === "none") {
    answerError(reply.header("www-authenticate", 'Bearer realm="wf"'), 401);
    return undefined;
  }
  try {
    const key = sent.kind === "key" ? await authenticate(store, sent.key, now) : undefined;
    const subject = key && toSubject(key, await windowsKey(store, key), tiers);
    if (sent.kind === "key") admitted.note(sent.key, subject?.account);
    if (subject) return subject;
    if (key) request.refusal = `the tier of ${key.id} does not exist`;
    answerError(reply, 403);
    return undefined;
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    request.log.debug(error, "cannot read from the store");
    answerUnavailable(reply, storeRetry);
    return undefined;
  }
}

function toSubject(key: KeyRecord, owner: KeyRecord, tiers: TierTable): Subject | undefined {
  const { id: keyId, name: keyName, account, tier } = owner;
  if (!Object.hasOwn(tiers, tier)) return undefined;
  const subject = { keyId, keyName, account, tier, limits: tiers[tier]! };
  return key.id === keyId ? subject : { ...subject, sentWith: key.id };
}

/** The usage of the windows; undefined if the store is down, which is reported when the request is counted. */
async function lookUp(
  { store }: CompleteConfig,
  { keyId }: Subject,
  now: number,
  request: FastifyRequest,
): Promise<SeenUsage | undefined> {
  try {
    return await store.seeUsage(keyId, now);
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    request.log.debug(error, "cannot read from the store");
    return undefined;
  }
}

/** Counts a request; undefined if the store is down and requests must not be served without it. */
async function countRequest(
  { store, limitsFailOpen }: CompleteConfig,
  subject: Subject,
  now: number,
  request: FastifyRequest,
): Promise<Admission | "unlimited" | undefined> {
  try {
    return await store.consume(subject, now);
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    request.log.debug(error, "cannot count a request");
    return limitsFailOpen ? "unlimited" : undefined;
  }
}
