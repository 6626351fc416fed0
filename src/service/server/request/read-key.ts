/** Reads the key of a request from the three places where it can be sent. */
import type { FastifyRequest } from "fastify";

/** The key that was sent, none, or ambiguous if one place has several values. */
export type SentKey = { kind: "key"; key: string } | { kind: "none" } | { kind: "ambiguous" };

/**
 * Reads the first place that is not empty, and ignores the others: `x-api-key`, then `Authorization: Bearer`, then the
 * query's `api_key`.
 */
export function readKey(request: FastifyRequest): SentKey {
  for (const found of [
    readPlace(headerLines(request, "x-api-key"), (line) => line),
    readPlace(headerLines(request, "authorization"), (line) => bearerToken(line)),
    readPlace(queryValues(request), (value) => value),
  ]) {
    if (found.kind !== "none") return found;
  }
  return { kind: "none" };
}

/** All lines of a header; `headers` joins or drops repeated ones. */
function headerLines({ raw }: FastifyRequest, name: string): string[] {
  const { rawHeaders } = raw;
  const lines: string[] = [];
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const found = rawHeaders[at]!;
    if (found.length === name.length && found.toLowerCase() === name)
      lines.push(rawHeaders[at + 1]!);
  }
  return lines;
}

function readPlace(values: readonly string[], read: (value: string) => string): SentKey {
  const present = values.map((value) => read(value.trim()).trim());
  if (present.length > 1 && present.some((key) => key !== "")) return { kind: "ambiguous" };
  const [key = ""] = present;
  return key === "" ? { kind: "none" } : { kind: "key", key };
}

/** The token in an `Authorization` header; empty for another scheme. */
export function bearerToken(line = ""): string {
  return (/^bearer(?:\s+(.*))?$/is.exec(line.trim())?.[1] ?? "").trim();
}

function queryValues(request: FastifyRequest): string[] {
  const value = (request.query as Record<string, string | string[] | undefined>).api_key;
  if (value === undefined) return [];
  return Array.isArray(value) ? value : [value];
}
