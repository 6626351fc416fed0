/** Turns elements of HTML into those of a wireframe: what each tag is called here, and where its texts go. */
import type { ComponentEntry, Vocabulary } from "../../ast/vocabulary.js";
import { printString } from "../print-string.js";
import type { MarkupElement, MarkupNode } from "./read-markup.js";

const words = (text: string): ReadonlySet<string> => new Set(text.split(" "));

/** Tags whose content is elements; a text in them is a paragraph. */
const blockTags = words(
  "article aside body center div fieldset figure footer form header main nav ol section ul",
);

/** Tags whose content is words. */
const textTags = words(
  "a blockquote button caption dd dt figcaption h1 h2 h3 h4 h5 h6 label legend li p pre summary td textarea th",
);

/** Tags that say how words in a sentence look. */
const inlineTags = words(
  "abbr b bdi big cite del em font i ins mark q s small span strong sub sup time u",
);

/** Tags without content. */
const emptyTags = words("hr img input");

/** Tags of which nothing is seen. */
const unseenTags = words("head link meta noscript script style template");

const fieldTags = words("input select textarea");

/** Attributes that say nothing about a wireframe. */
const unseenAttributes =
  /^(?:class(?:Name)?|style|for|htmlFor|key|method|action|rel|target|tabindex|autocomplete|on[a-z]+|data-[\w-]+|scope)(?:=|$)/;

/** Whether an element of HTML has an end tag although its component takes no block. */
export function isHtmlPair(name: string): boolean {
  return name === "select" || name === "button" || name === "textarea";
}

/** The element in words of a wireframe; as it is where its tag is none of HTML. */
export function fromHtml(element: MarkupElement, vocabulary: Vocabulary): MarkupElement {
  return new Translator(vocabulary).element(element);
}

class Translator {
  readonly #vocabulary: Vocabulary;

  constructor(vocabulary: Vocabulary) {
    this.#vocabulary = vocabulary;
  }

  element(element: MarkupElement): MarkupElement {
    const { name } = element;
    if (name === "html") return this.#document(element);
    if (name === "table") return this.#table(element) ?? this.#withChildren(element);
    if (name === "select") return this.#select(element) ?? this.#withChildren(element);
    if (name === "input") return this.#input(element);
    if (blockTags.has(name)) return this.#named(element, this.#blocks(element.children));
    if (textTags.has(name) || inlineTags.has(name)) return this.#worded(element);
    if (emptyTags.has(name)) return this.#named(element);
    return { ...element, children: this.#inside(element.children) };
  }

  /** An element under the name of its component. */
  #named(element: MarkupElement, children: MarkupNode[] = []): MarkupElement {
    const { name } = element;
    const level = /^h([2-6])$/.exec(name)?.[1];
    const attributes = element.attributes.filter(
      (each) =>
        !unseenAttributes.test(each) &&
        !/^href="#?"$/.test(each) &&
        !(name === "button" && /^type=/.test(each)),
    );
    if (level !== undefined) attributes.unshift(`level=${level}`);
    return { ...element, name: this.#wordFor(name), attributes, children };
  }

  #wordFor(tag: string): string {
    const { foreignWords } = this.#vocabulary;
    if (this.#vocabulary.component(tag)) return tag;
    return (
      foreignWords.get(tag) ?? (inlineTags.has(tag) ? foreignWords.get("p") : undefined) ?? tag
    );
  }

  /** An element of words; one with other elements in it is a block, where its component takes one. */
  #worded(element: MarkupElement): MarkupElement {
    const text = plainText(element.children);
    if (text !== undefined) return { ...this.#named(element), isPair: false, label: text };
    const [only, ...more] = element.children.filter((each) => !isBlank(each));
    const named = this.#named(element);
    if (
      element.name === "li" &&
      only?.kind === "element" &&
      only.name === "a" &&
      more.length === 0
    ) {
      const link = this.#worded(only);
      if (link.label !== undefined) {
        const attributes = [...named.attributes, ...link.attributes];
        return { ...named, isPair: false, attributes, label: link.label };
      }
    }
    const lists = element.children.filter((each) => each.kind === "element" && isList(each));
    const [list] = lists;
    if (element.name === "li" && lists.length === 1 && list?.kind === "element") {
      const label = plainText(element.children.filter((each) => each !== list));
      if (label) return { ...named, label, children: this.#blocks(list.children) };
    }
    const entry = this.#vocabulary.component(named.name);
    const isSentence = /^(?:p|h\d|label|a|button)$/.test(element.name);
    if (isSentence || !entry || !takesBlock(entry)) {
      return { ...element, children: this.#inside(element.children) };
    }
    return { ...named, children: this.#blocks(element.children) };
  }

  #withChildren(element: MarkupElement): MarkupElement {
    return this.#named(element, this.#inside(element.children));
  }

  #inside(children: readonly MarkupNode[]): MarkupNode[] {
    return children
      .filter((each) => each.kind !== "element" || !unseenTags.has(each.name))
      .map((each) => (each.kind === "element" ? this.element(each) : each));
  }

  /** Children of a block: each run of words is a paragraph, and a label belongs to its field. */
  #blocks(children: readonly MarkupNode[]): MarkupNode[] {
    const all = labeled(children.filter((each) => !isUnseen(each)));
    const blocks: MarkupNode[] = [];
    let run: MarkupNode[] = [];
    const endRun = (): void => {
      const hasWords = run.some((each) => each.kind === "text" && !isBlank(each));
      const text = hasWords ? plainText(run) : undefined;
      const [first] = run;
      if (text !== undefined && first) {
        const [before] = /^\s*/.exec(first.kind === "text" ? first.text : "")!;
        if (before !== "") blocks.push(spaceAt(first, before));
        blocks.push(this.#paragraph(first, text));
        const last = run.at(-1)!;
        const after = last.kind === "text" ? last.text.slice(last.text.trimEnd().length) : "";
        if (after !== "") blocks.push(spaceAt(last, after));
      } else
        for (const each of run) blocks.push(each.kind === "element" ? this.element(each) : each);
      run = [];
    };
    for (const child of all) {
      const isWords =
        child.kind === "text" ||
        (child.kind === "element" && (inlineTags.has(child.name) || child.name === "br"));
      if (isWords) run.push(child);
      else {
        endRun();
        blocks.push(child.kind === "element" ? this.element(child) : child);
      }
    }
    endRun();
    return blocks;
  }

  #paragraph({ from, to }: MarkupNode, label: string): MarkupElement {
    const name = this.#wordFor("p");
    return {
      kind: "element",
      name,
      attributes: [],
      children: [],
      isPair: false,
      tags: [],
      from,
      to,
      label,
    };
  }

  /** A whole document: its body, under its title. */
  #document(element: MarkupElement): MarkupElement {
    const elements = element.children.filter((each) => each.kind === "element");
    const head = elements.find(({ name }) => name === "head");
    const body = elements.find(({ name }) => name === "body");
    const title = /<title>([^<"]{0,500})<\/title>/i.exec(rawIn(head))?.[1]?.trim();
    const named = this.#named(
      { ...element, attributes: [] },
      this.#blocks((body ?? element).children),
    );
    return title ? { ...named, attributes: [`title=${printString(title)}`] } : named;
  }

  /** A field of one line, or what its type says that it is. */
  #input(element: MarkupElement): MarkupElement {
    const named = this.#named(element);
    const type = valueOf(element, "type");
    if (type === undefined) return named;
    const { foreignWords } = this.#vocabulary;
    const meant = this.#vocabulary.component(type) ? type : foreignWords.get(type);
    const isOwn = meant !== undefined && meant !== named.name;
    const isPlain = type === "text" || isOwn;
    const value = type === "submit" || type === "button" ? valueOf(element, "value") : undefined;
    return {
      ...named,
      name: isOwn ? meant : named.name,
      attributes: named.attributes.filter(
        (each) =>
          !(isPlain && each.startsWith("type=")) &&
          !(value !== undefined && each.startsWith("value=")),
      ),
      ...(value !== undefined && { label: value }),
    };
  }

  /** A select with its options as a list; undefined where they are in groups. */
  #select(element: MarkupElement): MarkupElement | undefined {
    const options = element.children.filter((each) => !isBlank(each));
    const texts = options.map((each) =>
      each.kind === "element" && each.name === "option" ? plainText(each.children) : undefined,
    );
    if (options.length === 0 || texts.some((text) => text === undefined)) return undefined;
    const chosen = options.findIndex(
      (each) => each.kind === "element" && each.attributes.includes("selected"),
    );
    const named = this.#named(element);
    const value = chosen < 0 ? [] : [`value=${printString(texts[chosen]!)}`];
    const list = texts as string[];
    return { ...named, isPair: false, attributes: [...named.attributes, ...value], list };
  }

  /** A table of texts; undefined for one with anything else. */
  #table(element: MarkupElement): MarkupElement | undefined {
    const rows: { list: string[]; isHead: boolean }[] = [];
    const visit = (nodes: readonly MarkupNode[]): boolean =>
      nodes.every((node) => {
        if (node.kind !== "element") return isBlank(node);
        if (/^(?:thead|tbody|tfoot)$/.test(node.name)) return visit(node.children);
        if (node.name !== "tr") return node.name === "colgroup";
        const cells = node.children.filter((each) => !isBlank(each));
        const list = cells.map((cell) =>
          cell.kind === "element" && /^t[hd]$/.test(cell.name)
            ? plainText(cell.children)
            : undefined,
        );
        if (list.length === 0 || list.some((text) => text === undefined)) return false;
        const isHead =
          rows.length === 0 && cells.every((each) => each.kind === "element" && each.name === "th");
        rows.push({ list: list as string[], isHead });
        return true;
      });
    if (!visit(element.children) || rows.length === 0) return undefined;
    const [head, body] = [this.#formWord("thead"), this.#formWord("tr")];
    const children = rows.flatMap(({ list, isHead }): MarkupNode[] => [
      { kind: "text", text: "\n", from: element.to, to: element.to },
      { ...this.#paragraph(element, ""), name: isHead ? head : body, label: undefined, list },
    ]);
    const end: MarkupNode = { kind: "text", text: "\n", from: element.to, to: element.to };
    return this.#named(element, [...children, end]);
  }

  /** The word that the form of a tag starts with. */
  #formWord(tag: string): string {
    const form = this.#vocabulary.foreignForms.get(tag)?.example ?? tag;
    return /^\w+/.exec(form)?.[0] ?? tag;
  }
}

function isList({ name }: MarkupElement): boolean {
  return name === "ul" || name === "ol";
}

function takesBlock({ children }: ComponentEntry): boolean {
  return children.allow !== "none" && !children.mustBeEmpty;
}

/** Children in which a label that a field follows, or that is around one, is the label of that field. */
function labeled(children: readonly MarkupNode[]): MarkupNode[] {
  const all: MarkupNode[] = [];
  let pending: { text: string; at: number } | undefined;
  for (const child of children) {
    if (isBlank(child)) {
      all.push(child);
      continue;
    }
    const around = child.kind === "element" && child.name === "label" ? fieldIn(child) : undefined;
    if (around) all.push(around);
    else if (pending && child.kind === "element" && fieldTags.has(child.name)) {
      all.splice(pending.at, all.length - pending.at, withLabel(child, pending.text));
    } else all.push(child);
    const text =
      child.kind === "element" && child.name === "label" && !around
        ? plainText(child.children)
        : undefined;
    pending = text === undefined ? undefined : { text, at: all.length - 1 };
  }
  return all;
}

/** The field in a label, with the words beside it. */
function fieldIn({ children }: MarkupElement): MarkupElement | undefined {
  const fields = children.filter((each) => each.kind === "element" && fieldTags.has(each.name));
  const [field] = fields;
  if (fields.length !== 1 || field?.kind !== "element") return undefined;
  const text = plainText(children.filter((each) => each !== field));
  return text === undefined || text === "" ? undefined : withLabel(field, text);
}

function withLabel(field: MarkupElement, text: string): MarkupElement {
  return { ...field, label: text.replace(/\s*:$/, "") };
}

/** The words of some nodes; undefined where there is more than words. */
function plainText(nodes: readonly MarkupNode[]): string | undefined {
  const parts: string[] = [];
  for (const node of nodes) {
    if (node.kind === "text") parts.push(node.text.replace(/\s+/g, " "));
    if (node.kind !== "element") continue;
    if (node.name === "br") {
      parts.push("\n");
      continue;
    }
    const inner = inlineTags.has(node.name) ? plainText(node.children) : undefined;
    if (inner === undefined) return undefined;
    parts.push(inner);
  }
  return parts
    .join("")
    .replace(/ *\n */g, "\n")
    .trim();
}

function valueOf({ attributes }: MarkupElement, name: string): string | undefined {
  const found = attributes.find((each) => each.startsWith(`${name}=`));
  return found?.slice(name.length + 1).replace(/^"(.*)"$/, "$1");
}

function isUnseen(node: MarkupNode): boolean {
  return node.kind === "element" && unseenTags.has(node.name);
}

function isBlank(node: MarkupNode): boolean {
  return node.kind === "text" && node.text.trim() === "";
}

function spaceAt({ from, to }: MarkupNode, text: string): MarkupNode {
  return { kind: "text", text, from, to };
}

/** What is in an element that is not read as elements. */
function rawIn(element: MarkupElement | undefined): string {
  const text = element?.children.find((each) => each.kind === "text");
  return text?.kind === "text" ? text.text : "";
}
