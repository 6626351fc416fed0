/** Describes sources as lists of repeated and nested pieces, so that they can be changed at random. */

/** A random number generator with a seed. */
export function randomFrom(seed) {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end) => Math.floor(next() * end);
  return {
    below,
    chance: (share) => next() < share,
    pick: (list) => list[below(list.length)],
    shuffle: (list) =>
      list
        .map((item) => ({ item, at: next() }))
        .sort((a, b) => a.at - b.at)
        .map(({ item }) => item),
  };
}

/** Pieces of other languages. */
const foreign = [
  "graph TD\n",
  "A --> B\n",
  "A[x] -->|y| B\n",
  "sequenceDiagram\n",
  "import a from 'b'\n",
  "const a = 1;\n",
  "if (a) {\n",
  "return a\n",
  "a.b(c)\n",
  "{{#each a}}\n",
  "{a && b}\n",
  "```json\n",
  '{"type":"page","children":[',
  '{"type":"text","label":"a"},',
  '\\"a\\"',
  "- a: b\n",
  "a: b\n",
  "  - text: a\n",
  '<div class="a">b</div>\n',
  "/>\n",
  "# a\n",
  "it's ",
  'say "a" b"\n',
  "https://a.b/c?d=e&f#g ",
  "\\n",
  "icon=aaaaaaaaaaaa ",
  "icon abcdefghijkl\n",
  "aaaaaaaaaaaaaaaaaaaa\n",
  "placeholdr=a ",
  "primry\n",
  "navigate=nowhre ",
  "id=nowhere ",
];

/** Pieces that are not elements of the language. */
const signs =
  `{ } [ ] ( ) " ' \\ // /* */ = , ... : ; # | -> $ \${ {{ <div> <!-- \`\`\` \n a= a=1 at( - 1 1x #fff w=1 w=50% h=20 x=1 flex span=3 order=2 gap=9 p=1 scroll hidden wrap centered open inline collapsed bg=muted disabled id=a navigate=b icon=star icon=sterr size=xs direction=row-reverse align=baseline justify=between columns=9 primary butto buton Button "\\u{1}" ["a"] [[1],[]] {a=1} [{label="a"}] [1] "..." "[badge] a" "[icon:x] [avatar] b"`
    .split(" ")
    .map((sign) => (sign === "\n" ? sign : `${sign} `));

const texts = [
  "a",
  "a ",
  "word ",
  "a-",
  "\\n",
  "é",
  "א ",
  "漢",
  "👩🏽‍🚀",
  "e\u0301",
  "\u0301",
  "\u200d",
  "\u0000",
  "<",
  "&",
  "[badge] ",
  "[",
  "-1",
  "1,",
  '\\"',
  "\\\\",
  "{}",
];

/** A text that fills the space. */
const filled = (text) => ({ open: "", inner: [text], close: "", times: 0 });

const inPage = (gene) => [{ open: "page { ", inner: [gene], close: "}", times: 1 }];

/**
 * Every place of a text in every component: labels, lists with the fields of their objects, and attributes. Attributes that
 * all components have are tried on one.
 *
 * @returns for each place, the name of the component, what makes a gene of a text that fills the space there, and what makes
 *   the genes of a source of it
 */
export function slotsOf({ components }) {
  return components.flatMap((component) => {
    const { name, label, list, number, root, parents, attributes } = component;
    const start = `${name} ${number ? "1 " : ""}`;
    const written = label?.required ? `${start}"a" ` : start;
    const own = [...attributes.values()].filter(({ common }) => !common || name === "text");
    const places = [
      ...(label ? [[`${start}"`, '" ']] : []),
      ...own.map((attribute) => [`${written}${attribute.name}="`, '" ']),
      ...(list ? [[`${written}${list.nested ? "[" : ""}["`, list.nested ? '"]] ' : '"] ']] : []),
      ...[...(list?.keys.keys() ?? [])].map((key) => [`${written}[{label="a" ${key}="`, '"}] ']),
    ];
    const [parent] = parents;
    return places.map(([open, close]) => {
      const gene = (text) => {
        const own = { open, inner: [filled(text)], close, times: 1 };
        return parent ? { open: `${parent} { `, inner: [own], close: "} ", times: 1 } : own;
      };
      const alone = (text) => (root ? [gene(text), "{ }"] : inPage(gene(text)));
      return { component: name, gene, alone };
    });
  });
}

/**
 * The pieces that sources consist of, and the sources to start from. A source is a list of genes: a text, or `{ open,
 * inner, close, times }`, where `inner` is a list of genes and `times` is how often it is repeated, or 0 to fill the
 * available space.
 */
export function genesOf(vocabulary) {
  const { components } = vocabulary;
  const elements = components.flatMap(({ name, root }) => {
    const contents = root ? ["{ }"] : ["", '"a"', '"a" { }', '["a","b"]', '"a" x=1'];
    return contents.map((content) => `${name} ${content}\n`);
  });
  const containers = components
    .filter(({ children }) => children.allow !== "none")
    .map(({ name, label }) => ({
      open: `${name} ${label?.required ? '"a" ' : ""}{ `,
      close: "} ",
    }));
  const strings = texts.flatMap((text) =>
    ["text", "title", "button", "card", "tooltip", "textarea"].map((name) => ({
      open: `${name} "`,
      inner: [text],
      close: '" w=1 ',
      times: 0,
    })),
  );
  const pieces = [...elements, ...signs, ...foreign];
  const slots = slotsOf(vocabulary);
  const table = [
    {
      open: "page { table [[",
      inner: [{ open: "1 ", inner: [], close: "", times: 40 }],
      close: "] ",
      times: 1,
    },
    { open: "[] ", inner: [], close: "", times: 20 },
    "] ",
    { open: "modal { }", inner: [], close: " ", times: 8 },
    "}",
  ];
  const starts = [
    ...pieces.flatMap((piece) => [inPage(filled(piece)), [filled(piece)]]),
    ...strings.map(inPage),
    ...slots.flatMap(({ alone }) => ["a", "<", '\\"'].map(alone)),
    ...containers.map((container) => inPage({ ...container, inner: ['text "a" '], times: 40 })),
    table,
  ];
  const inSlots = slots.flatMap(({ gene }) => texts.map(gene));
  return { pieces, containers, strings: [...strings, ...inSlots], starts };
}

/** The text of genes, at most `size` bytes; pieces that fill the space are repeated as often as they fit. */
export function writeSource(genes, size) {
  const fixed = Buffer.byteLength(write(genes, 0));
  const once = Buffer.byteLength(write(genes, 1)) - fixed;
  let times = once > 0 ? Math.max(1, Math.floor((size - fixed) / once)) : 0;
  let source = write(genes, times);
  for (; Buffer.byteLength(source) > size && times > 1; source = write(genes, times)) {
    times = Math.max(1, Math.floor(times * 0.9));
  }
  while (Buffer.byteLength(source) > size)
    source = source.slice(0, Math.floor(source.length * 0.95));
  return source;
}

const longest = 80_000;

function write(genes, fill) {
  let text = "";
  for (const gene of genes) {
    if (text.length > longest) return text;
    if (typeof gene === "string") text += gene;
    else {
      const times = gene.times === 0 ? fill : gene.times;
      const inner = write(gene.inner, fill === 0 ? 0 : gene.times === 0 ? 1 : fill);
      // Containers are nested; everything else is repeated in a row.
      const isNested = gene.inner.length > 0 && gene.close.trim() === "}";
      text += isNested
        ? (gene.open.repeat(times) + inner + gene.close.repeat(times)).slice(0, longest)
        : (gene.open + inner + gene.close).repeat(Math.min(times, longest));
    }
  }
  return text;
}

/** Genes with a few changes, some of which come from another source. */
export function mutate(genes, other, words, random) {
  let changed = structuredClone(genes);
  for (let count = 1 + random.below(3); count > 0; count--)
    changed = change(changed, other, words, random);
  return changed;
}

function change(genes, other, words, random) {
  const at = random.below(genes.length + 1);
  const gene = genes[at];
  if (gene !== undefined && typeof gene !== "string" && random.chance(0.6)) {
    const next = { ...gene };
    if (random.chance(0.3))
      next.times = random.pick([0, 1, 2, 5, 12, 40, 100, 200, gene.times * 2]);
    else next.inner = change(gene.inner, other, words, random);
    return genes.with(at, next);
  }
  switch (random.below(6)) {
    case 0:
      return genes.toSpliced(at, 1);
    case 1:
      return genes.toSpliced(at, 0, random.pick(words.pieces));
    case 2:
      return genes.toSpliced(at, 1, random.pick(words.pieces));
    case 3:
      return genes.toSpliced(at, 1, {
        ...random.pick(words.containers),
        inner: gene === undefined ? [random.pick(words.pieces)] : [gene],
        times: random.pick([0, 1, 3, 30, 150]),
      });
    case 4:
      return genes.toSpliced(at, 0, random.pick([random.pick(words.strings), random.pick(other)]));
    default:
      return genes.toSpliced(at, 1, {
        open: "",
        inner: gene === undefined ? [random.pick(words.pieces)] : [gene],
        close: "",
        times: random.pick([0, 2, 8, 30]),
      });
  }
}
