/** Converts a tree with definitions or uses to its source, since only sources can be expanded. */
import { formAttributes } from "../../language/ast/form.js";
import { type DocumentNode, walkNodes } from "../../language/ast/node.js";
import { formOfType } from "../../language/syntax/forms/print-form.js";
import { printAst } from "../../language/syntax/print-ast.js";
import { vocabulary as defaultVocabulary } from "../components/registry.generated.js";
import type { ComponentVocabulary } from "../define/vocabulary.js";

/** The source of such a tree; undefined if the tree can be drawn directly. */
export function sourceOfTree(
  document: DocumentNode,
  vocabulary: ComponentVocabulary = defaultVocabulary,
): string | undefined {
  let isUsing = false;
  walkNodes(document, ({ type, attributes }) => {
    if (isUsing) return false;
    const component = vocabulary.componentOfType(type);
    const isForm = component === undefined && formOfType(type) !== undefined;
    isUsing =
      isForm ||
      (attributes !== undefined &&
        Object.keys(attributes).some(
          (name) => formAttributes.has(name) && !component?.attributes.has(name),
        ));
    return undefined;
  });
  return isUsing ? printAst(document, vocabulary) : undefined;
}
