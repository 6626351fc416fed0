/** Parses a notes file, whatever its content: returns notes, and what is wrong and where. */
import { amount } from "../../base/text/phrases.js";
import {
  type Anchor,
  type Approval,
  type Note,
  type NotesFile,
  noNotes,
  noteLimits,
  notesVersion,
  type Remark,
} from "./note.js";

/** The valid content of a notes file, and its problems. */
export interface ReadNotes {
  file: NotesFile;
  /**
   * One phrase for each problem; empty if the file is valid. Files with problems are not written to, so that nothing in
   * them is lost.
   */
  problems: readonly string[];
}

/** Maximum number of problems reported for a file. */
const mostProblems = 10;

/** A time in UTC, as programs write it. */
const isoDate =
  /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])T(?:[01]\d|2[0-3])(?::[0-5]\d){2}(?:\.\d{1,3})?Z$/;

/** Parses a text; an empty one has no notes. */
export function readNotes(text: string): ReadNotes {
  if (text.length > noteLimits.file) {
    return { file: noNotes, problems: [`is larger than ${noteLimits.file >> 20} MiB`] };
  }
  if (text.trim() === "") return { file: noNotes, problems: [] };
  let parsed: unknown;
  try {
    parsed = JSON.parse(text.replace(/^\uFEFF/, ""));
  } catch {
    const isMerge = /^<{7} /m.test(text) && /^>{7} /m.test(text);
    const problem = isMerge
      ? "has conflict markers of a merge; keep the notes of both sides"
      : "is not valid JSON; mend it, or restore it from version control";
    return { file: noNotes, problems: [problem] };
  }
  return new Reader().read(parsed);
}

/** Validates an anchor from outside; undefined if it is not one. */
export function readAnchor(value: unknown): Anchor | undefined {
  return new Reader().readAnchor(value);
}

type Fields = Readonly<Record<string, unknown>>;

/** Validates values, and collects problems. */
class Reader {
  readonly #problems: string[] = [];
  readonly #ids = new Set<string>();

  read(parsed: unknown): ReadNotes {
    const root = this.#object(parsed, "it", ["version", "notes", "approvals"]);
    if (!root) return this.#result(noNotes);
    if (root.version !== notesVersion) {
      const isNewer = typeof root.version === "number" && root.version > notesVersion;
      if (!isNewer) this.#report(`version must be ${notesVersion}`);
      else this.#problems.push(`has version ${root.version}; update wf to read it`);
      return this.#result(noNotes);
    }
    const { notes, approvals } = noteLimits;
    return this.#result({
      notes: this.#list(root.notes, "notes", notes, (each, at) => this.#note(each, at)),
      approvals: this.#list(root.approvals ?? [], "approvals", approvals, (each, at) =>
        this.#approval(each, at),
      ),
    });
  }

  readAnchor(value: unknown): Anchor | undefined {
    const anchor = this.#anchor(value, "the anchor");
    return this.#problems.length === 0 ? anchor : undefined;
  }

  #result(file: NotesFile): ReadNotes {
    const more = this.#problems.length - mostProblems;
    const problems = this.#problems.slice(0, mostProblems);
    if (more > 0) problems.push(`has ${amount(more, "more problem")}`);
    return { file, problems };
  }

  #report(problem: string): undefined {
    this.#problems.push(`is not valid: ${problem}`);
    return undefined;
  }

  #note(value: unknown, at: string): Note | undefined {
    const fields = this.#object(value, at, [
      ...["id", "author", "agent", "created", "text"],
      ...["anchor", "state", "settled", "replies"],
    ]);
    const remark = fields && this.#remark(fields, at);
    const anchor = fields && this.#anchor(fields.anchor, `${at}.anchor`);
    if (!fields || !remark || !anchor) return undefined;
    const { state } = fields;
    if (state !== "open" && state !== "done") {
      return this.#report(`${at}.state must be "open" or "done"`);
    }
    const settled = this.#settled(fields.settled, `${at}.settled`);
    const replies = this.#list(
      fields.replies ?? [],
      `${at}.replies`,
      noteLimits.replies,
      (each, place) => {
        const known = ["id", "author", "agent", "created", "text"];
        const reply = this.#object(each, place, known);
        return reply && this.#remark(reply, place);
      },
    );
    return { ...remark, anchor, state, ...(settled && { settled }), replies };
  }

  #remark(fields: Fields, at: string): Remark | undefined {
    const id = this.#id(fields.id, `${at}.id`);
    const author = this.#text(fields.author, `${at}.author`, noteLimits.author);
    const created = this.#date(fields.created, `${at}.created`);
    const text = this.#text(fields.text, `${at}.text`, noteLimits.text);
    const agent = this.#agent(fields.agent, `${at}.agent`);
    if (id === undefined || author === undefined) return undefined;
    if (created === undefined || text === undefined) return undefined;
    return { id, author, ...agent, created, text };
  }

  #settled(value: unknown, at: string): Note["settled"] {
    if (value === undefined) return undefined;
    const fields = this.#object(value, at, ["author", "agent", "created"]);
    const author = fields && this.#text(fields.author, `${at}.author`, noteLimits.author);
    const created = fields && this.#date(fields.created, `${at}.created`);
    if (author === undefined || created === undefined) return undefined;
    return { author, ...this.#agent(fields!.agent, `${at}.agent`), created };
  }

  #agent(value: unknown, at: string): { agent?: true } {
    if (value === undefined) return {};
    if (value !== true) this.#report(`${at} must be true or missing`);
    return { agent: true };
  }

  #approval(value: unknown, at: string): Approval | undefined {
    const fields = this.#object(value, at, ["id", "page", "author", "created", "digest"]);
    if (!fields) return undefined;
    const id = this.#id(fields.id, `${at}.id`);
    const page = this.#anchor(fields.page, `${at}.page`);
    const author = this.#text(fields.author, `${at}.author`, noteLimits.author);
    const created = this.#date(fields.created, `${at}.created`);
    const digest = this.#text(fields.digest, `${at}.digest`, 40);
    if (id === undefined || page === undefined || author === undefined) return undefined;
    if (created === undefined || digest === undefined) return undefined;
    return { id, page, author, created, digest };
  }

  #anchor(value: unknown, at: string): Anchor | undefined {
    const fields = this.#object(value, at, [
      ...["id", "path", "component", "words", "beside", "page", "line"],
    ]);
    if (!fields) return undefined;
    const { words: longest, path: longestPath } = noteLimits;
    const path = this.#text(fields.path, `${at}.path`, longestPath, true);
    const component = this.#text(fields.component, `${at}.component`, longest);
    const words = this.#text(fields.words, `${at}.words`, longest, true);
    const line =
      Number.isSafeInteger(fields.line) && (fields.line as number) > 0
        ? (fields.line as number)
        : this.#report(`${at}.line must be a whole number above 0`);
    const id = this.#optional(fields.id, `${at}.id`, longest);
    const page = this.#optional(fields.page, `${at}.page`, longest);
    const beside = this.#beside(fields.beside, `${at}.beside`);
    if (path === undefined || component === undefined) return undefined;
    if (words === undefined || line === undefined) return undefined;
    return {
      ...(id !== undefined && { id }),
      path,
      component,
      words,
      ...(beside && { beside }),
      ...(page !== undefined && { page }),
      line,
    };
  }

  #beside(value: unknown, at: string): Anchor["beside"] {
    if (value === undefined) return undefined;
    const [before, after] = Array.isArray(value) && value.length === 2 ? value : [];
    const { words } = noteLimits;
    if (typeof before === "string" && typeof after === "string") {
      if (before.length <= words && after.length <= words) return [before, after];
    }
    return this.#report(`${at} must be a list of two texts`);
  }

  #optional(value: unknown, at: string, longest: number): string | undefined {
    return value === undefined ? undefined : this.#text(value, at, longest);
  }

  #list<T>(
    value: unknown,
    at: string,
    most: number,
    read: (each: unknown, at: string) => T | undefined,
  ): T[] {
    if (!Array.isArray(value)) {
      this.#report(`${at} must be a list`);
      return [];
    }
    if (value.length > most) this.#report(`${at} has more than ${most} entries`);
    return value.slice(0, most).flatMap((each, index) => {
      const entry = read(each, `${at}[${index}]`);
      return entry === undefined ? [] : [entry];
    });
  }

  #object(value: unknown, at: string, known: readonly string[]): Fields | undefined {
    if (typeof value !== "object" || value === null || Array.isArray(value)) {
      return this.#report(`${at} must be an object`);
    }
    const unknown = Object.keys(value).find((key) => !known.includes(key));
    if (unknown !== undefined) {
      this.#report(`${at} has the unknown name ${JSON.stringify(unknown.slice(0, 40))}`);
    }
    return value as Fields;
  }

  #id(value: unknown, at: string): string | undefined {
    if (typeof value !== "string" || !/^[\w-]{1,40}$/.test(value)) {
      return this.#report(`${at} must have 1 to 40 letters, digits, _ or -`);
    }
    if (this.#ids.has(value)) return this.#report(`${at} is used twice: ${value}`);
    this.#ids.add(value);
    return value;
  }

  #text(value: unknown, at: string, longest: number, mayBeEmpty = false): string | undefined {
    const isText = typeof value === "string" && value.length <= longest;
    if (isText && (mayBeEmpty || value !== "")) return value;
    return this.#report(`${at} must be a text of at most ${longest} characters`);
  }

  #date(value: unknown, at: string): string | undefined {
    const isDate = typeof value === "string" && isoDate.test(value);
    return isDate ? value : this.#report(`${at} must be a date such as 2026-01-31T09:30:00Z`);
  }
}
