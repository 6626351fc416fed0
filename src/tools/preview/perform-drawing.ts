/** Draws a picture in a thread, as the preview itself would. */
import type { Pictures } from "../../base/images/picture.js";
import { SourceText } from "../../base/text/source-text.js";
import { documentOf } from "../../document-of.js";
import type { LoadFile } from "../../language/ast/load-file.js";
import type { DrawTask, Surroundings } from "./draw-task.js";
import { type Drawn, DrawnFile } from "./drawn-file.js";

/** The file that was drawn last, which keeps its layout for other themes. */
let last: { id: number; file: DrawnFile } | undefined;

/** Who answers the questions of the current drawing. */
let asked: Surroundings;

/** Draws a picture. */
export async function performDrawing(task: DrawTask, surroundings: Surroundings): Promise<Drawn> {
  const { id, view } = task;
  asked = surroundings;
  if (last?.id !== id) last = { id, file: await fileOf(task) };
  return last.file.draw(view);
}

async function fileOf({ text, name, ...task }: DrawTask): Promise<DrawnFile> {
  const { file, settings, fonts, imports, shows } = task;
  const others = new Map<string, SourceText>();
  const load: LoadFile = (path, from) => {
    const loaded = asked.load(path, from);
    if ("text" in loaded) others.set(loaded.id, new SourceText(loaded.text, loaded.id));
    return loaded;
  };
  const { document } = documentOf(text, {
    ...settings,
    ...(imports && { load }),
    ...(file !== undefined && { file }),
  });
  // Loaded on demand, as for downloads.
  const given = fonts.length > 0 && (await import("./paint-fonts.js")).givenFonts(fonts);
  const pictures: Pictures = {
    of: (src) => asked.of(src),
    reasonFor: (src) => asked.reasonFor(src),
  };
  return new DrawnFile(
    text,
    document,
    { ...settings, ...(given && { fonts: given }), ...(shows && { pictures }) },
    undefined,
    (reference) => asked.page(reference),
    { source: new SourceText(text, name), others },
  );
}
