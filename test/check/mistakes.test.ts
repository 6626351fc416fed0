/** Common mistakes, each with everything that is reported about it: code, range, message. */
import { describe, expect, it } from "vitest";
import { diagnostics } from "./diagnostics.js";

interface Mistake {
  mistake: string;
  source: string;
  found: string[];
}

const mistakes: Mistake[] = [
  {
    mistake: "misspelled components",
    source: `page "Home" {
  crad "Stats" {
    text "42"
  }
  buton "Save"
}
`,
    found: [
      '2:3-2:7 error unknown-component unknown component "crad"',
      '5:3-5:8 error unknown-component unknown component "buton"',
    ],
  },
  {
    mistake: "no } in the middle",
    source: `page "Home" {
  row {
    card "A" {
      text "one"
    text "two"
  }
}
`,
    found: ['3:14-3:15 error syntax-unclosed-block the "{" of "card" is not closed'],
  },
  {
    mistake: "no } at the end",
    source: `page "P" {
  card "A" {
    text "one"
  }
`,
    found: ['1:10-1:11 error syntax-unclosed-block the "{" of "page" is not closed'],
  },
  {
    mistake: "no } before the next page",
    source: `page "A" {
  card "x" {
    text "one"
  }

page "B" {
  text "two"
}
`,
    found: ['1:10-1:11 error syntax-unclosed-block the "{" of "page" is not closed'],
  },
  {
    mistake: "a } too many",
    source: `page "P" {
  card "A" {
    text "one"
  }
  }
  text "two"
}
`,
    found: ['5:3-5:4 error block-extra-close this "}" closes nothing'],
  },
  {
    mistake: "no { behind page",
    source: `page "P"
  text "one"
}
`,
    found: ['1:9-1:9 error missing-block missing "{" after "page"'],
  },
  {
    mistake: "no { behind row",
    source: `page "P" {
  row gap=4
    text "one"
    text "two"
  }
  text "three"
}
`,
    found: ['2:12-2:12 error missing-block missing "{" after "row"'],
  },
  {
    mistake: "an unclosed string among others",
    source: `page "P" {
  text "Hello
  text "World"
  text "Again"
}
`,
    found: ["2:8-2:14 error syntax-unclosed-string this string is not closed"],
  },
  {
    mistake: "a lone unclosed string",
    source: `page "P" {
  text "Hello
}
`,
    found: ["2:8-2:14 error syntax-unclosed-string this string is not closed"],
  },
  {
    mistake: "quotes that do not match",
    source: `page { text 'Hello" }\n`,
    found: [`1:13-1:14 error syntax-unclosed-string this string begins with ' and ends with "`],
  },
  {
    mistake: "two quotes too many, which pair up over lines",
    source: `page "P" {
  card "Welcome' {
    input "Email" email
    input "Password" password
    text "Hello
    button "Sign in"
  }
}
`,
    found: [
      `2:8-2:9 error syntax-unclosed-string this string begins with " and ends with '`,
      "5:10-5:16 error syntax-unclosed-string this string is not closed",
    ],
  },
  {
    mistake: "a string over two lines, beside mistakes of other kinds",
    source: `page "P" {
  text "Hello
there"
  txt "A"
  crd "B" { txt "C" }
}
`,
    found: [
      '4:3-4:6 error unknown-component unknown component "txt"',
      '5:3-5:6 error unknown-component unknown component "crd"',
      '5:13-5:16 error unknown-component unknown component "txt"',
    ],
  },
  {
    mistake: "missing labels",
    source: `page "P" {
  text muted
  button primary
}
`,
    found: [
      '2:3-2:7 error missing-label "text" needs a label',
      '3:3-3:9 error missing-label "button" needs a label',
    ],
  },
  {
    mistake: "a label behind a modifier (valid here)",
    source: `page "P" {
  button primary "Save"
}
`,
    found: [],
  },
  {
    mistake: "no = between name and value",
    source: `page "P" {
  button "Save" variant "primary"
  row gap 4 {
    text "one"
  }
}
`,
    found: [
      '2:17-2:24 error missing-equals missing "=" between "variant" and its value',
      '3:7-3:10 error missing-equals missing "=" between "gap" and its value',
    ],
  },
  {
    mistake: "no value, and a block behind the =",
    source: `page "P" {
  card p= {
    text "one"
  }
}
`,
    found: ['2:8-2:10 error missing-value missing value for "p" after "="'],
  },
  {
    mistake: "no value, and an element behind the =",
    source: `page "P" {
  text "a" size=
  text "two"
}
`,
    found: ['2:12-2:17 error missing-value missing value for "size" after "="'],
  },
  {
    mistake: "a comma between attributes",
    source: `page "P" {
  row gap=4, wrap {
    text "one"
  }
}
`,
    found: ['2:12-2:13 error comma-unexpected unexpected ","'],
  },
  {
    mistake: "a colon instead of = (valid here)",
    source: `page "P" {
  row gap:4 {
    text "one"
  }
}
`,
    found: [],
  },
  {
    mistake: "a CSS color (valid here)",
    source: `page "P" {
  text "Hello" color=#ff0000
}
`,
    found: [],
  },
  {
    mistake: "unknown units",
    source: `page "P" {
  card p=3cm w=1fr {
    text "one"
  }
}
`,
    found: [
      '2:8-2:13 warning number-unit "cm" is not a unit',
      '2:14-2:19 warning number-unit "fr" is not a unit',
    ],
  },
  {
    mistake: "an unclosed array",
    source: `page "P" {
  nav ["Home", "About"
  text "one"
}
`,
    found: ['2:7-2:8 error syntax-unclosed-list this "[" is not closed'],
  },
  {
    mistake: "an unclosed array before an attribute",
    source: `page "P" {
  nav ["A", "B" active=1
}
`,
    found: ['2:7-2:8 error syntax-unclosed-list this "[" is not closed'],
  },
  {
    mistake: "an unclosed array of rows",
    source: `page "P" {
  table [["A", "B"], ["C", "D"]
  text "one"
}
`,
    found: ['2:9-2:10 error syntax-unclosed-list this "[" is not closed'],
  },
  {
    mistake: "no ) behind at(",
    source: `page "P" at(0, 0 viewport=390x844 {
  text "one"
}
`,
    found: ['1:12-1:13 error syntax-unclosed-call this "(" is not closed'],
  },
  {
    mistake: "at() with one number",
    source: `page "P" at(100) {
  text "one"
}
`,
    found: ["1:12-1:17 error call-arguments at() takes two numbers"],
  },
  {
    mistake: "children of an element without a block",
    source: `page "P" {
  text "A" {
    text "B"
  }
}
`,
    found: ['2:12-2:13 error block-not-allowed "text" takes no block'],
  },
  {
    mistake: "stray signs and tags",
    source: `page "P" {
  @
  text "one"
  <div>
}
`,
    found: [
      '2:3-2:4 error token-unexpected unexpected "@"',
      '4:3-4:8 error markup-unexpected "<div>" is markup from another language',
    ],
  },
  {
    mistake: "a stray string",
    source: `page "P" {
  "Hello"
  text "one"
}
`,
    found: ['2:3-2:10 error value-stray "Hello" does not belong to an element'],
  },
  {
    mistake: "no page (an info here)",
    source: `card "A" {
  text "one"
}
`,
    found: ['1:1-1:5 info missing-page "card" is outside a page'],
  },
  {
    mistake: "an unclosed comment",
    source: `page "P" {
  /* to do
  text "one"
}
`,
    found: ["2:3-2:5 error syntax-unclosed-comment this comment is not closed"],
  },
  {
    mistake: "parentheses behind components",
    source: `page "P" {
  text("hello")
  button("Save")
}
`,
    found: [
      "2:7-2:16 error parentheses-unexpected unexpected parentheses",
      "3:9-3:17 error parentheses-unexpected unexpected parentheses",
    ],
  },
  {
    mistake: "children in the wrong place (text in nav is valid here)",
    source: `page "P" {
  nav { text "one" }
  tabs { item "two" }
  item "three"
}
`,
    found: [
      '3:10-3:14 error child-not-allowed "item" is not allowed in "tabs"',
      '4:3-4:7 error parent-required "item" must be inside annotations, breadcrumb, descriptions, dropdown, gantt, group, list, menubar, nav, segmented, stepper, tabbar, …',
    ],
  },
  {
    mistake: "an unknown component with a block",
    source: `page "P" {
  text "one"
  grd gap=4 {
    text "two"
  }
}
`,
    found: ['3:3-3:6 error unknown-component unknown component "grd"'],
  },
  {
    mistake: "an unknown escape",
    source: `page "P" {
  text "Hi\\d"
}
`,
    found: ['2:11-2:13 warning string-escape unknown escape sequence "\\d"'],
  },
  {
    mistake: "three at once",
    source: `page "P" {
  crad "A" {
    text muted
    button "Save" primary
  }
  nav ["Home", "About"
}
`,
    found: [
      '2:3-2:7 error unknown-component unknown component "crad"',
      '3:5-3:9 error missing-label "text" needs a label',
      '6:7-6:8 error syntax-unclosed-list this "[" is not closed',
    ],
  },
];

describe("the table of mistakes", () => {
  it("has all 36 rows", () => expect(mistakes).toHaveLength(36));

  for (const { mistake, source, found } of mistakes) {
    it(mistake, () => expect(diagnostics(source)).toEqual(found));
  }
});
