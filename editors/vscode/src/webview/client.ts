/** Shows the picture of a wireframe in a webview, and sends clicks to the extension. */
import type { Area } from "../../../../src/model/box/area.js";
import { drawingOf } from "../../../../src/tools/preview/client/drawing.js";
import type { FromPreview, ToPreview } from "../preview-messages.js";

declare function acquireVsCodeApi(): { postMessage(message: FromPreview): void };

const vscode = acquireVsCodeApi();
const part = (id: string): HTMLElement => document.getElementById(id)!;
const [stage, sheet, marks, state] = [part("stage"), part("sheet"), part("marks"), part("state")];

const leastZoom = 0.05;
const mostZoom = 8;
/** The factor of one zoom step. */
const step = 1.25;
/** px around the picture. */
const margin = 8;

let drawing: SVGSVGElement | undefined;
let size = { width: 0, height: 0 };
/** The zoom that the user chose; undefined fits the picture to the width. */
let chosen: number | undefined;
let zoom = 1;
let revealed: readonly Area[] = [];
/** Where this script scrolled the stage to; its own scroll events are not reported. */
let ledTo: number | undefined;

window.addEventListener("message", ({ data }: MessageEvent<ToPreview>) => {
  switch (data.type) {
    case "picture":
      return show(data);
    case "reveal":
      revealed = data.areas;
      mark();
      return lead(() =>
        marks.firstElementChild?.scrollIntoView({ block: "nearest", inline: "nearest" }),
      );
    case "scroll":
      return lead(() => stage.scrollTo({ top: sheet.offsetTop + data.area.y * zoom - margin }));
  }
});

function show({
  svg,
  width,
  height,
  isStale,
  errors,
  theme,
}: ToPreview & { type: "picture" }): void {
  const next = drawingOf(svg);
  if (drawing) drawing.replaceWith(next);
  else sheet.prepend(next);
  drawing = next;
  size = { width, height };
  document.documentElement.dataset.theme = theme;
  sheet.classList.toggle("stale", isStale);
  const count = errors === 1 ? "1 error" : `${errors} errors`;
  state.textContent =
    errors === 0 ? "" : isStale ? `${count}; this is the last good picture` : count;
  apply();
}

function apply(): void {
  const room = (stage.clientWidth - 2 * margin) / Math.max(1, size.width);
  zoom = Math.max(leastZoom, Math.min(mostZoom, chosen ?? Math.min(1, room)));
  drawing?.setAttribute("width", String(size.width * zoom));
  drawing?.setAttribute("height", String(size.height * zoom));
  sheet.style.width = `${size.width * zoom}px`;
  sheet.style.height = `${size.height * zoom}px`;
  mark();
}

function mark(): void {
  marks.replaceChildren(
    ...revealed.map(({ x, y, width, height }) => {
      const frame = document.createElement("div");
      frame.style.left = `${x * zoom}px`;
      frame.style.top = `${y * zoom}px`;
      frame.style.width = `${width * zoom}px`;
      frame.style.height = `${height * zoom}px`;
      return frame;
    }),
  );
}

/** Scrolls, and marks the scroll event as our own. */
function lead(scroll: () => void): void {
  const before = stage.scrollTop;
  scroll();
  if (stage.scrollTop !== before) ledTo = stage.scrollTop;
}

function zoomTo(next: number | undefined): void {
  chosen = next;
  apply();
}

part("in").addEventListener("click", () => zoomTo(zoom * step));
part("out").addEventListener("click", () => zoomTo(zoom / step));
part("fit").addEventListener("click", () => zoomTo(undefined));
stage.addEventListener(
  "wheel",
  (event) => {
    if (!event.ctrlKey && !event.metaKey) return;
    event.preventDefault();
    zoomTo(zoom * Math.exp(-Math.max(-60, Math.min(60, event.deltaY)) / 150));
  },
  { passive: false },
);
sheet.addEventListener("click", ({ clientX, clientY }) => {
  const { left, top } = sheet.getBoundingClientRect();
  vscode.postMessage({ type: "press", x: (clientX - left) / zoom, y: (clientY - top) / zoom });
});
stage.addEventListener("scroll", () => {
  const isLed = ledTo !== undefined && Math.abs(stage.scrollTop - ledTo) < 1;
  ledTo = undefined;
  if (isLed) return;
  const top = Math.max(0, stage.scrollTop - sheet.offsetTop) / zoom;
  vscode.postMessage({ type: "scroll", x: size.width / 2, y: top + 2 * margin });
});
new ResizeObserver(() => chosen === undefined && apply()).observe(stage);
vscode.postMessage({ type: "ready" });
