/** Parses the address of a Redis, a Sentinel or a cluster. */
import { readFileSync } from "node:fs";
import { StoreError } from "../store.js";

/** A server to connect to. */
export interface RedisNode {
  host: string;
  port: number;
}

/** The parts of an address. */
export interface RedisAddress {
  kind: "single" | "sentinel" | "cluster";
  nodes: readonly RedisNode[];
  /** The name of the primary watched by Sentinel. */
  primary: string | undefined;
  db: number;
  /** The prefix of all keys. */
  prefix: string;
  username: string | undefined;
  password: string | undefined;
  /** For TLS connections: the trusted certificates, if they are not Node's. */
  tls: { ca: string | undefined } | undefined;
  /** The address without secrets. */
  shown: string;
}

/** The schemes and their meanings. */
const schemes: Readonly<Record<string, { kind: RedisAddress["kind"]; isSecure: boolean }>> = {
  redis: { kind: "single", isSecure: false },
  rediss: { kind: "single", isSecure: true },
  "redis+sentinel": { kind: "sentinel", isSecure: false },
  "rediss+sentinel": { kind: "sentinel", isSecure: true },
  "redis+cluster": { kind: "cluster", isSecure: false },
  "rediss+cluster": { kind: "cluster", isSecure: true },
};

/** Whether an address has the scheme of a Redis. */
export function isRedisAddress(address: string): boolean {
  return schemeOf(address) !== undefined;
}

function schemeOf(address: string): (typeof schemes)[string] | undefined {
  const [, name = ""] = /^([a-z+]+):/.exec(address) ?? [];
  return Object.hasOwn(schemes, name) ? schemes[name] : undefined;
}

const defaultPort = { single: 6379, sentinel: 26379, cluster: 6379 } as const;

/**
 * Parses an address; throws a StoreError that explains what is wrong without repeating a password. The password may
 * also come from `WF_STORE_PASSWORD`, and a file with certificates from `WF_STORE_CA`.
 */
export function readRedisAddress(
  address: string,
  env: Readonly<Record<string, string | undefined>> = {},
): RedisAddress {
  const { kind, isSecure } = schemeOf(address)!;
  const form = /^([a-z+]+):\/\/(?:([^/?#]*)@)?([^@/?#]+)(\/[^?#]*)?(?:\?([^#]*))?$/.exec(address);
  if (!form) throw wrong("it needs a host, as in redis://HOST:6379");
  if (/^[a-z+]+:\/\/[^/?#]*[/?](?:(?!\bca=).)*@/s.test(address)) {
    throw wrong("in a name or password, write %2F for /, %3F for ? and %23 for #");
  }
  const [, scheme, login, hosts = "", path = "", query = ""] = form;
  const nodes = hosts.split(",").map((text) => readNode(text, defaultPort[kind]));
  if (kind === "single" && nodes.length > 1) {
    throw wrong("several hosts need redis+sentinel: or redis+cluster:");
  }
  const parts = path.split("/").slice(1).filter(Boolean).map(decode);
  const primary = kind === "sentinel" ? parts.shift() : undefined;
  if (kind === "sentinel" && primary === undefined) {
    throw wrong("it needs the name of the primary, as in redis+sentinel://HOST:26379/mymaster");
  }
  const [database = "0", ...more] = parts;
  if (!/^\d{1,5}$/.test(database) || more.length > 0) {
    throw wrong("its path has to be the number of a database");
  }
  if (kind === "cluster" && database !== "0") throw wrong("a cluster has only the database 0");
  const options = new URLSearchParams(query);
  for (const name of options.keys()) {
    if (name !== "prefix" && name !== "ca") {
      throw wrong(`it has an unknown option ${JSON.stringify(name)}; it takes prefix and ca`);
    }
  }
  const prefix = options.get("prefix") ?? "wf";
  if (!/^[\w.-]{1,50}$/.test(prefix)) {
    throw wrong("its prefix has to be 1 to 50 letters, digits, dots, dashes and _");
  }
  const file = options.get("ca") ?? env.WF_STORE_CA;
  if (options.has("ca") && !isSecure) throw wrong("ca needs TLS: rediss: instead of redis:");
  const [username, password] = readLogin(login);
  return {
    kind,
    nodes,
    primary,
    db: Number(database),
    prefix,
    username,
    password: password ?? env.WF_STORE_PASSWORD,
    tls: isSecure ? { ca: file ? readCertificates(file) : undefined } : undefined,
    shown: `${scheme}://${hosts}${path}`,
  };
}

function wrong(what: string): StoreError {
  return new StoreError(`the address of the store cannot be used: ${what}`);
}

function readNode(text: string, port: number): RedisNode {
  const form = /^(\[[0-9a-fA-F:.]+\]|[^:[\]]+)(?::(\d{1,5}))?$/.exec(text);
  if (!form) throw wrong(`${JSON.stringify(text)} is not a host with a port`);
  const [, host = "", given] = form;
  if (Number(given ?? port) > 65_535) throw wrong(`${given} is not a port`);
  return { host: host.replace(/^\[|\]$/g, ""), port: Number(given ?? port) };
}

/** `user:password@`, `:password@` or `user@`. */
function readLogin(login: string | undefined): [string | undefined, string | undefined] {
  if (!login) return [undefined, undefined];
  const at = login.indexOf(":");
  if (at < 0) return [decode(login), undefined];
  return [decode(login.slice(0, at)) || undefined, decode(login.slice(at + 1)) || undefined];
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw wrong("a % in it is not followed by two hex digits; write %25 for %");
  }
}

function readCertificates(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch (cause) {
    throw new StoreError(`cannot read the certificates of the store in ${file}`, { cause });
  }
}
