/** The tool that shows a wireframe to a person. */
import * as Type from "typebox";
import { defineTool } from "../tool.js";

/** Starts or finds the preview. */
export const previewTool = defineTool({
  name: "wf_preview",
  title: "Show wireframes to a person",
  docs: "Start the live preview of a .wf file or folder inside the roots, or find the one that you have started, and return its address. Give the address to the person: the page follows every change of the files. With page, the address leads to that page; with element, it leads to that element, and pages that are open go there. People can pin notes to elements there: see wf_notes.",
  isReadOnly: false,
  isDestructive: false,
  input: Type.Object({
    path: Type.Optional(
      Type.String({ maxLength: 4096, description: "a .wf file or folder; the first root" }),
    ),
    page: Type.Optional(
      Type.String({
        maxLength: 200,
        description: "the id of a page in the file, to show that one",
      }),
    ),
    element: Type.Optional(
      Type.String({
        maxLength: 200,
        description: "the id, label or line of an element in the file, to point at",
      }),
    ),
  }),
  output: Type.Object({ address: Type.String(), files: Type.Integer() }),
  async run({ path, page, element }, context) {
    const { address, files } = await context.preview(path, page, element);
    const text = `the preview of ${files} ${files === 1 ? "wireframe" : "wireframes"} is at ${address}`;
    return { content: [{ type: "text", text }], structuredContent: { address, files } };
  },
});
