/** Shows how each form is written, for messages and for the reference. */

/** By the word that starts the form, in the order of the reference. */
export const formsWritten: Readonly<Record<string, string>> = {
  component: "component NAME(title: string) { … }",
  layout: "layout NAME { … slot … }",
  data: 'data NAME [ … ], or data NAME from "FILE.json"',
  tokens: "tokens { accent=#5E6AD2 radius=10 }",
  import: 'import "FILE.wf", or import { NAME } from "FILE.wf"',
  use: 'use NAME, or use NAME(title="…")',
  slot: "slot, or slot NAME { … }",
  fill: "fill NAME { … }",
  repeat: "repeat 3 { … }, or repeat LIST as item { … }",
};
