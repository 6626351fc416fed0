/** Notices when a store fails and when it works again, and says each of them once. */
import { LostDataError, type Store, StoreError } from "../../store/store.js";

/** A store as a server uses it, and whether it fails. */
export interface WatchedStore {
  store: Store;
  isFailing(): boolean;
}

/** How long nothing must have failed, in milliseconds, for a store to work again. */
const calm = 10_000;

/** How long a full disk is left alone, in milliseconds: clients are told to come back in as much. */
const pause = 5_000;

/** An operation of a store. */
export interface StoreOperation {
  operation: string;
  ms: number;
  isFailed: boolean;
}

/** What to tell of a store. */
export interface StoreListener {
  onFailure(error: StoreError): void;
  onRecovery(failures: number, ms: number): void;
  /** Every operation, if somebody measures them. */
  onOperation?: ((operation: StoreOperation) => void) | undefined;
}

/**
 * Watches a store. A full disk refuses some writes and takes others, so it works again only once an
 * operation that failed succeeds and none has failed for a while. Meanwhile, what has met a full disk
 * fails at once and tries again every few seconds: LMDB prints a line for each attempt.
 */
export function watchStore(store: Store, now: () => number, listener: StoreListener): WatchedStore {
  /** Names of the operations that have failed. */
  const failed = new Set<string | symbol>();
  let since = 0;
  let last = 0;
  let failures = 0;
  let isLossTold = false;
  /** Operations that have met a full disk, with the error and when they may be tried again. */
  const full = new Map<string | symbol, { error: StoreError; until: number }>();
  const fail = (name: string | symbol, error: unknown): void => {
    if (!(error instanceof StoreError)) return;
    last = now();
    if (isFull(error)) full.set(name, { error, until: last + pause });
    const isFirst = failed.size === 0;
    if (isFirst) {
      since = last;
      failures = 0;
      isLossTold = false;
    }
    // A server that comes back without its data has failed before, for another reason.
    const isLoss = error instanceof LostDataError && !isLossTold;
    if (isFirst || isLoss) listener.onFailure(error);
    if (isLoss) isLossTold = true;
    failed.add(name);
    failures++;
  };
  const succeed = (name: string | symbol): void => {
    if (!failed.has(name) || now() - last < calm) return;
    failed.clear();
    listener.onRecovery(failures, now() - since);
  };
  /** What is called in place of each operation. */
  const watched = new Map<string | symbol, unknown>();
  const get = (target: Store, name: string | symbol): unknown => {
    const known = watched.get(name);
    if (known !== undefined) return known;
    const value: unknown = Reflect.get(target, name);
    if (typeof value !== "function") return value;
    const call = (...args: unknown[]): unknown => {
      const met = full.get(name);
      if (met) {
        if (now() < met.until) {
          failures++;
          return Promise.reject(met.error);
        }
        full.delete(name);
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

/** Whether a disk, or the quota of a user on it, is full. */
function isFull({ cause }: StoreError): boolean {
  return cause instanceof Error && /no space left|quota exceeded/i.test(cause.message);
}
