/** Adds or removes an entry in JSON that may contain comments, and keeps every other byte. */
import { isDeepStrictEqual } from "node:util";
import {
  applyEdits,
  findNodeAtLocation,
  getNodeValue,
  type JSONPath,
  type Node,
  type ParseError,
  parseTree,
  printParseErrorCode,
} from "jsonc-parser";
import { SourceText } from "../../../base/text/source-text.js";
import { findTooDeep } from "../../../workspace/settings/find-too-deep.js";
import type { Edit, EntryEdit } from "./edit.js";
import { addMember, removeMember, replaceValue } from "./json-members.js";

const byteOrderMark = "\ufeff";

/** Maximum depth of a settings file, which is read recursively; real ones are never this deep. */
const mostLevels = 50;

/** The text with or without the entry; a problem if the text is not the JSON that the agent expects. */
export function editJson(before: string, { key, name, entry }: EntryEdit): Edit {
  const mark = before.startsWith(byteOrderMark) ? byteOrderMark : "";
  const text = before.slice(mark.length);
  if (text.trim() === "") {
    if (entry === undefined) return { text: before };
    return { text: `${mark}${JSON.stringify({ [key]: { [name]: entry } }, null, 2)}\n` };
  }
  const read = readObject(text);
  if ("problem" in read) return read;
  const { root } = read;
  const servers = findNodeAtLocation(root, [key]);
  if (servers && servers.type !== "object") return { problem: `"${key}" is not an object` };
  const doubled = doubledKey(root, key) ?? (servers && doubledKey(servers, name));
  if (doubled !== undefined) return { problem: `"${doubled}" is there twice` };
  let after = text;
  if (entry === undefined) {
    const member = servers && memberOf(servers, name);
    if (!member) return { text: before };
    const isLast = servers.children?.length === 1 && !/[/]/.test(around(text, servers, member));
    const edits = isLast
      ? removeMember(text, root, servers.parent!)
      : removeMember(text, servers, member);
    after = applyEdits(text, edits);
  } else {
    const existing = findNodeAtLocation(root, [key, name]);
    if (!servers) after = applyEdits(text, addMember(text, root, key, { [name]: entry }));
    else if (!existing) after = applyEdits(text, addMember(text, servers, name, entry));
    else if (isWithin(existing, entry)) after = withFields(text, [key, name], entry);
    else after = applyEdits(text, replaceValue(text, existing, entry));
  }
  if (!isAsMeant(root, after, { key, name, entry })) {
    return { problem: "it cannot be changed safely" };
  }
  return { text: mark + after };
}

/** The entry in a text; undefined if there is none or the text is not the JSON that the agent expects. */
export function entryInJson(text: string, key: string, name: string): unknown {
  const read = readObject(text.startsWith(byteOrderMark) ? text.slice(1) : text);
  const found = "root" in read ? findNodeAtLocation(read.root, [key, name]) : undefined;
  return found && getNodeValue(found);
}

/** Whether a value is an object that has no other fields than the entry. */
function isWithin(existing: Node, entry: Record<string, unknown>): boolean {
  return (
    existing.type === "object" &&
    membersOf(existing).every(([field]) => Object.hasOwn(entry, field))
  );
}

/** The text with the fields of an entry set, of which some may be there. */
function withFields(text: string, path: JSONPath, fields: Record<string, unknown>): string {
  let after = text;
  for (const [field, value] of Object.entries(fields)) {
    const entry = findNodeAtLocation(parseTree(after, [], { allowTrailingComma: true })!, path)!;
    const node = findNodeAtLocation(entry, [field]);
    if (node && isDeepStrictEqual(getNodeValue(node), value)) continue;
    const edits = node ? replaceValue(after, node, value) : addMember(after, entry, field, value);
    after = applyEdits(after, edits);
  }
  return after;
}

/** The members of an object except one. */
function around(text: string, object: Node, member: Node): string {
  const end = object.offset + object.length;
  return text.slice(object.offset, member.offset) + text.slice(member.offset + member.length, end);
}

function memberOf({ children = [] }: Node, name: string): Node | undefined {
  return children.find(({ children: [key] = [] }) => key?.value === name);
}

/** The root object of a text, or a problem that says where the JSON is invalid. */
function readObject(text: string): { root: Node } | { problem: string } {
  if (findTooDeep(text, mostLevels) !== undefined) return { problem: "it is nested too deeply" };
  const errors: ParseError[] = [];
  const root = parseTree(text, errors, { allowTrailingComma: true });
  const [first] = errors;
  if (first) {
    const { line, column } = new SourceText(text).locate(first.offset);
    const said = printParseErrorCode(first.error).replace(/\B([A-Z])/g, " $1");
    return { problem: `line ${line}, column ${column} is not valid JSON (${said.toLowerCase()})` };
  }
  return root?.type === "object" ? { root } : { problem: "it is not a JSON object" };
}

/** The key, if an object has it more than once: programs disagree about which one counts. */
function doubledKey({ children = [] }: Node, key: string): string | undefined {
  const found = children.filter(({ children: [name] = [] }) => name?.value === key);
  return found.length > 1 ? key : undefined;
}

/** Whether only the entry differs. */
function isAsMeant(before: Node, after: string, { key, name, entry }: EntryEdit): boolean {
  const read = readObject(after);
  if ("problem" in read) return false;
  const without = (root: Node): unknown[] => {
    const members = membersOf(root).flatMap(([each, value]) => {
      if (each !== key) return [[each, getNodeValue(value)]];
      const others = membersOf(value).filter(([word]) => word !== name);
      return others.length === 0
        ? []
        : [[each, others.map(([word, node]) => [word, getNodeValue(node)])]];
    });
    return members;
  };
  const found = findNodeAtLocation(read.root, [key, name]);
  const isThere =
    entry === undefined ? found === undefined : found !== undefined && isEntry(found, entry);
  return isThere && isDeepStrictEqual(without(before), without(read.root));
}

/** Whether a value is the entry, in any order. */
function isEntry(node: Node, entry: Record<string, unknown>): boolean {
  const members = membersOf(node);
  return (
    members.length === Object.keys(entry).length &&
    members.every(
      ([field, value]) =>
        Object.hasOwn(entry, field) && isDeepStrictEqual(getNodeValue(value), entry[field]),
    )
  );
}

function membersOf({ children = [] }: Node): [string, Node][] {
  return children.flatMap(({ children: [name, value] = [] }) =>
    name && value ? [[String(name.value), value]] : [],
  );
}
