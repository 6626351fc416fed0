/** Draws the common parts of checkbox, radio and switch: the control with its label to the right. */
import type { Box, HtmlAttributes, ToggleBox } from "../../box/box.js";
import { row, text } from "../../box/build.js";
import { boolean, text as textAttribute } from "../../define/attributes.js";
import type { AttributeMap, AttributeValues, LowerContext } from "../../define/component.js";
import type { CostRule } from "../../define/cost.js";
import { asterisk } from "./asterisk.js";
import { hugging } from "./container.js";
import { hinted, saidAttributes } from "./interaction.js";

/** Attributes of checkbox, radio and switch. */
export const toggleAttributes = {
  name: textAttribute("Name of the value when the form is submitted", { semantic: true }),
  ...saidAttributes,
  value: textAttribute("Value to submit", { semantic: true }),
  checked: boolean("Turns it on"),
  required: boolean("Marks it as required, with an asterisk after the label"),
  disabled: boolean("Disables it and draws it faded"),
} satisfies AttributeMap;

type ToggleValues = Partial<AttributeValues<typeof toggleAttributes>>;

/** A control and its behavior. */
export interface ToggleParts {
  control: "checkbox" | "radio";
  label: string;
  /** Draws it in one state. */
  drawing(isOn: boolean): Box;
  width: number;
  height: number;
  attributes?: HtmlAttributes;
}

/** A drawing that is visible only while its control is on, or off. */
export function switched<B extends Box>(box: B, state: "on" | "off"): B {
  return { ...box, behavior: { ...box.behavior, when: state } };
}

/** Draws a control; in a prototype in both states, one of which is visible. */
export function drawSwitch(
  draw: (isOn: boolean) => Box,
  isOn: boolean,
  isPrototype: boolean,
): Box[] {
  if (!isPrototype) return [draw(isOn)];
  return [switched(draw(true), "on"), switched(draw(false), "off")];
}

/**
 * The cost of a toggle.
 * @param drawn number of boxes of its drawing, in all states
 */
export function toggleCost(drawn: number): CostRule {
  return (element) => {
    const words = element.label === "" ? 0 : element.mentions("required") ? 3 : 1;
    return { boxes: 2 + drawn + words };
  };
}

/** A control with its label to the right. */
export function framedToggle(parts: ToggleParts, values: ToggleValues, cx: LowerContext): Box {
  const { control, label, drawing, width, height } = parts;
  const id = cx.ownId(label || values.name || control);
  const name = values["aria-label"] ?? (label === "" ? control : undefined);
  const toggle: ToggleBox = {
    kind: "toggle",
    control,
    style: { width, height, shrink: 0, margin: { top: (21 - height) / 2 } },
    children: drawSwitch(drawing, values.checked === true, cx.isPrototype),
    attributes: {
      id,
      name: values.name && control === "radio" ? cx.groupName(values.name) : values.name,
      value: values.value,
      checked: values.checked,
      required: values.required,
      disabled: values.disabled,
      ...parts.attributes,
    },
    ...(name !== undefined && { name }),
    ...hinted(values.title),
  };
  const ofToggle = { tag: "label", attributes: { for: id } };
  const style = { size: 14, color: cx.ink };
  const words = values.required
    ? row({ gap: 3 }, [text(label, style), asterisk()], ofToggle)
    : text(label, style, ofToggle);
  // A label wraps if its row is too narrow for it.
  const { shrink: _, ...place } = hugging(cx);
  return row({ gap: 8, ...place }, label === "" ? [toggle] : [toggle, words], {
    ...(values.disabled && { paint: { opacity: 0.5 } }),
  });
}
