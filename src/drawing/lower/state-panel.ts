/** Draws the states of a page as radios below its board, which switch them in a prototype. */
import type { Box } from "../../model/box/box.js";
import { column, edges, row, token } from "../../model/box/build.js";
import type { TextStyle } from "../../model/box/style.js";

/** A state with the ids of the radios for its values. */
export interface Choice {
  readonly name: string;
  readonly initial: string;
  readonly ids: ReadonlyMap<string, string>;
}

const small: TextStyle = { size: 12, color: token("inkMuted") };

/** The states of a page, each as a group of radios. */
export function statePanel(choices: readonly Choice[], page: string): Box {
  const rows = choices.map(({ name, initial, ids }) => {
    const label: Box = { kind: "text", text: `${name}:`, style: {}, textStyle: small };
    const radios = [...ids].map(
      ([value, id]): Box => ({
        kind: "toggle",
        control: "radio",
        style: { shrink: 0 },
        children: [face(value, true), face(value, false)],
        name: value || "none",
        attributes: { id, name: `${[...ids.values()][0]}-group`, checked: value === initial },
      }),
    );
    return row({ gap: 8, wrap: true, align: "center" }, [label, ...radios], {
      role: "radiogroup",
      name: page === "" ? name : `${page}: ${name}`,
    });
  });
  return column({ gap: 8 }, rows);
}

function face(value: string, isOn: boolean): Box {
  const color = isOn ? token("ink") : token("inkMuted");
  return row(
    { padding: { top: 4, right: 10, bottom: 4, left: 10 }, border: edges(1) },
    [
      {
        kind: "text",
        text: value || "none",
        style: {},
        textStyle: { size: 12, color, weight: isOn ? 600 : 400 },
      },
    ],
    {
      behavior: { when: isOn ? "on" : "off" },
      paint: { borderColor: token(isOn ? "accent" : "line"), radius: 6 },
    },
  );
}
