/** Short sources that expand to much: cycles, repeats in repeats, values that double, names of object properties. */

/** A source with the files that it imports. */
export interface HostileReuse {
  source: string;
  files?: Readonly<Record<string, string>>;
}

const times = (count: number, write: (at: number) => string): string =>
  Array.from({ length: count }, (_, at) => write(at)).join("");

/**
 * Nested components, each of which uses the next; `use` writes the use of another one, `last` the content of the
 * innermost.
 */
function levels(count: number, head: string, use: (name: string) => string, last: string): string {
  return times(count, (at) => {
    const body = at + 1 < count ? use(`c${at + 1}`) : last;
    return `component c${at}${head} { ${body} }\n`;
  });
}

const names = ["__proto__", "constructor", "toString", "hasOwnProperty", "valueOf", "prototype"];

/** Hostile sources, by what they do. */
export const hostileReuse: Readonly<Record<string, HostileReuse>> = {
  "files that import each other": {
    source: 'import "a.wf"\npage { }',
    files: { "a.wf": 'import "b.wf"', "b.wf": 'import "c.wf"', "c.wf": 'import "a.wf"' },
  },
  "a file that imports itself by many names": {
    source: 'import "a.wf"\npage { }',
    files: { "a.wf": times(1_000, (at) => `import "${"./".repeat(at)}a.wf"\n`) },
  },
  "files that all import all others": {
    source: `${times(200, (at) => `import "f${at}.wf"\n`)}page { }`,
    files: Object.fromEntries(
      Array.from({ length: 200 }, (_, at) => [
        `f${at}.wf`,
        `${times(200, (other) => `import "f${other}.wf"\n`)}component c${at} { text "x" }`,
      ]),
    ),
  },
  "files that each import the next, and bring many components": {
    source: `${times(200, (at) => `import "f${at}.wf" as n${at}\n`)}page { use n199.c0 }`,
    files: Object.fromEntries(
      Array.from({ length: 200 }, (_, at) => [
        `f${at}.wf`,
        `import "f${at + 1}.wf"\n${times(100, (name) => `component c${name}(a: string) { text "$a" }\n`)}`,
      ]),
    ),
  },
  "more imports than files may be read": {
    source: `${times(20_000, (at) => `import "f${at}.wf"\n`)}page { }`,
    files: Object.fromEntries(Array.from({ length: 1_000 }, (_, at) => [`f${at}.wf`, "page { }"])),
  },
  "names that objects have": {
    source: `${names.map((name) => `component ${name}(${names.map((each) => `${each}: string = "x"`).join(", ")}) { text "$constructor" slot ${name} }\ndata ${name} [{${name}="a"}]\nlayout ${name} { slot }\n`).join("")}page { ${names.map((name) => `use ${name}(${name}="1") { fill ${name} { text "f" } } repeat ${name} as ${name} { text "$${name}.${name}" } ${name} "a"`).join(" ")} }`,
  },
  "unknown names that objects have": {
    source: `component c(a: string) { ${names.map((name) => `text "$${name}" text "$a.${name}"`).join(" ")} }\npage { c "a" ${names.map((name) => `use ${name} repeat ${name} as x { } use c(${name}="1")`).join(" ")} } ${names.map((name) => `page uses=${name} variants=[${name}] { text "a" when=${name} }`).join(" ")}`,
  },
  "data with keys that objects have": {
    source:
      'data d from "d.json"\ndata e from "e.csv"\npage { repeat d as r { text "$r.__proto__" text "$r.constructor" text "$r.toString" } repeat e as r { text "$r.constructor" } }',
    files: {
      "d.json": '[{"__proto__":{"a":1},"constructor":"c"},{"__proto__":"p"}]',
      "e.csv": "__proto__,constructor\n1,2\n",
    },
  },
  "repeats in repeats": {
    source: `page { ${"repeat 5000 { ".repeat(100)}text "x"${" }".repeat(100)} }`,
  },
  "empty repeats in repeats": {
    source: `page { ${"repeat 5000 { ".repeat(20)}${" }".repeat(20)} }`,
  },
  "many repeats": { source: `page { ${'repeat 5000 { text "x" }\n'.repeat(20_000)} }` },
  "repeats over a long list in repeats": {
    source: `data d [${"{a=1 b=2 c=3} ".repeat(20_000)}]\npage { repeat 5000 { repeat d as r { } } }`,
  },
  "repeats over records of thousands of fields": {
    source: `data d [{${times(20_000, (at) => `f${at}=1 `)}}]\npage { repeat 4000 as n { repeat d as r { text "$r.f19999" } } }`,
  },
  "a text with as many fields of a large record": {
    source: `data d [{${times(20_000, (at) => `f${at}=1 `)}}]\npage { repeat d as r { text "${"${r.f19999}".repeat(40_000)}" } }`,
  },
  "a text with as many unknown fields": {
    source: `data d [{${times(20_000, (at) => `f${at}=1 `)}}]\npage { repeat d as r { text "${"${r.g}".repeat(60_000)}" } }`,
  },
  "uses that double, 16 deep": {
    source: `${levels(16, "", (name) => `use ${name} use ${name}`, 'text "x"')}page { use c0 }`,
  },
  "uses that double and draw nothing, 49 deep": {
    source: `${levels(49, "", (name) => `use ${name} use ${name}`, "")}page { use c0 }`,
  },
  "uses that are too deep": {
    source: `${levels(3_000, "", (name) => `use ${name}`, 'text "x"')}page { use c0 }`,
  },
  "layouts that are too deep": {
    source: `${times(3_000, (at) => `layout l${at} uses=l${at + 1} { slot }\n`)}layout l3000 { slot }\npage uses=l0 { }`,
  },
  "fills that double": {
    source: `component c { slot slot }\ncomponent d { slot slot a slot b }\npage { ${"use c { ".repeat(40)}text "x"${" }".repeat(40)} }`,
  },
  "slots that hand on twice": {
    source: `component c { slot }\n${levels(40, "", (name) => `use ${name} { slot use c { slot } }`, "slot slot")}page { use c0 { text "x" } }`,
  },
  "texts that double": {
    source: `${levels(45, "(s: string)", (name) => `use ${name}(s="\${s}\${s}")`, 'text "$s"')}page { use c0(s="0123456789") }`,
  },
  "lists that double": {
    source: `${levels(45, "(s: list)", (name) => `use ${name}(s=["$s", "$s"])`, 'list "$s"')}page { use c0(s=["a"]) }`,
  },
  "records that double": {
    source: `${levels(45, "(s: record)", (name) => `use ${name}(s={a="$s" b="$s"})`, 'text "x" foo="$s"')}page { use c0(s={a=1}) }`,
  },
  "a long list in many elements": {
    source: `data d [${'"a" '.repeat(50_000)}]\npage { repeat 4000 { list "$d" } }`,
  },
  "a long list written in a body that is used often": {
    source: `component c { table [${'["a" "b"] '.repeat(20_000)}] }\npage { repeat 3000 { use c } }`,
  },
  "a long text in many elements": {
    source: `component c(s: string) { text "\${s}!" }\npage { repeat 4000 { use c(s="${"x".repeat(500_000)}") } }`,
  },
  "fields that no record of thousands of uses has": {
    source: `component c(r: record) { ${times(200, (at) => `text "$r.f${at}" `)} }\npage { ${"use c(r={a=1})\n".repeat(2_000)} }`,
  },
  "a text with thousands of fields that a record lacks": {
    source: `component c(r: record) { text "${times(60_000, (at) => `\${r.f${at}}`)}" }\npage { c r={a=1} c r={b=1} }`,
  },
  "data words after thousands of elements": {
    source: `data people ["Ada"]\npage { ${"list people\n".repeat(20_000)} }`,
  },
  "ids of a layout on thousands of pages": {
    source: `layout l { ${times(50, (at) => `card id=c${at} { } `)} slot }\n${"page uses=l { }\n".repeat(300)}`,
  },
  "an import of thousands of other names": {
    source: `import { ${times(20_000, (at) => `a${at} as b${at} `)} } from "a.wf"\npage { a1 }`,
    files: { "a.wf": 'component a1 { text "x" }' },
  },
  "1 MB of $name": {
    source: `component c(name: string) { text "${"$name".repeat(200_000)}" }\npage { c "x" }`,
  },
  "1 MB of $name that nobody declares": {
    source: `component c { text "${"$name ".repeat(160_000)}" }\npage { c }`,
  },
  "1 MB of names that nobody declares": {
    source: `component c(${times(5_000, (at) => `p${at}: number = 1, `)} z = 1) { text "${times(60_000, (at) => `\${x${at}}`)}" }\npage { use c }`,
  },
  "1 MB of places without end": {
    source: `component c(name: string) { text "${"${".repeat(500_000)}" }\npage { c "x" }`,
  },
  "1 MB of elements with places without end": {
    source: `component c { ${'text "${"\n'.repeat(100_000)} }\npage { c }`,
  },
  "a component with 10,000 parameters": {
    source: `component c(${times(10_000, (at) => `p${at}: string = "x"${at < 9_999 ? ", " : ""}`)}) { text "$p9999" }\npage { ${'use c(p1="a") c p2="b" '.repeat(1_000)} }`,
  },
  "a component with 10,000 parameters that are all given": {
    source: `component c(${times(10_000, (at) => `p${at}: string, `)} z = 1) { text "$p9999" }\npage { use c(${times(10_000, (at) => `p${at}="y", `)} z = 2) use c(${times(10_000, (at) => `q${at}="y", `)} z = 2) }`,
  },
  "10,000 components": {
    source: `${times(10_000, (at) => `component c${at} { text "x" }\n`)}page { ${times(10_000, (at) => `d${at} use e${at}\n`)} }`,
  },
  "2,000 imports of the same": {
    source: `${'import "a.wf"\n'.repeat(2_000)}page { use c1 }`,
    files: { "a.wf": times(1_000, (at) => `component c${at} { text "x" }\n`) },
  },
  "2,000 imports of the same under other names": {
    source: `${times(2_000, (at) => `import "a.wf" as a${at}\n`)}page { use a1.c1 }`,
    files: { "a.wf": times(1_000, (at) => `component c${at} { text "x" }\n`) },
  },
  "4,000 imports of names that are not there": {
    source: `${times(4_000, (at) => `import { d${at} } from "a.wf"\n`)}page { }`,
    files: { "a.wf": times(1_000, (at) => `component c${at} { text "x" }\n`) },
  },
  "10,000 variants of a page": {
    source: `page variants=[${times(10_000, (at) => `v${at} `)}] { ${times(2_000, (at) => `text "x" when=v${at}\n`)} }`,
  },
  "a page with many conditions that no variant meets": {
    source: `page variants=[a b] { ${times(20_000, (at) => `text "x" when=[v${at} w${at}]\n`)} }`,
  },
  "many slots and fills": {
    source: `component c { ${times(10_000, (at) => `slot s${at}\n`)} }\npage { use c { ${times(10_000, (at) => `fill s${at} { text "x" } fill t${at} { }\n`)} } }`,
  },
  "a table of many columns and records": {
    source: `data d [${"{a=1} ".repeat(20_000)}]\npage { table data=d columns=[${times(20_000, () => '"a" ')}] }`,
  },
  "a table of many unknown columns": {
    source: `data d [${"{a=1} ".repeat(1_000)}]\npage { ${`table data=d columns=[${times(5_000, (at) => `"b${at}" `)}]\n`.repeat(10)} }`,
  },
  "a chart of many fields and records": {
    source: `data d [${"{a=1} ".repeat(20_000)}]\npage { chart data=d label=a values=[${"a ".repeat(20_000)}] }`,
  },
  "lists that nest deeper with each use": {
    source: `${levels(45, "(s: list)", (name) => `use ${name}(s=${"[".repeat(250)}"$s"${"]".repeat(250)})`, 'list "$s" table data="$s"')}page { use c0(s=["a"]) }`,
  },
  "JSON that nests deeply": {
    source: 'data d from "d.json"\npage { repeat d as r { text "$r" list "$r" } }',
    files: { "d.json": "[".repeat(200_000) + "]".repeat(200_000) },
  },
  "CSV of one quote, and of many": {
    source:
      'data a from "a.csv"\ndata b from "b.csv"\ndata c from "c.csv"\npage { repeat c as r { text "$r.x" } }',
    files: {
      "a.csv": '"'.repeat(300_001),
      "b.csv": `a\n${'"a""'.repeat(80_000)}`,
      "c.csv": `${"x,".repeat(500)}\n${"1,".repeat(200_000)}`,
    },
  },
  "ids that grow with each use": {
    source: `${levels(49, "", (name) => `use ${name} id=${"i".repeat(2_000)}`, 'text "x" id=a')}page { use c0 id=${"i".repeat(2_000)} }`,
  },
  "heads without end": { source: `${"component c(".repeat(20_000)}` },
  "imports without end": { source: `${"import { a ".repeat(20_000)}` },
  "repeats without a list": { source: `page { ${'repeat "x" as '.repeat(20_000)} }` },
};
