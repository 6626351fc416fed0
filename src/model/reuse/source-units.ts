/** Reads the imports of a source: files, their definitions, and the lists in data files. */
import type { ComponentEntry, Element } from "../../language/ast/element.js";
import { type Form, isFormWord } from "../../language/ast/form.js";
import type {
  LoadedFile,
  LoadFile,
  LoadProblem,
  SharedRoom,
  SourceCache,
} from "../../language/ast/load-file.js";
import type { Name } from "../../language/ast/name.js";
import type { Literal } from "../../language/ast/value.js";
import type { DiagnosticCollector } from "../../language/diagnostics/collector.js";
import type { SourcePlace } from "../../language/diagnostics/diagnostic.js";
import { Suggester, spellingEdits } from "../../language/diagnostics/suggester.js";
import type { DataSet, Definition, Unit } from "../../language/expand/unit.js";
import { parseSource } from "../../language/syntax/parse.js";
import { isSourceName } from "../../language/syntax/source-reference.js";
import { modifierWords } from "../components/parts/modifier-words.generated.js";
import { definedEntry, extendVocabulary } from "../define/reuse-entries.js";
import type { ComponentVocabulary } from "../define/vocabulary.js";
import { checkPresets } from "./check-presets.js";
import { checkSlots } from "./check-slots.js";
import { DataLists } from "./data-lists.js";
import { bringTokens, giveTokens } from "./give-tokens.js";
import { isRelative } from "./given-files.js";
import { ImportPaths, type WrittenImports } from "./import-paths.js";
import { ImportedNames } from "./imported-names.js";
import { isIncomplete } from "./is-incomplete.js";
import { LostNames } from "./lost-names.js";
import { type FileUse, mostFiles, mostText } from "./most-files.js";
import { mostNames } from "./most-names.js";
import { ownNames, type Table, tables } from "./own-names.js";
import { type DataProblem, isDataName, mostValues } from "./read-data.js";

type ImportForm = Extract<Form, { kind: "import" }>;

/** An imported source. */
interface ReadUnit {
  readonly unit: Unit;
  /** The file with the first error, among this one and its imports. */
  readonly cause: Cause | undefined;
  /** The files that it imports itself, by id. */
  readonly files: ReadonlyMap<string, ReadFile>;
  /** The sources among them that it imports directly, by id, with the paths as written. */
  readonly imports: WrittenImports;
  /** The sources that it imports in a circle, as seen from it. */
  readonly circle: ReadonlyMap<string, ReadUnit>;
}

/** How much a file adds to what a source reads. */
interface ReadFile {
  readonly use: FileUse;
  readonly length: number;
}

/** Why a readable file cannot be used. */
interface Cause {
  readonly path: string;
  readonly count: number;
  readonly message: string;
}

/** Imported sources by id: analyses with the same cache and an unchanging loader parse each only once. */
type ReadUnits = Map<string, ReadUnit>;

/** The sources of an analysis; each file is read and parsed once. */
export class SourceUnits {
  readonly #vocabulary: ComponentVocabulary;
  readonly #load: LoadFile;
  /** Sources that all analyses share, and those of this analysis only. */
  readonly #shared: ReadUnits;
  readonly #own: ReadUnits = new Map();
  readonly #lists = new Map<string, Literal | DataProblem>();
  readonly #room = { left: mostValues };
  /** Ids of the files that are being read, outermost first. */
  readonly #trail: (string | undefined)[];
  readonly #answers = new Map<string, LoadedFile>();
  readonly #all = new Map<string, ReadFile>();
  /** The files that the current source has imported. */
  #files = new Map<string, ReadFile>();
  /** The sources whose files are among them: thousands of lines may import the same source. */
  #noted = new Set<string>();
  /** Number of characters that may still be read. */
  readonly #left = { ...mostText };
  /** Number of files that were refused because others have been read, or are being read. */
  #refused = 0;
  /** The sources below the current one that are in a circle, as seen from there. */
  #circle = new Map<string, ReadUnit>();
  /** The outermost source of the trail that an import led back to. */
  #outermost = Number.POSITIVE_INFINITY;
  /** The first error in the imports of each source. */
  readonly #causes = new Map<Unit, Cause>();
  readonly #brought = new Map<ImportForm, readonly string[]>();
  readonly #suggesters = new WeakMap<Unit, Suggester>();
  /** The paths by which they import each other. */
  readonly paths = new ImportPaths();

  /**
   * @param main the id of the source for files that import it
   * @param shared sources that other analyses have read
   */
  constructor(
    vocabulary: ComponentVocabulary,
    load: LoadFile,
    main: string | undefined,
    shared: SourceCache = new Map(),
  ) {
    this.#vocabulary = vocabulary;
    this.#load = load;
    this.#trail = [main];
    this.#shared = shared as ReadUnits;
    this.room = shared.room;
  }

  /** What the sources of its run may still write out; undefined if nothing bounds them together. */
  readonly room: SharedRoom | undefined;

  /** Ids of all imported files with an id, in the order of access. */
  get files(): readonly string[] {
    return [...this.#all.keys()];
  }

  /** The vocabulary of a source with these definitions and imports. */
  open(forms: readonly Form[], id: string | undefined): ComponentVocabulary {
    const calls = new Map<string, ComponentEntry>();
    const imported = new ImportedNames();
    const add = (name: string, entry: ComponentEntry) => calls.has(name) || calls.set(name, entry);
    for (const form of forms) {
      if (form.kind === "component" && !this.#vocabulary.component(form.name.text)) {
        add(form.name.text, definedEntry(form.name.text, form.parameters));
      }
      if (form.kind !== "import") continue;
      const read = this.#unitOf(form.file, id);
      if (typeof read === "string" || imported.take(form, read.unit) !== "first") continue;
      for (const [name, { entry }] of namesOf(form, read.unit, "components")) add(name, entry);
    }
    return extendVocabulary(this.#vocabulary, calls);
  }

  /** Collects the top-level definitions and imports of a source; the first one with a name counts. */
  gather(
    id: string | undefined,
    text: string,
    elements: readonly Element[],
    collector: DiagnosticCollector,
  ): Unit {
    const lost = new LostNames();
    const imported = new ImportedNames();
    const isBroken = collector.all.some((found) => isIncomplete(text, found));
    const unit: Unit = {
      id,
      isMain: this.#trail.length === 1,
      text,
      elements,
      components: new Map(),
      layouts: new Map(),
      data: new Map(),
      tokens: new Map(),
      mayLack: (name) => isBroken || lost.has(name),
    };
    const places = new Map<object, SourcePlace>();
    let isLate = false;
    for (const element of elements) {
      const { form } = element;
      if (form?.kind === "import") {
        if (isLate) this.#reportLate(element, elements, text, collector);
        if (!this.#import(form, unit, imported, places, collector)) lost.add(form);
      } else isLate = true;
      if (form?.kind === "tokens") giveTokens(form.values, unit, collector);
      if (form?.kind === "data") this.#addData(form, unit, places, collector);
      else if (form?.kind === "component" || form?.kind === "layout") {
        const { kind, name, parameters } = form;
        const entry = definedEntry(name.text, parameters);
        const isWrong = checkPresets(parameters, entry, text, collector);
        const definition: Definition = {
          kind,
          name: name.text,
          parameters,
          entry,
          element,
          unit,
          isWrong,
        };
        const taken = kind === "component" ? this.#takenBy(name.text) : undefined;
        if (taken) collector.add("reuse-name", taken, { name: name.text }, name);
        if (taken !== "builtIn") {
          const own = kind === "layout" ? unit.layouts : unit.components;
          claim(own, kind, name, definition, places, collector);
          checkSlots(definition, name, collector);
        }
      }
    }
    return unit;
  }

  /** What already has the name of a component. */
  #takenBy(name: string): "builtIn" | "reserved" | undefined {
    if (this.#vocabulary.component(name)) return "builtIn";
    return isFormWord(name) || modifierWords.has(name) ? "reserved" : undefined;
  }

  /** The names that an import adds; undefined if its file cannot be read. */
  broughtBy(form: ImportForm): readonly string[] | undefined {
    return this.#brought.get(form);
  }

  #reportLate(
    { from, to }: Element,
    elements: readonly Element[],
    text: string,
    collector: DiagnosticCollector,
  ): void {
    const first = elements[0]!.from;
    const edits = [
      { from: first, to: first, insert: `${text.slice(from, to)}\n` },
      { from, to, insert: "" },
    ];
    collector.add("reuse-place", "import", {}, { from, to }, { edits });
  }

  #import(
    form: ImportForm,
    unit: Unit,
    imported: ImportedNames,
    places: Map<object, SourcePlace>,
    collector: DiagnosticCollector,
  ): boolean {
    const { file, names } = form;
    const path = String(file.value);
    const read = this.#unitOf(file, unit.id);
    if (read === "circle") {
      const { id } = this.#read(path, unit.id, "source");
      const circle = this.#trail.slice(this.#trail.indexOf(id));
      const way = [...circle, id].map((each) => each ?? "this file");
      collector.add("reuse-circle", "files", { way }, file);
      return false;
    }
    if (typeof read === "string") {
      collector.add("reuse-file", wordingOf(read, path), { path }, file);
      return false;
    }
    const { cause } = read;
    if (cause) {
      collector.add("reuse-file", "errors", cause, file);
      this.#causes.set(unit, cause);
    }
    const own = ownNames(read.unit);
    const takesTokens = !names || names.some(({ text }) => text === "tokens");
    const hasTokens = bringTokens(takesTokens ? read.unit : undefined, unit);
    const isFirst = imported.take(form, read.unit);
    if (isFirst === "many") {
      collector.add("reuse-file", "names", { path, most: mostNames }, file);
      return false;
    }
    if (isFirst === "again") {
      if (!cause) this.#brought.set(form, imported.broughtBefore(form, read.unit));
      return cause === undefined;
    }
    const isKnown = (name: string) =>
      tables.some((table) => own[table].has(name)) || (hasTokens && name === "tokens");
    let known: readonly string[] | undefined;
    for (const name of names ?? []) {
      // Names from a broken file are not reported again.
      if (cause || isKnown(name.text)) continue;
      known ??= hasTokens ? [...own.all, "tokens"] : own.all;
      const meant = this.#suggesterOf(unit).nearest(name.text, own, () => known ?? []);
      const edits = spellingEdits(name.text, meant, name.from, name.to);
      const data = { path, name: name.text, meant, known };
      collector.add("reuse-unknown", "name", data, name, { edits });
    }
    const written = new Map(names?.toReversed().map((name) => [name.text, name]));
    const brought: string[] = hasTokens ? ["tokens"] : [];
    for (const table of tables) {
      const entries = unit[table] as Map<string, Definition>;
      for (const [name, each] of namesOf(form, read.unit, table)) {
        const definition = each as Definition;
        const kind = table === "data" ? "data" : definition.kind;
        const { from, to } = written.get(name) ?? file;
        claim(entries, kind, { text: name, from, to }, definition, places, collector);
        brought.push(name);
      }
    }
    imported.keep(form, read.unit, brought);
    if (!cause) this.#brought.set(form, brought);
    return cause === undefined;
  }

  /** One suggester for all imports of a source, so that their searches share one limit. */
  #suggesterOf(unit: Unit): Suggester {
    const known = this.#suggesters.get(unit) ?? new Suggester(unit.text.length);
    this.#suggesters.set(unit, known);
    return known;
  }

  #addData(
    { name, items, file }: Extract<Form, { kind: "data" }>,
    unit: Unit,
    places: Map<object, SourcePlace>,
    collector: DiagnosticCollector,
  ): void {
    const list = items ?? (file && this.#listOf(file, unit.id, collector));
    // Defines the name, so that its uses are not reported as well.
    const empty: Literal = { kind: "list", value: [], from: name.from, to: name.to, items: [] };
    const data = { name: name.text, items: list ?? empty, unit, place: file };
    claim(unit.data, "data", name, data, places, collector);
  }

  #listOf(
    file: Literal,
    id: string | undefined,
    collector: DiagnosticCollector,
  ): Literal | undefined {
    const path = String(file.value);
    if (isRelative(path) && !isDataName(path)) {
      collector.add("reuse-file", "format", { path }, file);
      return undefined;
    }
    const loaded = this.#read(path, id, "data");
    if ("problem" in loaded) {
      collector.add("reuse-file", wordingOf(loaded.problem, path), { path }, file);
      return undefined;
    }
    const key = `${loaded.id} ${file.from} ${id}`;
    const list =
      this.#lists.get(key) ??
      DataLists.of(this.#shared).read(loaded.id, path, loaded.text, this.#room);
    this.#lists.set(key, list);
    if (typeof list === "object") return list;
    collector.add("reuse-file", list, { path }, file);
    return undefined;
  }

  #read(path: string, from: string | undefined, use: FileUse): LoadedFile {
    const key = `${from ?? ""}\0${path}`;
    const known = this.#answers.get(key);
    if (known) {
      if (known.id !== undefined) this.#files.set(known.id, this.#all.get(known.id)!);
      return known;
    }
    const refusal = this.#refusal();
    if (refusal) {
      this.#refused++;
      return { problem: refusal };
    }
    const loaded = this.#load(path, from);
    this.#answers.set(key, loaded);
    if (loaded.id === undefined) return loaded;
    this.#note([[loaded.id, { use, length: "text" in loaded ? loaded.text.length : 0 }]]);
    if (this.#refusal() !== "text") return loaded;
    this.#refused++;
    const refused = { problem: "text", id: loaded.id } as const;
    this.#answers.set(key, refused);
    return refused;
  }

  /** Why no more files are read. */
  #refusal(): "limit" | "text" | undefined {
    if (this.#left.source < 0 || this.#left.data < 0) return "text";
    return this.#all.size >= mostFiles ? "limit" : undefined;
  }

  #note(files: Iterable<readonly [string, ReadFile]>): void {
    for (const [id, file] of files) {
      const known = this.#all.get(id);
      // A source takes far more memory than a data file, and one file may be both.
      if (!known || (known.use === "data" && file.use === "source")) {
        this.#left[file.use] -= file.length;
        this.#all.set(id, file);
      }
      this.#files.set(id, this.#all.get(id)!);
    }
  }

  /** Whether files that another analysis has read can be read in this one, too. */
  #hasRoomFor(files: ReadonlyMap<string, ReadFile>): boolean {
    const left = { ...this.#left };
    let count = this.#all.size;
    for (const [id, { use, length }] of files) {
      if (this.#all.has(id)) continue;
      left[use] -= length;
      count++;
    }
    return left.source >= 0 && left.data >= 0 && count <= mostFiles;
  }

  /** A source that another analysis has read, unless it is a circle that was entered elsewhere. */
  #sharedUnit(id: string): ReadUnit | undefined {
    const read = this.#shared.get(id);
    if (!read || read.circle.size === 0) return read;
    const isInside = this.#trail.some((each) => each !== undefined && read.files.has(each));
    return isInside ? undefined : read;
  }

  #unitOf(file: Literal, from: string | undefined): ReadUnit | LoadProblem | "circle" {
    const path = String(file.value);
    // What is no wireframe would be shown in messages about it, such as a file of secrets.
    if (isRelative(path) && !isSourceName(path)) return "kind";
    const loaded = this.#read(path, from, "source");
    if ("problem" in loaded) return loaded.problem;
    const { id, text } = loaded;
    const above = this.#trail.indexOf(id);
    if (above >= 0) {
      this.#outermost = Math.min(this.#outermost, above);
      return "circle";
    }
    this.paths.note(from, id, String(file.value));
    const inCircle = this.#own.get(id);
    const known = inCircle ?? this.#sharedUnit(id);
    if (known && this.#noted.has(id)) return known;
    if (known && (inCircle || this.#hasRoomFor(known.files))) {
      this.#noted.add(id);
      if (inCircle) this.#circle.set(id, inCircle);
      for (const [inner, read] of known.circle) {
        this.#circle.set(inner, read);
        if (!this.#own.has(inner)) this.#own.set(inner, read);
      }
      this.#note(known.files);
      this.paths.noteAll(id, (each) => (this.#own.get(each) ?? this.#shared.get(each))?.imports);
      return known;
    }
    const [refused, files, noted] = [this.#refused, this.#files, this.#noted];
    this.#files = new Map();
    this.#noted = new Set();
    const [outermost, around] = [this.#outermost, this.#circle];
    this.#outermost = Number.POSITIVE_INFINITY;
    this.#circle = new Map();
    const depth = this.#trail.push(id) - 1;
    const { elements, collector } = parseSource(text, this.#vocabulary, id, (forms) =>
      this.open(forms, id),
    );
    const unit = this.gather(id, text, elements.elements, collector);
    this.#trail.pop();
    const [first, ...others] = collector.sorted().filter(({ severity }) => severity === "error");
    const message = first?.message;
    const own = message && { path: String(file.value), count: others.length + 1, message };
    const cause = this.#causes.get(unit) ?? (own || undefined);
    const imports = this.paths.importsOf(id);
    // The files inside of a circle have the same parts missing wherever it is entered by this one.
    const isWhole = refused === this.#refused && this.#outermost >= depth;
    const circle = this.#circle;
    const read: ReadUnit = { unit, cause, files: this.#files, imports, circle };
    this.#files = new Map([...files, ...this.#files]);
    this.#noted = noted;
    this.#outermost = isWhole ? outermost : Math.min(outermost, this.#outermost);
    this.#circle = new Map([...circle, ...around]);
    if (!isWhole) this.#circle.set(id, read);
    // In a cycle, or beyond a limit, the missing parts depend on where it was entered, so the result cannot be shared.
    (isWhole ? this.#shared : this.#own).set(id, read);
    return read;
  }
}

/** The wording for a missing file: URLs and absolute paths are refused whether or not they exist. */
function wordingOf(problem: LoadProblem, path: string): LoadProblem | "address" {
  return problem === "outside" && !isRelative(path) ? "address" : problem;
}

/** The names that an import adds to a table. */
function* namesOf<T extends Table>(
  { names, as }: ImportForm,
  unit: Unit,
  table: T,
): Generator<[string, T extends "data" ? DataSet : Definition]> {
  const own = ownNames(unit)[table] as ReadonlyMap<string, Definition>;
  const wanted = names ? new Set(names.map(({ text }) => text)) : own.keys();
  for (const name of wanted) {
    const each = own.get(name);
    if (each) yield [as ? `${as.text}.${name}` : name, each] as never;
  }
}

/** Adds a definition under its name; the first of two counts. */
function claim<T extends object>(
  table: Map<string, T>,
  kind: string,
  name: Name,
  definition: T,
  places: Map<object, SourcePlace>,
  collector: DiagnosticCollector,
): void {
  const first = table.get(name.text);
  if (first === definition) return;
  if (first) {
    const related = places.get(first);
    collector.add("reuse-name", "twice", { kind, name: name.text }, name, { related });
    return;
  }
  table.set(name.text, definition);
  places.set(definition, { from: name.from, to: name.to });
}
