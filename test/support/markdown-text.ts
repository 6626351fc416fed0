/** Generates random Markdown texts: fences with wireframes in quotes, lists and HTML, and other text in between. */
import fc from "fast-check";

const marks = [
  "",
  "",
  "",
  "> ",
  ">",
  "- ",
  "-   ",
  "1. ",
  "2) ",
  "* ",
  "  ",
  "    ",
  "\t",
  ">\t",
  "-\t",
  " ",
];

const leaves = [
  "```wf",
  "```wf login",
  "``` wf",
  "~~~wf",
  "````wf",
  "```js",
  "```",
  "````",
  "~~~",
  "``` x",
  'page "Home" { }',
  "text",
  "words of a paragraph",
  "",
  "",
  "# Heading",
  "---",
  "===",
  "* * *",
  "-",
  "1.",
  "<!-- a comment -->",
  "<!--",
  "-->",
  "<div>",
  "<b>",
  "</div>",
  "<b> text",
  "<pre>",
  "</pre>",
  "<?x",
  "<!X",
  "<![CDATA[",
  "]]>",
  "`code`",
];

const line = fc
  .tuple(fc.array(fc.constantFrom(...marks), { maxLength: 3 }), fc.constantFrom(...leaves))
  .map(([before, leaf]) => before.join("") + leaf);

/** A complete fence with one prefix, so that most texts have some that are closed. */
const fence = fc
  .tuple(
    fc.constantFrom(
      ["", ""],
      ["- ", "  "],
      ["> ", "> "],
      ["1. ", "   "],
      ["> - ", ">   "],
      ["- > ", "  > "],
      ["-\t", "\t"],
    ),
    fc.constantFrom("wf", "wf login", "js", "WF home.wf"),
    fc.constantFrom('page "Home" { }', 'page "Sign in" id=a { }', "text", ""),
  )
  .map(([[first, others], info, content]) =>
    [`${first}\`\`\`${info}`, `${others}${content}`, `${others}\`\`\``].join("\n"),
  );

/** Texts of some lines, with all kinds of line endings, with and without a byte order mark. */
export const markdownText = fc
  .tuple(
    fc.array(fc.oneof({ arbitrary: line, weight: 3 }, { arbitrary: fence, weight: 1 }), {
      maxLength: 14,
    }),
    fc.constantFrom("\n", "\n", "\r\n", "\r"),
    fc.boolean(),
  )
  .map(([lines, lineEnd, isEnded]) =>
    `${lines.join("\n")}${isEnded ? "\n" : ""}`.replaceAll("\n", lineEnd),
  );
