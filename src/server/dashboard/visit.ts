/** Says what a route of the dashboard is given, and what it gives back. */
import type { FastifyRequest } from "fastify";
import type { Page } from "../../http/page.js";
import type { AccountRecord } from "../../store/records.js";
import type { Signed } from "./pages/frame.js";

/** A request of somebody who is signed in. */
export interface Visit {
  account: AccountRecord;
  sessionId: string;
  /** What the frame of a page needs. */
  signed: Signed;
  /** Epoch milliseconds. */
  now: number;
  /** Parts of the path. */
  params: Readonly<Record<string, string>>;
  /** What was done before this page was led to; empty when nothing was. */
  done: string;
  /** The form that was sent; empty for a page that was asked for. */
  form: URLSearchParams;
  request: FastifyRequest;
}

/** A page, or the address of the page to go to. */
export type Answer =
  | { page: Page; status?: number }
  | { goTo: string; cookie?: string }
  /** What does not exist, or belongs to somebody else. */
  | "unknown";

/** Does the work of a route. */
export type Handler = (visit: Visit) => Promise<Answer>;
