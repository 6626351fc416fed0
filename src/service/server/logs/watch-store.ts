/** Notices when a store starts to fail and when it has recovered, and reports each once. */
import { LostDataError, type Store, StoreError } from "../../store/store.js";

/** A store for the server to use, and whether it is failing. */
export interface WatchedStore {
  store: Store;
  isFailing(): boolean;
}

/** How long no operation may fail before a store counts as recovered, in milliseconds. */
const calm = 10_000;

/** How long refused operations are not retried, in milliseconds. Clients are asked to retry after as long. */
const pause = 5_000;

/** An operation of a store. */
export interface StoreOperation {
  operation: string;
  ms: number;
  isFailed: boolean;
}

/** What happens to a store. */
export interface StoreListener {
  onFailure(error: StoreError): void;
  onRecovery(failures: number, ms: number): void;
  /** Called after every operation, if it is measured. */
  onOperation?: ((operation: StoreOperation) => void) | undefined;
}

/**
 * Watches a store. A full disk rejects some writes but not others, so a store has recovered only if an operation that
 * failed succeeds and none has failed for a while. Until then, operations that the system refused are retried only
 * every few seconds and otherwise fail at once, because LMDB prints a line for each attempt, and its error message can
 * overflow a buffer.
 */
export function watchStore(store: Store, now: () => number, listener: StoreListener): WatchedStore {
  /** Names of the operations that have failed. */
  const failed = new Set<string | symbol>();
  let since = 0;
  let last = 0;
  let failures = 0;
  let isLossTold = false;
  /** Operations that the system refused, with the error and the time of the next attempt. */
  const refused = new Map<string | symbol, { error: StoreError; until: number }>();
  const fail = (name: string | symbol, error: unknown): void => {
    if (!(error instanceof StoreError)) return;
    last = now();
    if (isRefused(error)) refused.set(name, { error, until: last + pause });
    const isFirst = failed.size === 0;
    if (isFirst) {
      since = last;
      failures = 0;
      isLossTold = false;
    }
    // A server that restarts without its data has already failed before, for another reason.
    const isLoss = error instanceof LostDataError && !isLossTold;
    if (isFirst || isLoss) listener.onFailure(error);
    if (isLoss) isLossTold = true;
    failed.add(name);
    failures++;
  };
  const succeed = (name: string | symbol): void => {
    const time = now();
    // After the clock was set back, the last failure seems to be ahead.
    if (!failed.has(name) || (time >= last && time - last < calm)) return;
    failed.clear();
    listener.onRecovery(failures, Math.max(0, time - since));
  };
  /** The replacement for each operation. */
  const watched = new Map<string | symbol, unknown>();
  const get = (target: Store, name: string | symbol): unknown => {
    const known = watched.get(name);
    if (known !== undefined) return known;
    const value: unknown = Reflect.get(target, name);
    if (typeof value !== "function") return value;
    const call = (...args: unknown[]): unknown => {
      const met = refused.get(name);
      if (met) {
        const left = met.until - now();
        // More is left only if the clock was set back.
        if (left > 0 && left <= pause) {
          failures++;
          return Promise.reject(met.error);
        }
        refused.delete(name);
      }
      const began = listener.onOperation ? performance.now() : 0;
      const result: unknown = value.apply(target, args);
      if (!(result instanceof Promise)) return result;
      const tell = (isFailed: boolean) => {
        const ms = performance.now() - began;
        listener.onOperation?.({ operation: String(name), ms, isFailed });
      };
      return result.then(
        (given: unknown) => {
          succeed(name);
          tell(false);
          return given;
        },
        (error: unknown) => {
          fail(name, error);
          tell(error instanceof StoreError);
          throw error;
        },
      );
    };
    watched.set(name, call);
    return call;
  };
  return { store: new Proxy(store, { get }), isFailing: () => failed.size > 0 };
}

/** What the system says if a disk is full or broken, or the user's quota on it or the size of a file is reached. */
const refusal = /no space left|quota exceeded|file too large|input\/output error/i;

/** Whether the system refuses to write. */
function isRefused({ cause }: StoreError): boolean {
  return cause instanceof Error && refusal.test(cause.message);
}
