/** Syntax from other languages: each case gives one diagnostic that names our form. */
import { describe, expect, it } from "vitest";
import { describeDiagnostics } from "./diagnostics.js";

/** A source with everything that is reported about it: place, code and message, hint, and the source after the fix. */
interface Brought {
  name: string;
  source: string;
  found: string[];
}

const cases: Brought[] = [
  {
    name: "an arrow between pages",
    source: `A -> B`,
    found: [
      `1:1-1:7 error foreign-syntax a wireframe cannot contain arrows | link pages with navigate: button "…" navigate=B`,
    ],
  },
  {
    name: "a long arrow between pages, within a page",
    source: `page "P" {
  text "a"
  home --> settings
}`,
    found: [
      `3:3-3:20 error foreign-syntax a wireframe cannot contain arrows | link pages with navigate: button "…" navigate=settings`,
    ],
  },
  {
    name: "an arrow after an element",
    source: `page "P" { card { button "Go" -> Settings } }`,
    found: [
      `1:31-1:42 error foreign-syntax a wireframe cannot contain arrows | link pages with navigate: button "…" navigate=Settings`,
    ],
  },
  {
    name: "the head of a flowchart",
    source: `graph TD`,
    found: [
      `1:1-1:9 error foreign-syntax a wireframe cannot contain a flowchart | write each page, and link pages with navigate: button "…" navigate=PAGE`,
    ],
  },
  {
    name: "a flowchart",
    source: `flowchart LR
  A[Login] --> B{Ok?}
  B -->|yes| C[Home]
  B -->|no| A`,
    found: [
      `1:1-1:13 error foreign-syntax a wireframe cannot contain a flowchart | write each page, and link pages with navigate: button "…" navigate=PAGE`,
    ],
  },
  {
    name: "a flowchart before a page",
    source: `graph TD
  A --> B

page "A" {
  text "a"
}`,
    found: [
      `1:1-1:9 error foreign-syntax a wireframe cannot contain a flowchart | write each page, and link pages with navigate: button "…" navigate=PAGE`,
    ],
  },
  {
    name: "a sequence",
    source: `sequenceDiagram
  Alice->>Bob: Hello`,
    found: [
      `1:1-1:16 error foreign-syntax a wireframe cannot contain a flowchart | write each page, and link pages with navigate: button "…" navigate=PAGE`,
    ],
  },
  {
    name: "comments with dashes",
    source: `page "P" {
  -- the title
  text "a -- b" -- more
}`,
    found: [
      `2:3-2:5 error token-unexpected unexpected "--" | comments start with "//" | page "P" {
  // the title
  text "a -- b" -- more
}`,
      `3:17-3:19 error token-unexpected unexpected "--" | comments start with "//" | page "P" {
  -- the title
  text "a -- b" // more
}`,
    ],
  },
  {
    name: "blocks in parentheses",
    source: `page "P" (
  card "C" ( text "a" button("Save") )
)`,
    found: [
      `1:10-3:2 error parentheses-unexpected unexpected parentheses | blocks are in braces: page { … } | page "P" {
  card "C" ( text "a" button("Save") )
}`,
      `2:12-2:39 error parentheses-unexpected unexpected parentheses | blocks are in braces: card { … } | page "P" (
  card "C" { text "a" button("Save") }
)`,
      `2:29-2:37 error parentheses-unexpected unexpected parentheses | write button "Save" | page "P" (
  card "C" ( text "a" button "Save" )
)`,
    ],
  },
  {
    name: "three dots in quotes",
    source: `table ["A"] { row ["1"] "..." }`,
    found: [
      `1:25-1:30 error label-not-allowed "row" takes no label | for more of the same, write ... without quotes | table ["A"] { row ["1"] ... }`,
    ],
  },
  {
    name: "a call with a modifier",
    source: `page "P" { button("Save", primary) }`,
    found: [
      `1:18-1:35 error parentheses-unexpected unexpected parentheses | write button "Save" primary | page "P" { button "Save" primary }`,
    ],
  },
  {
    name: "a call of a class",
    source: `page "P" { Button("Save") }`,
    found: [
      `1:18-1:26 error parentheses-unexpected unexpected parentheses | write button "Save" | page "P" { button "Save" }`,
    ],
  },
  {
    name: "a call with props",
    source: `page "P" {
  Card({title:"x"}) {}
}`,
    found: [
      `2:3-2:20 error foreign-syntax unexpected parentheses | write card title="x" | page "P" {
  card title="x" {}
}`,
    ],
  },
  {
    name: "a call with a label and props",
    source: `page "P" { Card("T", { shadow: "lg", p: 4 }) { text "a" } }`,
    found: [
      `1:12-1:45 error foreign-syntax unexpected parentheses | write card "T" shadow="lg" p=4 | page "P" { card "T" shadow="lg" p=4 { text "a" } }`,
    ],
  },
  {
    name: "a mapped list",
    source: `page "P" {
  list {
    {items.map(item => item.name)}
  }
}`,
    found: [
      `3:5-3:35 error foreign-syntax a wireframe cannot contain expressions | write each element out; ... stands for more of the same`,
    ],
  },
  {
    name: "a mapped list of tags",
    source: `page "P" {
  {items.map((i) => <Card title={i.name} />)}
}`,
    found: [
      `2:3-2:46 error foreign-syntax a wireframe cannot contain expressions | write each element out; ... stands for more of the same`,
    ],
  },
  {
    name: "braces of a template",
    source: `page "P" { text {{user}} card { text "x" } }`,
    found: [
      `1:17-1:25 error foreign-syntax a wireframe cannot contain variables, such as "{{user}}" | write the value itself`,
    ],
  },
  {
    name: "a constant",
    source: `let x = 1
page "P" { text "a" }`,
    found: [
      `1:1-1:10 error foreign-syntax a wireframe cannot contain variables: it is not a program | remove it, and write each value where it is used`,
    ],
  },
  {
    name: "constants over lines",
    source: `const items = [
  "a",
  "b",
]
page "P" { text "a" }`,
    found: [
      `1:1-1:16 error foreign-syntax a wireframe cannot contain variables: it is not a program | remove it, and write each value where it is used`,
    ],
  },
  {
    name: "imports",
    source: `import { Button } from "ui"
import x from "y"
page "P" { text "a" }`,
    found: [
      `1:1-1:28 error foreign-syntax a wireframe cannot contain imports: it is not a program | remove it, and write each value where it is used`,
    ],
  },
  {
    name: "a variable as a value",
    source: `page "P" { text "a" color=$brand }`,
    found: [
      `1:27-1:33 error foreign-syntax a wireframe cannot contain variables, such as "$brand" | write the value itself`,
    ],
  },
  {
    name: "a variable as a label",
    source: `page "P" { text $name }`,
    found: [
      `1:17-1:22 error foreign-syntax a wireframe cannot contain variables, such as "$name" | write the value itself`,
    ],
  },
  {
    name: "a variable that is set",
    source: `$brand = "#123456"
page "P" { text "a" }`,
    found: [
      `1:1-1:19 error foreign-syntax a wireframe cannot contain variables, such as "$brand" | write the value itself`,
    ],
  },
  {
    name: "a title without quotes",
    source: `page Home {
  text "a"
}`,
    found: [
      `1:6-1:10 warning unknown-modifier "page" has no modifier "Home" | if it is the title, write page "Home" | page "Home" {
  text "a"
}`,
    ],
  },
  {
    name: "a title of several words without quotes, before a modifier",
    source: `page My Home centered {
  text "a"
}`,
    found: [
      `1:6-1:13 warning unknown-modifier "page" has no modifier "My" | if it is the title, write page "My Home" | page "My Home" centered {
  text "a"
}`,
    ],
  },
  {
    name: "a card with a title without quotes",
    source: `page "P" { card Stats { text "a" } }`,
    found: [
      `1:17-1:22 warning unknown-modifier "card" has no modifier "Stats" | if it is the title, write card "Stats" | page "P" { card "Stats" { text "a" } }`,
    ],
  },
  {
    name: "rows and cells of HTML",
    source: `page "P" { table { tr { td "a" td "b" } tr { td { text "x" } } } }`,
    found: [`1:20-1:22 error unknown-component unknown component "tr" | write row ["…", "…"]`],
  },
  {
    name: "an empty row of HTML",
    source: `page "P" { table { tr { td } } }`,
    found: [`1:20-1:22 error unknown-component unknown component "tr" | write row ["…", "…"]`],
  },
  {
    name: "the content of a table as attributes",
    source: `page "P" { table columns=["A","B"] rows=[["1","2"]] }`,
    found: [
      `1:18-1:25 warning unknown-attribute "table" has no attribute "columns" | write the content in a list or a block: table { columns ["…", "…"] row ["…", "…"] }`,
    ],
  },
  {
    name: "the head of a table as an attribute",
    source: `page "P" { table headers=["A","B"] rows=[["1","2"]] }`,
    found: [
      `1:18-1:25 warning unknown-attribute "table" has no attribute "headers" | write the content in a list or a block: table { columns ["…", "…"] row ["…", "…"] }`,
    ],
  },
  {
    name: "options of a select",
    source: `page "P" { select "L" { option "EN" option "DE" } }`,
    found: [
      `1:25-1:31 error unknown-component unknown component "option" | write select "…" ["…", "…"]`,
    ],
  },
  {
    name: "a button with href",
    source: `page "P" { button "Go" href="/a" }`,
    found: [
      `1:24-1:28 warning unknown-attribute "button" has no attribute "href" | did you mean "navigate"? | page "P" { button "Go" navigate="/a" }`,
    ],
  },
  {
    name: 'type="phone"',
    source: `page "P" { input "Phone" type="phone" }`,
    found: [
      `1:31-1:38 warning attribute-choice type cannot be "phone" | did you mean "tel"? type takes one of text, email, password, number, tel, url, search, date, time, datetime, month, color, file, range`,
    ],
  },
  {
    name: "type=submit on a button",
    source: `page "P" { button "Send" type=submit }`,
    found: [
      `1:26-1:30 warning unknown-attribute "button" has no attribute "type" | leave it out; for the main action of a form, write primary`,
    ],
  },
  {
    name: "type=submit on an input",
    source: `page "P" { input "Send" type=submit }`,
    found: [
      `1:30-1:36 warning attribute-choice type cannot be "submit" | write button "…" primary`,
    ],
  },
  {
    name: "type=week on an input",
    source: `page "P" { input "Sprint" type=week }`,
    found: [`1:32-1:36 warning attribute-choice type cannot be "week" | write input "…" date`],
  },
  {
    name: "input types of HTML",
    source: `page "P" { input type=file input type=datetime-local input type=color input type=range }`,
    found: [],
  },
  {
    name: "a radio group",
    source: `page "P" { radio-group { radio "a" } }`,
    found: [
      `1:12-1:23 error unknown-component unknown component "radio-group" | write radio "…" name=group radio "…" name=group`,
    ],
  },
  {
    name: "a hero",
    source: `page "P" { hero "Welcome" { text "a" } }`,
    found: [
      `1:12-1:16 error unknown-component unknown component "hero" | write section "…" hero { … }`,
    ],
  },
  {
    name: "a date picker",
    source: `page "P" { datepicker "Date" }`,
    found: [
      `1:12-1:22 error unknown-component unknown component "datepicker" | write input "…" date`,
    ],
  },
  {
    name: "two components that are forms here",
    source: `page "P" { card { DatePicker "From" DatePicker "To" } }`,
    found: [
      `1:19-1:29 error unknown-component unknown component "DatePicker" | write input "…" date`,
      `1:37-1:47 error unknown-component unknown component "DatePicker" | write input "…" date`,
    ],
  },
  {
    name: "an icon of Font Awesome",
    source: `page "P" { button "a" icon=fa-home }`,
    found: [
      `1:28-1:35 warning unknown-icon unknown icon "fa-home" | did you mean "home"? | page "P" { button "a" icon=home }`,
    ],
  },
  {
    name: "icons of other sets",
    source: `page "P" { icon "mdi:home" icon "bi-search" icon "fas fa-user" icon "heroicons-outline:home" }`,
    found: [
      `1:17-1:27 warning unknown-icon unknown icon "mdi:home" | did you mean "home"? | page "P" { icon "home" icon "bi-search" icon "fas fa-user" icon "heroicons-outline:home" }`,
      `1:33-1:44 warning unknown-icon unknown icon "bi-search" | did you mean "search"? | page "P" { icon "mdi:home" icon "search" icon "fas fa-user" icon "heroicons-outline:home" }`,
      `1:50-1:63 warning unknown-icon unknown icon "fas fa-user" | did you mean "user"? | page "P" { icon "mdi:home" icon "bi-search" icon "user" icon "heroicons-outline:home" }`,
      `1:69-1:93 warning unknown-icon unknown icon "heroicons-outline:home" | did you mean "home"? | page "P" { icon "mdi:home" icon "bi-search" icon "fas fa-user" icon "home" }`,
    ],
  },
  {
    name: "icons of other sets, by their classes and components",
    source: `page "P" { icon "HomeIcon" icon "shopping_cart" icon "home-outline" icon "FaUser" }`,
    found: [
      `1:17-1:27 warning unknown-icon unknown icon "HomeIcon" | did you mean "home"? | page "P" { icon "home" icon "shopping_cart" icon "home-outline" icon "FaUser" }`,
      `1:33-1:48 warning unknown-icon unknown icon "shopping_cart" | did you mean "shopping-cart"? | page "P" { icon "HomeIcon" icon "shopping-cart" icon "home-outline" icon "FaUser" }`,
      `1:54-1:68 warning unknown-icon unknown icon "home-outline" | did you mean "home"? | page "P" { icon "HomeIcon" icon "shopping_cart" icon "home" icon "FaUser" }`,
      `1:74-1:82 warning unknown-icon unknown icon "FaUser" | did you mean "user"? | page "P" { icon "HomeIcon" icon "shopping_cart" icon "home-outline" icon "user" }`,
    ],
  },
  {
    name: "a template string",
    source: `page "P" { text \`hi\` }`,
    found: [
      `1:17-1:21 error foreign-syntax backticks do not delimit a string | write "hi" | page "P" { text "hi" }`,
    ],
  },
  {
    name: "a template string with a variable",
    source: `page "P" { text \`hi \${name}\` }`,
    found: [
      `1:17-1:29 error foreign-syntax backticks do not delimit a string | write the text itself in quotes: a wireframe cannot contain variables`,
    ],
  },
  {
    name: "a variable in braces",
    source: `page "P" { text \${name} }`,
    found: [
      `1:17-1:24 error foreign-syntax a wireframe cannot contain variables, such as "\${name}" | write the value itself`,
    ],
  },
  {
    name: "two strings with a plus sign",
    source: `page "P" { text "a" + "b" }`,
    found: [
      `1:17-1:26 error foreign-syntax strings cannot be joined with + | write "ab" | page "P" { text "ab" }`,
    ],
  },
  {
    name: "strings and a name with plus signs",
    source: `page "P" { text "a" + name + "b" }`,
    found: [
      `1:17-1:33 error foreign-syntax strings cannot be joined with + | write the text as one string: "…"`,
    ],
  },
  {
    name: "a fence",
    source: `\`\`\`wf
page "P" { text "a" }
\`\`\``,
    found: [
      `1:1-1:6 error foreign-syntax the source contains a Markdown fence | keep only the lines between the fences | page "P" { text "a" }
`,
    ],
  },
  {
    name: "a fence in prose",
    source: `Here's the wireframe:

\`\`\`wf
page "P" {
  text "a"
}
\`\`\`

It's simple.`,
    found: [
      `3:1-3:6 error foreign-syntax the source contains a Markdown fence | keep only the lines between the fences | page "P" {
  text "a"
}
`,
    ],
  },
  {
    name: "YAML of one line",
    source: `title: Home`,
    found: [`1:1-1:12 error foreign-syntax this is YAML | write title "Home"`],
  },
  {
    name: "YAML in a page",
    source: `page "P" {
  title: Home
  text: Hello world
}`,
    found: [`2:3-2:14 error foreign-syntax this is YAML | write title "Home"`],
  },
  {
    name: "YAML of several lines",
    source: `page: Home
  title: Home
  children:
    - text: hi`,
    found: [`1:1-1:11 error foreign-syntax this is YAML | write page "Home"`],
  },
  {
    name: "a unit after a space",
    source: `page "P" { image w=400 px }`,
    found: [
      `1:24-1:26 warning number-unit unexpected space before "px" | write 400px | page "P" { image w=400px }`,
    ],
  },
  {
    name: "units after spaces",
    source: `page "P" { image w=50 % h=4 em text "a" w=10 rem }`,
    found: [
      `1:23-1:24 error number-unit unexpected space before "%" | write 50% | page "P" { image w=50% h=4 em text "a" w=10 rem }`,
      `1:29-1:31 warning number-unit unexpected space before "em" | write 4em | page "P" { image w=50 % h=4em text "a" w=10 rem }`,
      `1:46-1:49 warning number-unit unexpected space before "rem" | write 10rem | page "P" { image w=50 % h=4 em text "a" w=10rem }`,
    ],
  },
  {
    name: "a device with a hyphen",
    source: `page device=iphone-14 { text "a" }`,
    found: [
      `1:13-1:22 warning unknown-device unknown device "iphone-14" | did you mean "iphone14"? | page device=iphone14 { text "a" }`,
    ],
  },
  {
    name: "a device as its maker writes it",
    source: `page device="iPhone 14 Pro" { text "a" }`,
    found: [
      `1:13-1:28 warning unknown-device unknown device "iPhone 14 Pro" | did you mean "iphone14-pro"? | page device="iphone14-pro" { text "a" }`,
    ],
  },
  {
    name: "a device with a hyphen beside other mistakes",
    source: `page Home device=iphone-14 { buton "a" colr=red }`,
    found: [
      `1:6-1:10 warning unknown-modifier "page" has no modifier "Home" | if it is the title, write page "Home" | page "Home" device=iphone-14 { buton "a" colr=red }`,
      `1:18-1:27 warning unknown-device unknown device "iphone-14" | did you mean "iphone14"? | page Home device=iphone14 { buton "a" colr=red }`,
      `1:30-1:35 error unknown-component unknown component "buton" | did you mean "button"? | page Home device=iphone-14 { button "a" colr=red }`,
    ],
  },
  {
    name: "a typographic quote at the end",
    source: `page "P" {
  text "Hello”
  text "World"
}`,
    found: [
      `2:8-2:9 error syntax-unclosed-string this string begins with " and ends with ” | begin and end it with the same straight quote | page "P" {
  text "Hello"
  text "World"
}`,
    ],
  },
  {
    name: "a typographic quote at the beginning",
    source: `page "P" {
  text “Hello"
  text "World"
}`,
    found: [
      `2:8-2:9 error token-unexpected typographic quotes do not delimit a string | use straight quotes: "…" | page "P" {
  text "Hello"
  text "World"
}`,
    ],
  },
  {
    name: "typographic quotes and apostrophes",
    source: `page "P" {
  text “It’s fine” bold
  text ‘It’s too’ muted
}`,
    found: [
      `2:8-2:19 error token-unexpected typographic quotes do not delimit a string | use straight quotes: "…" | page "P" {
  text "It’s fine" bold
  text ‘It’s too’ muted
}`,
      `3:8-3:18 error token-unexpected typographic quotes do not delimit a string | use straight quotes: "…" | page "P" {
  text “It’s fine” bold
  text "It’s too" muted
}`,
    ],
  },
  {
    name: "a double quote after a single one",
    source: `page "P" {
  text 'Hello"
  text "World"
}`,
    found: [
      `2:8-2:9 error syntax-unclosed-string this string begins with ' and ends with " | begin and end it with the same straight quote | page "P" {
  text 'Hello'
  text "World"
}`,
    ],
  },
  {
    name: "a single quote after a double one, before a brace",
    source: `page "P" {
  card "It's here' {
    text "a"
  }
}`,
    found: [
      `2:8-2:9 error syntax-unclosed-string this string begins with " and ends with ' | begin and end it with the same straight quote | page "P" {
  card "It's here" {
    text "a"
  }
}`,
    ],
  },
  {
    name: "what may be an apostrophe at the end",
    source: `page "P" {
  text "The cats'
}`,
    found: [
      `2:8-2:9 error syntax-unclosed-string this string begins with " and ends with ' | begin and end it with the same straight quote`,
    ],
  },
  {
    name: "line breaks as \\n",
    source: `page "P" {\\n  text "a\\nb"\\n}\\n`,
    found: [
      `1:11-1:13 error foreign-syntax line breaks are written as \\n outside of strings | use real line breaks | page "P" {
  text "a\\nb"
}
`,
    ],
  },
  {
    name: "a string of JSON",
    source: `"page \\"P\\" {\\n  text \\"a\\"\\n}"`,
    found: [
      `1:1-1:2 error foreign-syntax line breaks are written as \\n outside of strings | use real line breaks | page "P" {
  text "a"
}`,
    ],
  },
  {
    name: "the JSON of a tree",
    source: `{"type":"Document","children":[{"type":"Page","label":"P","children":[{"type":"Text","label":"a","modifiers":["muted"],"attributes":{"w":{"value":50,"unit":"%"}}}]}]}`,
    found: [
      `1:1-1:2 error foreign-syntax this is the JSON of a wireframe, not its source | write it as source: page "…" { … } | page "P" {
  text "a" w=50% muted
}`,
    ],
  },
  {
    name: "JSON of something else",
    source: `{"type":"Document","children":[{"type":"Flow","nodes":[]}]}`,
    found: [
      `1:1-1:2 error foreign-syntax this is the JSON of a wireframe, not its source | write it as source: page "…" { … }`,
    ],
  },
];

describe("what people bring along", () => {
  it.each(cases)("$name", ({ source, found }) => {
    expect(describeDiagnostics(source)).toEqual(found);
  });
});
