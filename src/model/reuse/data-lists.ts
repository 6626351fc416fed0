/** Reads each data file once, however many sources and names take its list. */
import type { SourceCache } from "../../language/ast/load-file.js";
import type { Literal } from "../../language/ast/value.js";
import { type DataProblem, type DataRoom, isDataName, mostValues, readData } from "./read-data.js";

/** A file that was read, and what its list costs. */
interface ReadList {
  readonly text: string;
  readonly list: Literal | DataProblem;
  /** How many values it takes; at least that many if they were too many. */
  readonly cost: number;
}

/** Number of values that are kept: those of two sources, because each takes a hundred bytes and more. */
const mostKept = 2 * mostValues;

/** No place: a list is read for all of its places. */
const nowhere = { from: 0, to: 0 };

/** The lists of a run, by the cache of its sources. */
const listsOfRuns = new WeakMap<SourceCache, DataLists>();

/** The lists that the sources of a run have read. */
export class DataLists {
  readonly #known = new Map<string, ReadList>();
  #kept = 0;

  /** The lists that go with a cache of sources. */
  static of(run: SourceCache): DataLists {
    const lists = listsOfRuns.get(run) ?? new DataLists();
    listsOfRuns.set(run, lists);
    return lists;
  }

  /** The list in a file, without its places, or why there is none; takes the room of its values. */
  read(id: string, path: string, text: string, room: DataRoom): Literal | DataProblem {
    if (room.left < 0) return "values";
    const { list, cost } = this.#find(id, path, text, room.left);
    if (list !== "values" && cost <= room.left) {
      room.left -= cost;
      return list;
    }
    room.left = -1;
    return "values";
  }

  #find(id: string, path: string, text: string, left: number): ReadList {
    const key = `${isDataName(path) ? path.slice(-4).toLowerCase() : ""} ${id}`;
    const known = this.#known.get(key);
    if (known?.text === text && (known.list !== "values" || known.cost > left)) return known;
    const room = { left };
    const list = readData(path, text, nowhere, room);
    const read = { text, list, cost: list === "values" ? left + 1 : left - room.left };
    this.#keep(key, read);
    return read;
  }

  /** Keeps a list, and drops the oldest ones if they are too many. */
  #keep(key: string, read: ReadList): void {
    this.#drop(key);
    this.#known.set(key, read);
    this.#kept += sizeOf(read);
    for (const other of this.#known.keys()) {
      if (this.#kept <= mostKept) break;
      if (other !== key) this.#drop(other);
    }
  }

  #drop(key: string): void {
    const known = this.#known.get(key);
    if (known) this.#kept -= sizeOf(known);
    this.#known.delete(key);
  }
}

function sizeOf({ list, cost }: ReadList): number {
  return typeof list === "object" ? cost : 1;
}
