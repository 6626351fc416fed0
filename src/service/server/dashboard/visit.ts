/** Defines what a route of the dashboard receives and returns. */
import type { FastifyRequest } from "fastify";
import type { AccountRecord } from "../../store/records.js";
import type { Page } from "../../web/page.js";
import type { Signed } from "./pages/signed.js";

/** A request with a session. */
export interface Visit {
  account: AccountRecord;
  sessionId: string;
  /** What the frame of a page needs. */
  signed: Signed;
  /** Epoch milliseconds. */
  now: number;
  /** Parts of the path. */
  params: Readonly<Record<string, string>>;
  /** What was done before the redirect to this page; empty if nothing. */
  done: string;
  /** Parameters of the URL, of any kind. */
  query: Readonly<Record<string, unknown>>;
  /** The submitted form; empty for a GET. */
  form: URLSearchParams;
  request: FastifyRequest;
}

/** A page, or the URL to redirect to. */
export type Answer =
  | { page: Page; status?: number }
  | { goTo: string; cookie?: string }
  /** Something that does not exist, or belongs to another account. */
  | "unknown";

/** Handles a request. */
export type Handler = (visit: Visit) => Promise<Answer>;
