/** Turns the user's editor and a place in a file into the program to start, without a shell. */

/** A place in a file. */
export interface CalledPlace {
  absolute: string;
  line: number;
  column: number;
}

/** A program with its arguments. */
export interface EditorCall {
  program: string;
  args: string[];
}

type Arguments = (place: CalledPlace) => string[];

const joined: Arguments = ({ absolute, line, column }) => [`${absolute}:${line}:${column}`];
const gotoFlag: Arguments = (place) => ["-g", ...joined(place)];
const lineFlag: Arguments = ({ absolute, line, column }) => [
  "--line",
  String(line),
  "--column",
  String(column),
  absolute,
];
const plusLine: Arguments = ({ absolute, line, column }) => [`+${line}:${column}`, absolute];

/** How to pass a place to editors with their own window, by program name. */
const windowed: Readonly<Record<string, Arguments>> = {
  ...named(["code", "code-insiders", "codium", "vscodium", "cursor", "windsurf"], gotoFlag),
  ...named(["subl", "sublime_text", "zed", "zeditor", "atom", "lapce"], joined),
  ...named(["idea", "webstorm", "phpstorm", "pycharm", "rubymine", "goland", "rider"], lineFlag),
  ...named(["emacsclient", "gedit", "xed", "pluma"], plusLine),
  kate: ({ absolute, line, column }) => ["-l", String(line), "-c", String(column), absolute],
  gvim: ({ absolute, line, column }) => [`+call cursor(${line},${column})`, absolute],
  mate: ({ absolute, line, column }) => ["-l", `${line}:${column}`, absolute],
};

function named(names: readonly string[], args: Arguments): Record<string, Arguments> {
  return Object.fromEntries(names.map((name) => [name, args]));
}

/** Editors that need the terminal, which the preview itself is using. */
const inTerminal = new Set("vi vim nvim nano pico micro hx helix kak emacs ed joe ne".split(" "));

/**
 * The call for a place: from `WF_EDITOR`, with `{file}`, `{line}` and `{column}` filled in; otherwise from `VISUAL` or
 * `EDITOR`, if they name an editor with its own window. Undefined if there is none.
 */
export function editorCall(
  env: Readonly<Record<string, string | undefined>>,
  place: CalledPlace,
): EditorCall | undefined {
  const chosen = env.WF_EDITOR ? callOf(env.WF_EDITOR, place) : undefined;
  if (chosen) return chosen;
  for (const command of [env.VISUAL, env.EDITOR]) {
    const program = command ? baseName(wordsOf(command)[0] ?? "") : "";
    if (program !== "" && !inTerminal.has(program)) return callOf(command!, place);
  }
  return undefined;
}

function callOf(command: string, place: CalledPlace): EditorCall | undefined {
  const [program, ...words] = wordsOf(command);
  if (program === undefined) return undefined;
  if (words.some((word) => /\{(?:file|line|column)\}/.test(word))) {
    return { program, args: words.map((word) => fill(word, place)) };
  }
  const args = windowed[baseName(program)] ?? (({ absolute }) => [absolute]);
  return { program, args: [...words, ...args(place)] };
}

function fill(word: string, { absolute, line, column }: CalledPlace): string {
  const values: Record<string, string> = {
    file: absolute,
    line: String(line),
    column: String(column),
  };
  return word.replace(/\{(file|line|column)\}/g, (_, name: string) => values[name]!);
}

/** The words of a command; quotes keep spaces inside a word. */
function wordsOf(command: string): string[] {
  return [...command.matchAll(/(?:"[^"]*"|'[^']*'|[^\s"'])+/g)].map(([word]) =>
    word.replace(/"([^"]*)"|'([^']*)'/g, "$1$2"),
  );
}

function baseName(program: string): string {
  return program.replace(/^.*[\\/]/, "").replace(/\.(?:exe|cmd|app)$/i, "");
}
