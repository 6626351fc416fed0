/** Draws the icon of the extension in the gallery of VS Code, which takes no SVG: `icons/gallery.png` from `gallery.svg`. */
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Resvg } from "@resvg/resvg-js";
import { ROOT } from "./generated-files.mjs";

const folder = join(ROOT, "editors", "vscode");
const picture = new Resvg(await readFile(join(folder, "gallery.svg"), "utf8"), {
  fitTo: { mode: "width", value: 256 },
});
await writeFile(join(folder, "icons", "gallery.png"), picture.render().asPng());
