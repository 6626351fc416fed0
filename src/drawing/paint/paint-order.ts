/** Turns frames into their painting order: positioned boxes are painted above the flow (CSS 2, appendix E). */
import type { ThemeName } from "../../base/theme/theme.js";
import { isPositioned } from "../../model/box/geometry.js";
import type { Frame } from "../layout/frame.js";
import { standsOut } from "./stands-out.js";
import { anchorIn, type TextAnchor } from "./text-anchor.js";

/** Draws frames. Calls of `enter` and `leave` are balanced. */
export interface Painter {
  /** Draws the box and its lines, not its children; `held` is its text anchor in the frame around it. */
  box(frame: Frame, theme: ThemeName, held?: TextAnchor): void;
  /** Draws what is in front of everything on a board. */
  rim?(frame: Frame, theme: ThemeName): void;
  /** The following frames have the opacity of the frame's paint, as one picture. */
  enterGroup(frame: Frame): void;
  leaveGroup(): void;
  /** The following frames are clipped at the padding box of the frame. */
  enterClip(frame: Frame): void;
  leaveClip(): void;
}

/** A frame that is painted after the flow around it. */
interface RaisedFrame {
  frame: Frame;
  theme: ThemeName;
  /** Its text anchor in the frame around it. */
  held: TextAnchor | undefined;
  /** The frames that clip it. */
  clips: readonly Frame[];
}

const noClips: readonly Frame[] = [];

/** Paints a frame and everything in it. */
export function paintFrames(frame: Frame, theme: ThemeName, painter: Painter): void {
  paintLayer({ frame, theme, held: undefined, clips: noClips }, painter, true);
}

/** Paints layers in order; a clip shared by consecutive layers is entered once. */
function paintLayers(layers: readonly RaisedFrame[], painter: Painter): void {
  let entered = noClips;
  const moveInto = (clips: readonly Frame[]): void => {
    if (clips === entered) return;
    let shared = 0;
    while (shared < clips.length && clips[shared] === entered[shared]) shared++;
    for (let at = entered.length; at > shared; at--) painter.leaveClip();
    for (let at = shared; at < clips.length; at++) painter.enterClip(clips[at]!);
    entered = clips;
  };
  for (const layer of layers) {
    moveInto(layer.clips);
    paintLayer(layer, painter);
  }
  moveInto(noClips);
}

function paintLayer({ frame, theme, held }: RaisedFrame, painter: Painter, isRoot = false): void {
  const opacity = opacityOf(frame);
  if (opacity < 1) painter.enterGroup(frame);
  const above: RaisedFrame[] = [];
  paintFlow(frame, frame.box.theme ?? theme, held, painter, above, noClips, noClips);
  paintLayers(above, painter);
  if (isRoot || isContext(frame)) {
    const raised: RaisedFrame[] = [];
    findRaised(frame, frame.box.theme ?? theme, raised, noClips, noClips);
    paintLayers(raised, painter);
  }
  if (isRoot && frame.box.paint?.rim) painter.rim?.(frame, frame.box.theme ?? theme);
  if (opacity < 1) painter.leaveGroup();
}

function paintFlow(
  frame: Frame,
  theme: ThemeName,
  held: TextAnchor | undefined,
  painter: Painter,
  above: RaisedFrame[],
  clips: readonly Frame[],
  clipsOfPositioned: readonly Frame[],
): void {
  painter.box(frame, theme, held);
  if (frame.children.length === 0) return;
  const cuts = isClip(frame);
  // The clips of its children, and of those that are positioned relative to a positioned ancestor.
  const inner = cuts ? [...clips, frame] : clips;
  const innerOfPositioned = isPositioned(frame.box) ? inner : clipsOfPositioned;
  if (cuts) painter.enterClip(frame);
  for (let at = 0; at < frame.children.length; at++) {
    const child = frame.children[at]!;
    const { box } = child;
    if (box.style.raised) continue;
    const childHeld = anchorIn(frame, child, held);
    if (!isPositioned(box) && opacityOf(child) === 1) {
      const childTheme = box.theme ?? theme;
      paintFlow(child, childTheme, childHeld, painter, above, inner, innerOfPositioned);
      continue;
    }
    const isAbsolute = box.style.position === "absolute";
    const clips = isAbsolute ? innerOfPositioned : inner;
    above.push({ frame: child, theme, held: childHeld, clips });
  }
  if (cuts) painter.leaveClip();
}

/** Finds the raised frames, which are painted at the end of a stacking context, in tree order. */
function findRaised(
  frame: Frame,
  theme: ThemeName,
  into: RaisedFrame[],
  clips: readonly Frame[],
  clipsOfPositioned: readonly Frame[],
): void {
  if (!frame.holdsRaised) return;
  const inner = isClip(frame) ? [...clips, frame] : clips;
  const innerOfPositioned = isPositioned(frame.box) ? inner : clipsOfPositioned;
  for (let at = 0; at < frame.children.length; at++) {
    const child = frame.children[at]!;
    const isAbsolute = child.box.style.position === "absolute";
    const own = isAbsolute ? innerOfPositioned : inner;
    if (child.box.style.raised) into.push({ frame: child, theme, held: undefined, clips: own });
    else if (!isContext(child)) {
      findRaised(child, child.box.theme ?? theme, into, own, innerOfPositioned);
    }
  }
}

function isClip(frame: Frame): boolean {
  return frame.box.style.overflow === "hidden" && standsOut(frame);
}

/** Whether a frame is a stacking context, so that raised frames in it stay within it. */
function isContext(frame: Frame): boolean {
  return frame.box.style.raised === true || opacityOf(frame) < 1;
}

function opacityOf({ box }: Frame): number {
  return box.paint?.opacity ?? 1;
}
