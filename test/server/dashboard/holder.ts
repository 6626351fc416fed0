/** Uses the dashboard like a browser: keeps the cookie, and sends forms with their values. */
import type { InjectOptions, LightMyRequestResponse } from "fastify";
import { type DefaultTreeAdapterTypes, parse } from "parse5";
import { createAccount, renewToken } from "../../../src/service/accounts/accounts.js";
import type { ServerConfig } from "../../../src/service/server/config.js";
import { Api, start } from "../api.js";

type Node = DefaultTreeAdapterTypes.ChildNode;
type Element = DefaultTreeAdapterTypes.Element;

/** An answer as a page. */
export interface PageAnswer {
  status: number;
  headers: LightMyRequestResponse["headers"];
  html: string;
  /** All elements of the page, in order. */
  elements: Element[];
  /** Its text, with collapsed spaces. */
  text: string;
}

/** A server, and an account holder who may sign in to its dashboard. */
export class Holder {
  readonly api: Api;
  /** Account name. */
  readonly name: string;
  /** The sign-in token. */
  token = "";
  /** The `Cookie` header that the browser sends; empty if it has none. */
  cookie = "";
  /** The host that the browser connects to. */
  host = "localhost:4400";

  private constructor(api: Api, name: string) {
    this.api = api;
    this.name = name;
  }

  /** Opens a server with the account acme and its token. */
  static async open(config: Partial<ServerConfig> = {}): Promise<Holder> {
    const holder = new Holder(await Api.open(config), "acme");
    holder.token = await renewToken(holder.api.store, "acme");
    return holder;
  }

  /** The same, already signed in. */
  static async signedIn(config: Partial<ServerConfig> = {}): Promise<Holder> {
    const holder = await Holder.open(config);
    await holder.signIn();
    return holder;
  }

  /** Another holder, signed in to a different account on the same server. */
  async another(name: string): Promise<Holder> {
    await createAccount(this.api.store, name, start);
    const other = new Holder(this.api, name);
    other.token = await renewToken(this.api.store, name);
    await other.signIn();
    return other;
  }

  /** Signs in, and keeps the cookie. */
  async signIn(token = this.token): Promise<PageAnswer> {
    const answer = await this.post("/dashboard/sign-in", { token }, { token: "" });
    const set = String(answer.headers["set-cookie"] ?? "");
    if (set !== "") this.cookie = set.split(";")[0]!;
    return answer;
  }

  /** Requests a page. */
  async get(url: string, headers: Record<string, string> = {}): Promise<PageAnswer> {
    return this.send({ method: "GET", url, headers: { ...this.#headers(), ...headers } });
  }

  /** Sends a form with the token of the session, unless `change` overrides it. */
  async post(
    url: string,
    fields: Record<string, string | string[]> = {},
    change: { token?: string; headers?: Record<string, string | undefined>; body?: string } = {},
  ): Promise<PageAnswer> {
    const form = new URLSearchParams();
    const token = change.token ?? (await this.formToken());
    if (token !== "") form.append("token", token);
    for (const [name, values] of Object.entries(fields)) {
      for (const value of [values].flat()) form.append(name, value);
    }
    const headers: Record<string, string | undefined> = {
      ...this.#headers(),
      origin: `http://${this.host}`,
      "sec-fetch-site": "same-origin",
      "content-type": "application/x-www-form-urlencoded",
      ...change.headers,
    };
    for (const [name, value] of Object.entries(headers)) {
      if (value === undefined) delete headers[name];
    }
    return this.send({
      method: "POST",
      url,
      headers: headers as Record<string, string>,
      payload: change.body ?? form.toString(),
    });
  }

  /** Sends any request. */
  async send(request: InjectOptions): Promise<PageAnswer> {
    const { statusCode: status, headers, body: html } = await this.api.app.inject(request);
    const elements: Element[] = [];
    let text = "";
    const visit = (node: Node): void => {
      if ("value" in node) text += `${node.value} `;
      if (!("tagName" in node)) return;
      elements.push(node);
      if (node.tagName !== "style") node.childNodes.forEach(visit);
    };
    parse(html).childNodes.forEach(visit);
    return { status, headers, html, elements, text: text.replace(/\s+/g, " ").trim() };
  }

  /** The token in the session's forms; empty if nobody is signed in. */
  async formToken(): Promise<string> {
    return fieldValue(await this.get("/dashboard/webhook"), "token") ?? "";
  }

  #headers(): Record<string, string> {
    return { host: this.host, ...(this.cookie !== "" && { cookie: this.cookie }) };
  }
}

/** The value of the first field with a name. */
export function fieldValue({ elements }: PageAnswer, name: string): string | undefined {
  const field = elements.find((element) => attribute(element, "name") === name);
  return field && attribute(field, "value");
}

/** An attribute of an element. */
export function attribute({ attrs }: Element, name: string): string | undefined {
  return attrs.find((each) => each.name === name)?.value;
}

/** The secret shown on a page. */
export function shownSecret({ elements }: PageAnswer): string {
  const code = elements.find((element) => attribute(element, "id") === "secret");
  const [text] = code?.childNodes ?? [];
  return text && "value" in text ? text.value : "";
}
