/** Lists the resources of `wf mcp`: the language, a page for each component, the examples. */
import { compactGrammar } from "../../compact-grammar.js";
import { vocabulary } from "../../model/components/registry.generated.js";
import { describeComponent, grammar } from "../../reference.js";
import { exampleNames, readExample } from "./examples.js";
import { reviewAddress } from "./review.js";
import { reviewPage } from "./review-page.js";
import { pageType } from "./shows-pages.js";

/** A resource. */
export interface McpResource {
  readonly uri: string;
  readonly name: string;
  readonly title: string;
  readonly docs: string;
  readonly mimeType: string;
  /** Metadata that a client needs before it shows the resource. */
  readonly meta?: { [key: string]: unknown };
  read(): string;
}

/** All resources. */
export function mcpResources(packageFolder: string): McpResource[] {
  return [
    {
      uri: "wf://language",
      name: "language",
      title: "The wf language",
      docs: "all that most screens need",
      mimeType: "text/markdown",
      read: compactGrammar,
    },
    {
      uri: "wf://language/full",
      name: "language-full",
      title: "The wf language in full",
      docs: "all components with all attributes",
      mimeType: "text/markdown",
      read: () => grammar().grammar,
    },
    {
      uri: reviewAddress,
      name: "review",
      title: "Review a wireframe",
      docs: "the page that shows pictures to a person in the chat, and takes notes and approvals",
      mimeType: pageType,
      // The page loads nothing, so the default, strictest policy is right.
      meta: { ui: { prefersBorder: true } },
      read: () => reviewPage(packageFolder),
    },
    ...vocabulary.components.map((component) => ({
      uri: `wf://component/${component.name}`,
      name: `component-${component.name}`,
      title: component.name,
      docs: component.docs,
      mimeType: "text/markdown",
      read: () => describeComponent(component),
    })),
    ...exampleNames(packageFolder).map((name) => ({
      uri: `wf://example/${name}`,
      name: `example-${name}`,
      title: name,
      docs: readExample(packageFolder, name).shows,
      mimeType: "text/plain",
      read: () => readExample(packageFolder, name).source,
    })),
  ];
}
