/** Draws a source in formats and themes, sharing the work between them. */
import type { GivenFonts } from "../../../base/fonts/given-fonts.js";
import { joinFonts } from "../../../base/fonts/join-fonts.js";
import type { ReadPictures } from "../../../base/images/read-pictures.js";
import { documentOf, type MeasuredTree } from "../../../document-of.js";
import type { PageAddress } from "../../../drawing/lower/lower-document.js";
import type { DocumentNode } from "../../../language/ast/node.js";
import type { Limits } from "../../../model/cost/limits.js";
import {
  type DocumentDrawable,
  type DocumentDrawing,
  documentDrawable,
} from "../../../output/formats/document-drawable.js";
import type { Drawing, FileSettings } from "../../../output/formats/format.js";
import { formats } from "../../../output/formats/format-list.js";
import type { RunRoom } from "../../../output/raster/paint-room.js";
import type { MachineFonts } from "../../../workspace/files/machine-fonts.js";
import type { GivenDesign } from "../../../workspace/files/watched-set.js";
import { readDevices } from "./check-options.js";
import { explainRasterError } from "./explain-raster-error.js";
import type { RenderOptions } from "./format.js";
import type { PlannedPicture } from "./plan-pictures.js";

/** Limits that a drawing has to keep; the default ones for those that are not here. */
export interface LimitedDrawing {
  limits?: Partial<Limits> | undefined;
  /** Fonts for characters that our fonts lack. */
  fonts?: GivenFonts | undefined;
  /** Where fonts for what is still missing come from. */
  machineFonts?: MachineFonts | undefined;
  /** The pictures of its project. */
  pictures?: ReadPictures | undefined;
  /** Its name in messages; without it, whoever reports them says it. */
  name?: string;
  /** Shared by the pages of a wireframe, as in the settings of a format. */
  room?: NonNullable<FileSettings["room"]>;
  /** What the pictures of all wireframes of a run may take to be painted. */
  run?: RunRoom | undefined;
  /** Tokens in addition to those of the source. */
  design?: GivenDesign;
}

/** Draws one document. */
export class PictureDrawer {
  /** Families of the machine that some of its characters are drawn with. */
  systemFamilies: readonly string[] = [];
  readonly #source: DocumentNode | MeasuredTree;
  readonly #drawable: DocumentDrawable;
  readonly #options: RenderOptions & LimitedDrawing;

  constructor(source: DocumentNode | MeasuredTree, options: RenderOptions & LimitedDrawing) {
    const { width, page, fold, frame, flow, padding, limits, fonts, design } = options;
    const { pictures, embedImages } = options;
    this.#source = source;
    this.#options = options;
    const drawing: DocumentDrawing = {
      devices: readDevices(options),
      fold,
      ...(frame !== undefined && { frames: frame }),
      ...(flow !== undefined && { flow }),
      padding,
      ...(width !== undefined && { width }),
      ...(page !== undefined && { page }),
      ...(limits && { limits }),
      ...(fonts && { fonts }),
      ...(pictures && { pictures, embedsPictures: embedImages }),
      ...design,
    };
    this.#drawable = documentDrawable(documentOf(source, drawing), drawing);
  }

  /** The same with fonts of the machine for what no other has, if any of these pictures would show boxes. */
  async withSystemFonts(pictures: readonly PlannedPicture[]): Promise<PictureDrawer> {
    const { machineFonts, systemFonts, fonts } = this.#options;
    if (machineFonts === undefined || systemFonts === "ignore") return this;
    if (!pictures.some(({ format }) => formats[format].isPainted)) return this;
    const lacking = this.#drawable.lacking();
    if (lacking.clusters.length === 0) return this;
    const found = await machineFonts.find(lacking);
    if (found === undefined) return this;
    const joined = fonts ? joinFonts([fonts, found.fonts]) : found.fonts;
    const drawer = new PictureDrawer(this.#source, { ...this.#options, fonts: joined });
    drawer.systemFamilies = found.families;
    return drawer;
  }

  /**
   * One picture; throws a UsageError if it cannot be painted.
   * @param pageAddress the address of a page that the document does not have
   */
  async draw({ format, theme }: PlannedPicture, pageAddress?: PageAddress): Promise<Drawing> {
    const { run, room = {}, ...options } = this.#options;
    const settings = { ...options, room, theme, pageAddress };
    const drawn = () => formats[format].draw(this.#drawable, settings);
    try {
      return await (run ? run.within(room, drawn) : drawn());
    } catch (error) {
      throw explainRasterError(error, this.#options.name);
    }
  }
}
