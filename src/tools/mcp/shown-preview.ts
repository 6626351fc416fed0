/** Starts previews for the tool that shows wireframes to people, one for each folder. */

import { statSync } from "node:fs";
import { dirname } from "node:path";
import { findElement } from "../../authoring/notes/find-element.js";
import type { NotedElement } from "../../authoring/notes/list-elements.js";
import { quoted } from "../../base/text/phrases.js";
import { failureReason } from "../../workspace/files/failure.js";
import type { Io } from "../../workspace/io.js";
import { notesKeeper } from "../../workspace/notes/notes-keeper.js";
import type { Preview } from "../preview/start-preview.js";
import { insidePath } from "./roots.js";
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
    const stats = statSync(absolute, { throwIfNoEntry: false });
    if (!stats) throw new ToolProblem(`there is no ${path}; write it first with wf_write`);
    const folder = stats.isDirectory() ? absolute : dirname(absolute);
    const { address, session, show } = await this.#previewOf(folder);
    const base = address.replace(/\/$/, "");
    const files = session.files.length;
    if (stats.isDirectory()) {
      if (element !== undefined) throw new ToolProblem("element needs the path of a file");
      return { address, files };
    }
    const shown = [...session.places].find((each) => each.absolute === absolute)?.path;
    if (shown === undefined) throw new ToolProblem(`${path} is not a wireframe that can be shown`);
    const steps = shown.split("/").map(encodeURIComponent).join("/");
    const elements = session.elementsOf(shown)?.elements ?? [];
    if (page !== undefined && !hasPage(elements, page)) {
      throw new ToolProblem(
        `there is no page ${quoted(page)} in ${path}; leave page out to show all of them`,
      );
    }
    const hash = page === undefined ? "" : `#${encodeURIComponent(page)}`;
    if (element === undefined) return { address: `${base}/view/${steps}${hash}`, files };
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
      onTrouble: (message) => void io.stderr.write(`wf: ${message}\n`),
    });
  }
}

/** Whether a source has a page with this id, title or number. */
function hasPage(elements: readonly NotedElement[], page: string): boolean {
  const pages = elements.filter(({ isPage }) => isPage);
  const isNumber = /^[1-9][0-9]*$/.test(page) && Number(page) <= pages.length;
  return isNumber || pages.some(({ node }) => isCalled(node, page));
}

function isCalled({ attributes, label }: NotedElement["node"], page: string): boolean {
  return String(attributes?.id ?? "") === page || label === page;
}
