/** Turns a document into one with only some of its pages, or with each page on several devices. */
import { labelPlaceOf, setLabelPlace } from "../../language/ast/label-place.js";
import type { AstNode, DocumentNode } from "../../language/ast/node.js";
import { titledAbove } from "../../language/ast/own-title.js";
import type { Device } from "../../model/define/device.js";
import { slug } from "../../model/define/identifiers.js";

/** Finds a page by id, else by exact title, else by its number, from 1. */
export function findPage(document: DocumentNode, wanted: string | number): AstNode | undefined {
  const { children: pages } = document;
  const text = String(wanted).normalize("NFC");
  const byId = pages.find(({ attributes }) => {
    const id = attributes?.id;
    return id !== undefined && String(id) === text;
  });
  const byTitle = byId ?? pages.find(({ label }) => label === text);
  return byTitle ?? (/^[0-9]+$/.test(text) ? pages[Number(text) - 1] : undefined);
}

/** The document with one of its pages, without canvas settings, which are about all pages. */
export function withPage({ canvas: _, ...document }: DocumentNode, page: AstNode): DocumentNode {
  return { ...document, children: [page] };
}

/** A unique name for each page that suits a file: from its id or title, else its number. */
export function pageNames(document: DocumentNode): string[] {
  const taken = new Set<string>();
  /** The last number that was added to a name. */
  const counts = new Map<string, number>();
  return document.children.map(({ attributes, label = "" }, at) => {
    const written = attributes?.id === undefined ? label : String(attributes.id);
    const stem = slug(written) || String(at + 1);
    let name = stem;
    if (taken.has(name)) {
      let count = counts.get(stem) ?? 1;
      while (taken.has(name)) name = `${stem}-${++count}`;
      counts.set(stem, count);
    }
    taken.add(name);
    return name;
  });
}

/**
 * The document with each page at the sizes of the devices, side by side; if there are several, titles name the device.
 * Places on the canvas are dropped, because pages would overlap.
 */
export function onDevices(document: DocumentNode, devices: readonly Device[]): DocumentNode {
  if (devices.length === 0) return document;
  const children = document.children.flatMap((page) =>
    devices.map((device, at) => {
      const { w: _w, h: _h, x: _x, y: _y, viewport: _v, ...attributes } = page.attributes ?? {};
      const own = at === 0 ? page : copyOf(page);
      const titled = devices.length === 1 ? own : titledAbove(own, titleOn(page.label, device));
      return { ...titled, attributes: { ...attributes, device } };
    }),
  );
  return { ...document, children };
}

/** A deep copy: elements are distinguished by identity, so each board needs its own. */
function copyOf(node: AstNode): AstNode {
  const copy = node.children ? { ...node, children: node.children.map(copyOf) } : { ...node };
  const place = labelPlaceOf(node);
  if (place) setLabelPlace(copy, place);
  return copy;
}

function titleOn(title: string | undefined, device: Device): string {
  return title ? `${title} – ${device}` : device;
}
