/** Writes the skill that agents read: how to work with wf, and the language in brief. */
import { compactGrammar } from "../../../compact-grammar.js";

/** Marks a skill as ours: files without it are neither replaced nor removed. */
export const skillMark = "<!-- written by wf agents install; changes are lost -->";

/** Says when an agent should read the skill: agents see only this before they do. At most 1,024 characters. */
const description =
  "Draw, check and review wireframes of screens (UI mockups, layouts, user flows) as code with wf, in .wf files or in Markdown fences tagged wf. Use when asked for a wireframe, a mockup or a screen design, or when a .wf file is to be read or changed.";

const workflow = `# Wireframes with wf

Screens are written in a small language, in files NAME.wf. Use the tools of the MCP server \`wf\`; without it, the commands on
the right do the same (if there is no \`wf\`, try \`npx --no -- wf\`).

1. Look for a similar screen: \`wf_examples\`.
2. Write the source. For attributes that are not below: \`wf_grammar components=["table"]\`, or \`wf grammar table\`.
3. Check and save it: \`wf_write\` with \`path\`, or \`wf validate FILE --fix\`. Fix every error and warning.
4. Look at it: \`wf_render\` with \`marks=true\`, or \`wf render FILE -o FILE.png\`. Is the main action clear? Is a part empty?
5. Measure it: \`wf_inspect\`, or \`wf inspect FILE\`. Fix overlaps, low contrast, small targets and edges that are off by a few px.
6. Show it to the person: \`wf_preview\`, or \`wf watch --open\`.

Repeat 3 to 5 until nothing is left to fix. Write real words and numbers, not lorem ipsum. Use the component that says what a
part is (table, tabs, nav, chart) instead of rows of texts. A code in brackets, such as [near-edge], is explained by
\`wf_explain\` or \`wf explain CODE\`.`;

/** The file SKILL.md; made from the registry, so it is the same for the same version. */
export function skill(): string {
  const header = `---\nname: wf\ndescription: ${JSON.stringify(description)}\n---\n\n${skillMark}\n`;
  return `${header}\n${workflow}\n\n${compactGrammar().trimEnd()}\n`;
}
