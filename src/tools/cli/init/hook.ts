/** Writes the hook that checks wireframes before each commit, for pre-commit. */

/** The file that pre-commit reads, at the root of a repository. */
export const hookFile = ".pre-commit-config.yaml";

/** Id of the hook. */
const hookId = "wf-validate";

/** The source of the hook: a repository, or the wf installed in the project. */
export type HookSource = { repo: string; rev: string } | { entry: string };

/** The entry of the list `repos`, each line without indentation. */
export function hookLines(source: HookSource): string[] {
  if ("repo" in source) {
    return [
      `- repo: ${yamlText(source.repo)}`,
      `  rev: ${yamlText(source.rev)}`,
      "  hooks:",
      `    - id: ${hookId}`,
    ];
  }
  return [
    "- repo: local",
    "  hooks:",
    `    - id: ${hookId}`,
    "      name: check wireframes",
    `      entry: ${yamlText(source.entry)}`,
    // A file name must never be read as an option.
    '      args: ["--"]',
    "      language: system",
    "      files: (?i)\\.(wf|wireframe)$",
    // Each call starts npx and Node, which takes longer than checking.
    "      require_serial: true",
  ];
}

/** A complete file with only the hook. */
export function hookConfig(source: HookSource): string {
  return `repos:\n${indented(hookLines(source), "  ").join("\n")}\n`;
}

/** Whether a file has the hook, or another one that calls wf. */
export function hasHook(config: string): boolean {
  return new RegExp(`\\bid:\\s*["']?${hookId}\\b|\\bwf validate\\b`).test(config);
}

/** A file with the hook added after the others; undefined if it is not certain where it belongs. */
export function addHook(config: string, source: HookSource): string | undefined {
  const lineBreak = config.includes("\r\n") ? "\r\n" : "\n";
  const lines = config.split(/\r?\n/);
  if (lines.some((line) => /^\s*\t|^(?:---|\.\.\.)\s*\S/.test(line))) return undefined;
  const starts = lines.flatMap((line, at) => (/^repos:\s*(?:#.*)?$/.test(line) ? [at] : []));
  if (starts.length !== 1 || lines.filter((line) => /^repos\b/.test(line)).length !== 1) {
    return undefined;
  }
  const start = starts[0]! + 1;
  const first = lines.findIndex((line, at) => at >= start && isContent(line));
  const indentation = /^( *)- +repo:/.exec(lines[first] ?? "")?.[1];
  if (indentation === undefined) return undefined;
  const isInside = (line: string): boolean =>
    line.startsWith(`${indentation}- `) || line.startsWith(`${indentation}  `);
  let last = first;
  for (let at = first; at < lines.length; at++) {
    const line = lines[at]!;
    if (!isContent(line)) continue;
    if (!isInside(line)) {
      // The next part of the file must start in the first column; anything else is not what it seems.
      if (!/^[\w"'-]+\s*:/.test(line)) return undefined;
      break;
    }
    last = at;
  }
  const added = indented(hookLines(source), indentation);
  const whole = [...lines.slice(0, last + 1), ...added, ...lines.slice(last + 1)];
  const text = whole.join(lineBreak);
  return text.endsWith("\n") ? text : `${text}${lineBreak}`;
}

/** The lines, indented. */
export function indented(lines: readonly string[], indentation: string): string[] {
  return lines.map((line) => indentation + line);
}

function isContent(line: string): boolean {
  return !/^\s*(?:#.*)?$/.test(line);
}

/** A text, quoted unless it is a plain scalar. */
function yamlText(text: string): string {
  return /^[\w./][\w./@:+~ -]*$/.test(text) && !/: |:$| $/.test(text) ? text : JSON.stringify(text);
}
