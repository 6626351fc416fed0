/** Returns the words that completion scripts suggest, by table name. */
import { describedCodes as codes } from "../../../language/diagnostics/code-titles.generated.js";
import { vocabulary } from "../../../model/components/registry.generated.js";
import { devices } from "../../../model/define/device.js";
import { defaultTiers } from "../../../service/accounts/tiers.js";
import { shells } from "./completion-command.js";
import type { CompletedWord, WordTables } from "./completions.js";

/** The words of all tables, each with its description. */
export function wordTables(): WordTables {
  return {
    codes: Object.entries(codes).map(([name, { title }]) => ({ name, docs: title })),
    components: vocabulary.words.map(describeComponent),
    devices: Object.entries(devices).map(([name, [width, height]]) => {
      return { name, docs: `${width} by ${height} px` };
    }),
    shells: shells.map((name) => ({ name })),
    tiers: Object.entries(defaultTiers).map(([name, { minute, month }]) => {
      return { name, docs: `${minute} requests a minute, ${month ?? "any number"} a month` };
    }),
  };
}

function describeComponent(word: string): CompletedWord {
  const { docs, aliases } = vocabulary.component(word)!;
  return { name: word, docs: (aliases.get(word)?.docs ?? docs).replace(/\.$/, "") };
}
