/** Reads JSON into values that know their places, so that a mistake in a settings file has one. */

/** A member of an object. */
interface JsonMember {
  key: string;
  keyFrom: number;
  value: JsonNode;
}

/** A value with the offset at which it starts. */
export type JsonNode = { from: number } & (
  | { kind: "object"; members: JsonMember[] }
  | { kind: "list"; items: JsonNode[] }
  | { kind: "plain"; value: string | number | boolean | null }
);

/** Text that is no JSON. */
export class JsonError extends Error {
  /** Offset at which reading stopped. */
  readonly offset: number;

  constructor(message: string, offset: number) {
    super(message);
    this.offset = offset;
  }
}

/** Deeper nesting than any settings have. */
const deepest = 50;

/** Reads a whole text; throws a JsonError at the first place that is wrong. */
export function readJson(text: string): JsonNode {
  let at = text.charCodeAt(0) === 0xfeff ? 1 : 0;
  const node = value(0);
  blanks();
  if (at < text.length) fail("expected the end of the file");
  return node;

  function fail(message: string): never {
    const found = at < text.length ? JSON.stringify(text[at]) : "the end of the file";
    throw new JsonError(`${message}, found ${found}`, at);
  }

  function blanks(): void {
    while (at < text.length && " \t\n\r".includes(text[at]!)) at++;
  }

  function next(mark: string): boolean {
    blanks();
    if (text[at] !== mark) return false;
    at++;
    return true;
  }

  function value(depth: number): JsonNode {
    blanks();
    const from = at;
    if (depth > deepest) throw new JsonError("nested too deeply", at);
    if (next("{")) return { kind: "object", from, members: members(depth) };
    if (next("[")) return { kind: "list", from, items: items(depth) };
    return { kind: "plain", from, value: plain() };
  }

  function members(depth: number): JsonMember[] {
    const found: JsonMember[] = [];
    if (next("}")) return found;
    do {
      blanks();
      const keyFrom = at;
      if (text[at] !== '"') fail("expected a name in double quotes");
      const key = plain() as string;
      if (!next(":")) fail('expected ":"');
      found.push({ key, keyFrom, value: value(depth + 1) });
    } while (next(","));
    if (!next("}")) fail('expected "," or "}"');
    return found;
  }

  function items(depth: number): JsonNode[] {
    const found: JsonNode[] = [];
    if (next("]")) return found;
    do found.push(value(depth + 1));
    while (next(","));
    if (!next("]")) fail('expected "," or "]"');
    return found;
  }

  function plain(): string | number | boolean | null {
    const pattern = /"(?:[^"\\\u0000-\u001f]|\\.)*"|-?[0-9][0-9.eE+-]*|true|false|null/y;
    pattern.lastIndex = at;
    const written = pattern.exec(text)?.[0];
    if (written === undefined) {
      if (text[at] === '"') throw new JsonError("the string is not closed on its line", at);
      fail("expected a value");
    }
    try {
      const read: string | number | boolean | null = JSON.parse(written);
      at += written.length;
      return read;
    } catch {
      throw new JsonError(`${written} is no JSON value`, at);
    }
  }
}

/** The value itself, without places. */
export function plainJson(node: JsonNode): unknown {
  switch (node.kind) {
    case "plain":
      return node.value;
    case "list":
      return node.items.map(plainJson);
    case "object":
      return Object.fromEntries(node.members.map(({ key, value }) => [key, plainJson(value)]));
  }
}
