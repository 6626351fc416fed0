/** Does the work of `wf grammar`: prints the reference of the language or of one component. */

import { nearestWord } from "../../../base/text/suggest.js";
import { vocabulary } from "../../../model/components/registry.generated.js";
import { describeComponent, describeForm, grammar } from "../../../reference.js";
import type { Io } from "../../../workspace/io.js";
import type { Call } from "../../../workspace/options/command.js";
import { UsageError } from "../../../workspace/usage-error.js";
import type { grammarCommand } from "./grammar-command.js";

/** Prints text, or with `--json` the same data as the API. */
export async function runGrammar(
  { operands, options }: Call<typeof grammarCommand.options>,
  io: Io,
): Promise<number> {
  const [word] = operands;
  if (options.tokens) {
    if (word !== undefined) throw new UsageError("--tokens takes no component");
    const { describeTokens, tokenList } = await import("../terminal/describe-tokens.js");
    const text = options.json ? JSON.stringify(tokenList(), undefined, 2) : describeTokens();
    await io.stdout.write(`${text}\n`);
    return 0;
  }
  if (word === undefined) {
    const reference = grammar();
    const text = options.json ? JSON.stringify(reference, undefined, 2) : reference.grammar;
    await io.stdout.write(`${text.trimEnd()}\n`);
    return 0;
  }
  if (options.json)
    throw new UsageError("--json always prints the whole reference; leave out the component");
  const form = describeForm(word);
  if (form !== undefined) {
    await io.stdout.write(`${form}\n`);
    return 0;
  }
  const component = vocabulary.component(word);
  if (!component) {
    const meant = vocabulary.foreignWords.get(word) ?? nearestWord(word, vocabulary.words);
    const hint = meant === undefined ? "run wf grammar for a list" : `did you mean ${meant}?`;
    throw new UsageError(`unknown component "${word}"; ${hint}`);
  }
  await io.stdout.write(`${describeComponent(component).trimEnd()}\n`);
  return 0;
}
