/** Reads the sources whose pages are mapped, with their diagnostics. */
import { dirname } from "node:path";
import { analyze } from "../../../analyze.js";
import type { SourceText } from "../../../base/text/source-text.js";
import { applyIgnoreComments } from "../../../language/check/ignore-comments.js";
import { judge } from "../../../language/check/verdict.js";
import type { Diagnostic } from "../../../language/diagnostics/diagnostic.js";
import type { Unreadable } from "../../../output/report/report.js";
import type { PageIndex } from "../../../pages.js";
import { CallPages } from "../../../workspace/files/call-pages.js";
import { collectFiles } from "../../../workspace/files/collect-files.js";
import { failureReason } from "../../../workspace/files/failure.js";
import { isMarkdownName } from "../../../workspace/files/file-kinds.js";
import type { FoundFile } from "../../../workspace/files/found-files.js";
import { Imports } from "../../../workspace/files/imports.js";
import { pageIndexOf } from "../../../workspace/files/page-index-of.js";
import { readRegular } from "../../../workspace/files/read-regular.js";
import { decodeSource } from "../../../workspace/files/read-source.js";
import { withSlashes } from "../../../workspace/files/with-slashes.js";
import type { Io } from "../../../workspace/io.js";
import { SettingsFinder } from "../../../workspace/settings/find-settings.js";
import { tellUnsearched } from "../terminal/tell-unsearched.js";
import { tellWorktrees } from "../terminal/tell-worktrees.js";
import type { MappedSource } from "./page-graph.js";

/** A source with its diagnostics. */
export interface ReadSource extends MappedSource {
  text: string;
  /** Its diagnostics, under its settings and `--strict`. */
  diagnostics: readonly Diagnostic[];
  /** Applies the settings and ignore comments of the source to further diagnostics. */
  settle(diagnostics: readonly Diagnostic[]): readonly Diagnostic[];
}

/** All sources of a call. */
export interface ReadSources {
  sources: readonly ReadSource[];
  unreadable: readonly Unreadable[];
  /** Resolves references to pages in other sources. */
  index: PageIndex;
  /** Texts of imported files, by id. */
  texts: ReadonlyMap<string, SourceText>;
}

/** Maximum number of characters of all wireframes, since all of them are kept. */
const mostText = 10_000_000;

/** Reads the wireframes at the given paths; by default, those of the current folder. */
export async function readSources(
  operands: readonly string[],
  strict: boolean,
  io: Io,
): Promise<ReadSources> {
  const imports = new Imports(io.cwd);
  const paths = operands.length > 0 ? operands : ["."];
  const { files, unreadable, worktrees } = await collectFiles(paths, io.cwd, "validate");
  await tellWorktrees(worktrees, io);
  const wireframes: (FoundFile & { absolute: string })[] = [];
  for (const { absolute, ...file } of files) {
    const isMarkdown = isMarkdownName(file.path);
    if (absolute !== undefined && !isMarkdown) wireframes.push({ ...file, absolute });
    else {
      const what = isMarkdown ? "a Markdown file" : "standard input";
      unreadable.push({ path: file.path, message: `wf map reads wireframes, not ${what}` });
    }
  }
  const most = new Map<string, number | undefined>();
  const index = pageIndexOf(wireframes, imports, (absolute) => most.get(absolute));
  const pages = new CallPages({ files: wireframes, paths }, imports);
  const finder = new SettingsFinder(io);
  const sources: ReadSource[] = [];
  const texts = new Map<string, SourceText>();
  let left = mostText;
  for (const { path, absolute } of wireframes) {
    const settings = await finder.settingsFor(dirname(absolute));
    most.set(absolute, settings?.maxFileSize);
    if (settings?.ignores(absolute)) continue;
    imports.trim();
    const set = (found: readonly Diagnostic[]): readonly Diagnostic[] =>
      judge(found, { severity: settings?.severity, strict }).diagnostics;
    try {
      const { text, unreadable: encoding } = decodeSource(
        readRegular(absolute, io.cwd, settings?.maxFileSize),
      );
      left -= text.length;
      if (left < 0) {
        unreadable.push({ path, message: "is beyond the 10 MB that wf map reads" });
        continue;
      }
      const file = withSlashes(absolute);
      const { ast, lineComments, diagnostics } = analyze(encoding ? "" : text, {
        locations: true,
        limits: settings?.limits ?? {},
        others: pages.seenFrom(absolute, settings?.maxFileSize),
        ...imports.of(absolute),
      });
      for (const { source } of diagnostics.flatMap((each) => [each, ...(each.related ?? [])])) {
        const imported = source === undefined ? undefined : imports.texts.get(source);
        if (imported) texts.set(source!, imported);
      }
      sources.push({
        path,
        file,
        document: ast,
        text,
        diagnostics: set(encoding ? [encoding] : diagnostics),
        settle: (found) => {
          const given = new Set(found);
          const isNew = (each: Diagnostic) => given.has(each);
          return set(applyIgnoreComments(text, lineComments, found).filter(isNew));
        },
      });
    } catch (error) {
      unreadable.push({ path, message: failureReason(error) });
    }
  }
  await tellUnsearched(pages.unsearched, io);
  return { sources, unreadable, index, texts };
}
