/** Lists the prompts of `wf mcp`, with which people start an agent. */

import type { TObject } from "typebox";
import * as Type from "typebox";

/** A prompt. */
export interface McpPrompt {
  readonly name: string;
  readonly title: string;
  readonly docs: string;
  readonly arguments: TObject;
  /** Its text, with the values of its arguments. */
  text(given: Readonly<Record<string, string | undefined>>): string;
}

const argument = (description: string) => Type.String({ maxLength: 100_000, description });

/** The last part of every prompt. */
const loop = `Then:
1. wf_write with the source (and path, if there is a project) until it is valid and no warning is left.
2. wf_render with marks=true. Look at the picture and the outline: is the main action clear, does anything overlap, is a part empty, do edges line up?
3. wf_inspect, and fix what it finds.
Repeat until you would show it to a designer. Then call wf_preview and give the person the address. Call wf_notes with wait to hear what they say; edit, answer, mark done and wait again until all pages are approved.`;

/** All prompts. */
export const mcpPrompts: readonly McpPrompt[] = [
  {
    name: "draw-a-screen",
    title: "Draw a screen",
    docs: "Draw a wireframe of a screen from a description",
    arguments: Type.Object({
      description: argument("what the screen is for, who uses it, and what is on it"),
      device: Type.Optional(argument("the device: mobile, tablet, desktop")),
    }),
    text: ({ description = "", device }) => `Draw a wireframe of this screen with wf:

${description}
${device === undefined ? "" : `\nIt is for ${device}: write device=${device} after page.\n`}
First read the language with wf_grammar, and look for a similar screen with wf_examples. Write real words and numbers of the trade, not lorem ipsum; show the state in which the screen is mostly seen.

${loop}`,
  },
  {
    name: "review-this-screen",
    title: "Review this screen",
    docs: "Review a wireframe as a designer would",
    arguments: Type.Object({
      wireframe: argument("the path of a .wf file, or its source"),
    }),
    text: ({ wireframe = "" }) => `Review this wireframe as an experienced designer would:

${wireframe}

Call wf_render with marks=true and wf_inspect. Judge, in this order: whether the purpose and the main action are clear at once; hierarchy and grouping; alignment and room; words; what is missing (empty, error and loading states, ways back); accessibility. Name elements by their numbers. Give at most seven findings, the most important first, each with the change to the source. Change nothing unless you are asked to.`,
  },
  {
    name: "from-a-screenshot",
    title: "From a screenshot",
    docs: "Draw a wireframe of a screen that a picture shows",
    arguments: Type.Object({
      notes: Type.Optional(argument("what should be different from the picture")),
    }),
    text: ({ notes }) => `Turn the attached screenshot into a wireframe with wf.
${notes === undefined ? "" : `\nWhat should be different: ${notes}\n`}
First read the language with wf_grammar. Start with the frame: its size or device, header, sidebar, columns. Then fill in each part from top to bottom, with the words of the picture. Use components for what they are (table, tabs, nav, chart) and not rows of texts. Leave out colors and decoration: a wireframe shows structure.

${loop}
Compare your picture with the screenshot: are all parts there, at about the same place and size?`,
  },
  {
    name: "from-html-or-jsx",
    title: "From HTML or JSX",
    docs: "Draw a wireframe of a screen that is written in HTML or JSX",
    arguments: Type.Object({ code: argument("the HTML or JSX") }),
    text: ({ code = "" }) => `Turn this markup into a wireframe with wf:

${code}

First read the language with wf_grammar. Translate what elements mean, not their tags: nav, table, form fields with their labels, buttons with their importance. Layout classes become row, column, grid and gap; other styling is left out. For components whose markup you do not see, draw what their names promise.

${loop}`,
  },
];
