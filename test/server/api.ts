/** Starts a server for tests, and compares every answer with the API's own description. */
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import type { FastifyInstance, InjectOptions } from "fastify";
import { expect } from "vitest";
import { createKey, type IssuedKey } from "../../src/service/accounts/keys.js";
import { defaultTiers } from "../../src/service/accounts/tiers.js";
import { buildServer } from "../../src/service/server/app/build-server.js";
import type { ServerConfig } from "../../src/service/server/config.js";
import type { Store } from "../../src/service/store/store.js";
import { openTestStore } from "../support/open-test-store.js";

/** November 21, 2026, 10:20:30 UTC. */
export const start = Date.UTC(2026, 10, 21, 10, 20, 30);

/** The built entry point of the pool's threads; `npm test` builds before it tests. */
export const workerFile = new URL("../../dist/server/worker.js", import.meta.url).pathname;

/** An answer, with its body parsed if it is JSON. */
export interface Answer {
  status: number;
  headers: Record<string, string | number | string[] | undefined>;
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: bodies are held against their schema, then picked from.
  body: any;
}

interface OpenApi {
  components: object;
  paths: Record<
    string,
    Record<string, { responses: Record<string, { content?: Record<string, { schema: object }> }> }>
  >;
}

const ajv = new Ajv2020({ strict: false });
const validators = new Map<string, ValidateFunction>();

/** The cached validator of a schema, because compiling one takes longer than most requests. */
function validatorOf(schema: object): ValidateFunction {
  const text = JSON.stringify(schema);
  const validate = validators.get(text) ?? ajv.compile(schema);
  validators.set(text, validate);
  return validate;
}

/** A server with its own store, an adjustable clock, and a readable log. */
export class Api {
  readonly app: FastifyInstance;
  readonly store: Store;
  /** All log lines. */
  readonly log: string[];
  #now: { value: number };
  #document: OpenApi | undefined;

  private constructor(app: FastifyInstance, store: Store, log: string[], now: { value: number }) {
    this.app = app;
    this.store = store;
    this.log = log;
    this.#now = now;
  }

  /** Opens a server; `config` overrides the defaults of tests. */
  static async open(config: Partial<ServerConfig> = {}): Promise<Api> {
    const opened = config.store ? undefined : await openTestStore();
    const store = config.store ?? opened!.store;
    const now = { value: start };
    const log: string[] = [];
    const app = await buildServer({
      store,
      version: "1.2.3",
      now: () => now.value,
      workerFile,
      // Off by default, because tests keep the event loop busy themselves; the test of overload sets it.
      maxEventLoopDelay: 0,
      log: { level: "trace", stream: { write: (line) => log.push(line) } },
      ...config,
    });
    app.addHook("onClose", () => opened?.end());
    await app.ready();
    await store.addAccount({ name: "acme", createdAt: start, tokenHash: null, endpoint: null });
    return new Api(app, store, log, now);
  }

  /** Creates a key of the account acme. */
  key(tier = "enterprise", fields: { expiresAt?: number } = {}): Promise<IssuedKey> {
    return createKey(
      this.store,
      defaultTiers,
      { account: "acme", tier, ...fields },
      this.#now.value,
    );
  }

  /** Sets the clock. */
  set now(time: number) {
    this.#now.value = time;
  }

  get now(): number {
    return this.#now.value;
  }

  /** Sends a request; fails if the answer does not match the API document for its route. */
  async send(request: InjectOptions): Promise<Answer> {
    const { statusCode, headers, body: text } = await this.app.inject(request);
    const isJson = String(headers["content-type"]).startsWith("application/json");
    const body = isJson && text !== "" ? JSON.parse(text) : undefined;
    const answer = { status: statusCode, headers, text, body };
    this.#checkAnswer(request, answer);
    return answer;
  }

  /** Sends a body to a tool. */
  post(path: string, key: string | undefined, payload: object): Promise<Answer> {
    const headers = key === undefined ? {} : { "x-api-key": key };
    return this.send({ method: "POST", url: `/tools/${path}`, headers, payload });
  }

  #checkAnswer({ method = "GET", url }: InjectOptions, answer: Answer): void {
    expect(answer.headers["x-content-type-options"]).toBe("nosniff");
    expect(answer.headers["referrer-policy"]).toBe("no-referrer");
    expect(answer.headers["x-request-id"]).toMatch(/^[\w-]{36}$/);
    if (answer.status >= 400 && method !== "HEAD" && answer.body?.status === undefined) {
      expect(answer.headers["content-type"]).toBe("application/json; charset=utf-8");
      expect(typeof answer.body.error).toBe("string");
    }
    this.#document ??= this.app.apiDocument() as unknown as OpenApi;
    const path = String(url).replace(/\?.*/, "");
    const responses = this.#document.paths[path]?.[method.toLowerCase()]?.responses;
    if (!responses || answer.status === 304) return;
    const response = responses[answer.status];
    expect(
      response,
      `${method} ${path} answers ${answer.status}, which is not listed`,
    ).toBeDefined();
    const schema = response!.content?.["application/json"]?.schema;
    expect(schema, `${method} ${path} ${answer.status} has no schema`).toBeDefined();
    const validate = validatorOf({ ...schema, components: this.#document.components });
    const isValid = validate(answer.body);
    const faults = ajv.errorsText(validate.errors);
    expect(isValid, `${method} ${path} ${answer.status}: ${faults}`).toBe(true);
  }
}
