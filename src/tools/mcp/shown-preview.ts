/** Starts previews for the tool that shows wireframes to people, one for each folder. */

import { dirname } from "node:path";
import { findElement, linesCalled } from "../../authoring/notes/find-element.js";
import type { NotedElement } from "../../authoring/notes/list-elements.js";
import { printable } from "../../base/text/display-width.js";
import { listed, quoted } from "../../base/text/phrases.js";
import { failureReason } from "../../workspace/files/failure.js";
import { isWireframeName } from "../../workspace/files/file-kinds.js";
import { isBelow } from "../../workspace/files/watched-set.js";
import type { Io } from "../../workspace/io.js";
import { notesKeeper } from "../../workspace/notes/notes-keeper.js";
import type { Preview } from "../preview/start-preview.js";
import { everyPage } from "./every-page.js";
import { insidePath, statsOf } from "./roots.js";
import { ToolProblem } from "./tool.js";

/** Maximum number of running previews. */
const mostPreviews = 4;

/** The previews of a run. */
export class ShownPreviews {
  readonly #io: Io;
  readonly #running = new Map<string, Promise<Preview>>();

  constructor(io: Io) {
    this.#io = io;
  }

  /** The preview of a folder or of a file's folder; it is started if necessary. */
  async show(
    roots: readonly string[],
    path = ".",
    page?: string,
    element?: string,
  ): Promise<{ address: string; files: number }> {
    const absolute = insidePath(path, roots);
    const stats = statsOf(absolute, path);
    if (!stats) throw new ToolProblem(`there is no ${path}; write it first with wf_write`);
    const folder = stats.isDirectory() ? absolute : dirname(absolute);
    if (stats.isDirectory()) {
      if (element !== undefined) throw new ToolProblem("element needs the path of a file");
      // A folder without wireframes has a preview of its own, which waits for them.
      const preview =
        (await this.#previewWith(absolute, folder))?.preview ?? (await this.#previewOf(folder));
      return { address: baseOf(preview), files: preview.session.files.length };
    }
    const found = await this.#previewWith(absolute, folder);
    if (!found) {
      throw new ToolProblem(
        isWireframeName(absolute)
          ? `${path} cannot be shown: it is not a file, or leads out of its folder`
          : `${path} is not a wireframe; name a .wf or .wireframe file`,
      );
    }
    const { preview, shown } = found;
    const { session, show } = preview;
    const base = baseOf(preview);
    const files = session.files.length;
    const steps = shown.split("/").map(encodeURIComponent).join("/");
    const elements = session.elementsOf(shown)?.elements ?? [];
    const hash = page === undefined || page === everyPage ? "" : hashOf(elements, page, path);
    if (element === undefined) return { address: `${base}/view/${steps}${hash}`, files };
    const lines = linesCalled(elements, element);
    if (lines.length > 0) {
      throw new ToolProblem(
        `several elements have the label ${quoted(element)}; give the line of one: ${listed(lines.map(String), "or")}`,
      );
    }
    if (!findElement(elements, element)) {
      throw new ToolProblem(
        `no element has the id, label or line ${quoted(element)}; call wf_inspect to see all of them`,
      );
    }
    show({ path: shown, element });
    const query = `?${new URLSearchParams({ element })}`;
    return { address: `${base}/view/${steps}${query}${hash}`, files };
  }

  /** Stops all of them. */
  async close(): Promise<void> {
    for (const preview of this.#running.values()) await (await preview).close();
  }

  /** The preview that shows a file or something in a folder, with the path there: one that runs if possible. */
  async #previewWith(
    absolute: string,
    folder: string,
  ): Promise<{ preview: Preview; shown: string } | undefined> {
    const running = [...this.#running.keys()].filter((each) => isBelow(folder, [each]));
    // A preview of a folder above shows nothing of a folder that git ignores.
    for (const each of new Set([...running, folder])) {
      const preview = await this.#previewOf(each);
      // The file may have been written a moment ago.
      if (pathIn(preview, absolute) === undefined) await preview.lookFor(absolute);
      const shown = pathIn(preview, absolute);
      if (shown !== undefined) return { preview, shown };
    }
    return undefined;
  }

  async #previewOf(folder: string): Promise<Preview> {
    const known = this.#running.get(folder);
    if (known) return await known;
    if (this.#running.size >= mostPreviews) {
      throw new ToolProblem(
        `${mostPreviews} previews are already running; show a folder that contains all files`,
      );
    }
    const starting = this.#start(folder);
    this.#running.set(folder, starting);
    try {
      return await starting;
    } catch (error) {
      this.#running.delete(folder);
      throw new ToolProblem(`the preview could not be started: ${failureReason(error)}`);
    }
  }

  async #start(folder: string): Promise<Preview> {
    const { startPreview } = await import("../preview/start-preview.js");
    const { watchedPaths } = await import("../../workspace/watched/watched-paths.js");
    const { settingsOfFolders } = await import("../../workspace/watched/settings-of-folders.js");
    const io = this.#io;
    return await startPreview({
      set: watchedPaths([folder], io.cwd, "watch", settingsOfFolders(io)),
      host: "127.0.0.1",
      port: undefined,
      allowedHosts: [],
      env: io.env,
      packageFolder: io.packageFolder,
      notes: { keeper: notesKeeper(folder, io.env.WF_AUTHOR), writing: "near" },
      onRebuild() {},
      onTrouble: (message) => void io.stderr.write(`wf: ${printable(message)}\n`),
    });
  }
}

function pathIn({ session }: Preview, absolute: string): string | undefined {
  return [...session.places].find((each) => isBelow(each.absolute, [absolute]))?.path;
}

function baseOf({ address }: Preview): string {
  return address.replace(/\/$/, "");
}

/** The end of the address that shows a page, given by its id, title or number. */
function hashOf(elements: readonly NotedElement[], page: string, path: string): string {
  const pages = elements.filter(({ isPage }) => isPage).map(({ node }) => node);
  const idOf = ({ attributes }: NotedElement["node"]) => String(attributes?.id ?? "");
  const found =
    pages.find((node) => idOf(node) === page) ??
    pages.find(({ label }) => label === page) ??
    (/^[0-9]+$/.test(page) ? pages[Number(page) - 1] : undefined);
  if (!found) {
    throw new ToolProblem(
      `there is no page ${quoted(page)} in ${path}; leave page out to show all of them`,
    );
  }
  // The preview knows pages by their names only.
  const name = idOf(found) || found.label;
  return name ? `#${encodeURIComponent(name)}` : "";
}
