/** Decides whether an element lacks a label that its component requires. */
import type { ComponentEntry, Element } from "./element.js";

/** Whether neither a label nor anything that stands for it was given. */
export function lacksLabel(element: Element, { label }: ComponentEntry): boolean {
  if (!label?.required || element.label) return false;
  if (label.unlessBlock && element.block) return false;
  if (label.unlessList && element.list) return false;
  const { twins, unless } = label;
  return !element.attributes.some(({ name }) => twins.includes(name) || unless.includes(name));
}
