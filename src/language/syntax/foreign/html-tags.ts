/** Converts HTML elements to those of a wireframe: the component of each tag, and where its texts go. */
import type { ComponentEntry } from "../../ast/element.js";
import { printString } from "../../ast/print-string.js";
import type { Vocabulary } from "../../ast/vocabulary.js";
import { inlineTags, isBlank, isTag, plainText } from "./html-words.js";
import { labeledFields } from "./labeled-fields.js";
import type { MarkupElement, MarkupNode } from "./read-markup.js";

const words = (text: string): ReadonlySet<string> => new Set(text.split(" "));

/** Tags that contain elements; a text in them is a paragraph. */
const blockTags = words(
  "article aside body center div fieldset figure footer form header main nav ol section ul",
);

/** Tags that contain words. */
const textTags = words(
  "a blockquote button caption dd dt figcaption h1 h2 h3 h4 h5 h6 label legend li p pre summary td textarea th",
);

/** Tags without content. */
const emptyTags = words("hr img input");

/** Tags that are not visible. */
const unseenTags = words("head link meta noscript script style template");

/** Attributes without meaning for a wireframe. */
const unseenAttributes =
  /^(?:class(?:Name)?|style|for|htmlFor|key|method|action|rel|target|tabindex|autocomplete|on[a-z]+|data-[\w-]+|scope)(?:=|$)/;

/** Whether an HTML element has an end tag although its component has no block. */
export function isHtmlPair(name: string): boolean {
  return name === "select" || name === "button" || name === "textarea";
}

/** The element of a wireframe; the element itself if its tag is not HTML. */
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
    if (name === "svg") return this.#picture(element);
    if (blockTags.has(name)) return this.#named(element, this.#blocks(element.children));
    if (textTags.has(name) || inlineTags.has(name)) return this.#worded(element);
    if (emptyTags.has(name)) return this.#named(element);
    return { ...element, children: this.#inside(element.children) };
  }

  /** An element with the name of its component. */
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

  /** An element with words; if it contains other elements, it becomes a block if its component accepts one. */
  #worded(element: MarkupElement): MarkupElement {
    const text = plainText(element.children);
    if (text !== undefined) return { ...this.#named(element), isPair: false, label: text };
    const [only, ...more] = element.children.filter((each) => !isBlank(each));
    const named = this.#named(element);
    if (isTag(element, "li") && only?.kind === "element" && isTag(only, "a") && more.length === 0) {
      const link = this.#worded(only);
      if (link.label !== undefined) {
        const attributes = [...named.attributes, ...link.attributes];
        return { ...named, isPair: false, attributes, label: link.label };
      }
    }
    const [list, ...others] = element.children.filter((each) => isTag(each, "ul", "ol"));
    if (isTag(element, "li") && list?.kind === "element" && others.length === 0) {
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

  /** Children of a block: each run of words becomes a paragraph, and each label is joined with its field. */
  #blocks(children: readonly MarkupNode[]): MarkupNode[] {
    const all = labeledFields(children.filter((each) => !isUnseen(each)));
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
      }
      // A line break between blocks has no effect.
      else
        for (const each of run.filter((one) => !isTag(one, "br", "wbr")))
          blocks.push(each.kind === "element" ? this.element(each) : each);
      run = [];
    };
    for (const child of all) {
      const isWords =
        child.kind === "text" ||
        isTag(child, "br") ||
        (child.kind === "element" && inlineTags.has(child.name));
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

  /** A whole document: its body, with its title. */
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

  /** A drawing, of which only the name and size are kept. */
  #picture(element: MarkupElement): MarkupElement {
    const title = /<title>([^<"]{0,500})<\/title>/i.exec(rawIn(element))?.[1]?.trim();
    const label = attributeOf(element, "aria-label") ?? title;
    const attributes = (["width", "height"] as const).flatMap((name) => {
      const px = attributeOf(element, name);
      return px !== undefined && /^\d{1,4}$/.test(px) ? [`${name[0]}=${px}`] : [];
    });
    const named = this.#named({ ...element, attributes });
    return { ...named, isPair: false, ...(label && { label }) };
  }

  /** A single-line field, or the component for its type. */
  #input(element: MarkupElement): MarkupElement {
    const named = this.#named(element);
    const type = attributeOf(element, "type");
    if (type === undefined) return named;
    const { foreignWords } = this.#vocabulary;
    const meant = this.#vocabulary.component(type) ? type : foreignWords.get(type);
    const isOwn = meant !== undefined && meant !== named.name;
    const isPlain = type === "text" || isOwn;
    const value =
      type === "submit" || type === "button" ? attributeOf(element, "value") : undefined;
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

  /** A select with its options as a list; undefined if they are in groups. */
  #select(element: MarkupElement): MarkupElement | undefined {
    const options = element.children.filter((each) => !isBlank(each));
    const texts = options.map((each) =>
      each.kind === "element" && isTag(each, "option") ? plainText(each.children) : undefined,
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

  /** A table of texts; undefined if it contains anything else. */
  #table(element: MarkupElement): MarkupElement | undefined {
    const rows: { list: string[]; isHead: boolean }[] = [];
    const visit = (nodes: readonly MarkupNode[]): boolean =>
      nodes.every((node) => {
        if (node.kind !== "element") return isBlank(node);
        if (/^(?:thead|tbody|tfoot)$/.test(node.name)) return visit(node.children);
        if (!isTag(node, "tr")) return isTag(node, "colgroup");
        const cells = node.children.filter((each) => !isBlank(each));
        const list = cells.map((cell) =>
          cell.kind === "element" && isTag(cell, "th", "td") ? plainText(cell.children) : undefined,
        );
        if (list.length === 0 || list.some((text) => text === undefined)) return false;
        const isHead = rows.length === 0 && cells.every((each) => isTag(each, "th"));
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

  /** The first word of the form for a tag. */
  #formWord(tag: string): string {
    const form = this.#vocabulary.foreignForms.get(tag)?.example ?? tag;
    return /^\w+/.exec(form)?.[0] ?? tag;
  }
}

function takesBlock({ children }: ComponentEntry): boolean {
  return children.allow !== "none" && !children.mustBeEmpty;
}

function attributeOf({ attributes }: MarkupElement, name: string): string | undefined {
  const found = attributes.find((each) => each.startsWith(`${name}=`));
  return found?.slice(name.length + 1).replace(/^"(.*)"$/, "$1");
}

function isUnseen(node: MarkupNode): boolean {
  return node.kind === "element" && unseenTags.has(node.name);
}

function spaceAt({ from, to }: MarkupNode, text: string): MarkupNode {
  return { kind: "text", text, from, to };
}

/** The unparsed content of an element. */
function rawIn(element: MarkupElement | undefined): string {
  const text = element?.children.find((each) => each.kind === "text");
  return text?.kind === "text" ? text.text : "";
}
