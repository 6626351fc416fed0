/** Drives real shells: types into them like a person, and reads their lines and the completions that they offer. */
import { spawnSync } from "node:child_process";
import { existsSync, mkdirSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { execa } from "execa";
import type { Shell } from "../../../src/tools/cli/completion/completion-command.js";
import { wf } from "../built.js";
import type { Workspace } from "../call.js";

/** The result of some keys. */
export interface Typed {
  /** The command line. */
  line: string;
  /** The completions without the part of the word that they share, in alphabetical order. */
  offers: string[];
  /** What the terminal had shown by then; a shell may show the rest after the next keys. */
  screen: string;
}

/** The result of a session. */
export interface Session {
  /** Output before the first prompt, which shows errors in the setup. */
  greeting: string;
  typed: Typed[];
}

/** Whether a shell can be driven; in CI, a missing one is a failure. */
export function canType(shell: Shell): boolean {
  return Boolean(process.env.CI) || spawnSync(shell, ["-c", "exit 0"]).status === 0;
}

interface Manner {
  argv: string[];
  /** The file that it reads first; `before` and `after` surround the setup of a test. */
  path: string;
  before: string;
  after: string;
  /** The keys to press for TAB. */
  tab: string;
  clear: string;
}

const report = `cat > "$WF_REPORT.part"; mv "$WF_REPORT.part" "$WF_REPORT"`;

const manners: Record<Shell, Manner> = {
  bash: {
    argv: ["bash", "--noprofile", "--rcfile", ".bashrc", "-i"],
    path: ".bashrc",
    before: `PS1='$ '
bind 'set completion-query-items 0'
bind 'set page-completions off'
`,
    after: `
for each in _wf _wf_by_runner; do
  declare -F $each > /dev/null || continue
  eval "$(declare -f $each | sed "1s/.*/recorded$each()/")"
  eval "$each() { recorded$each \\"\\$@\\"; set -- \\$?; printf '%s\\n' \\"\\\${COMPREPLY[@]}\\" >> \\"\\$WF_OFFERS\\"; return \\$1; }"
done
report() { printf '%s' "$READLINE_LINE" | { ${report}; }; }
bind -x '"\\C-xr": report'
PROMPT_COMMAND='touch "$WF_READY"'
`,
    tab: "\t",
    clear: "\x05\x15",
  },
  zsh: {
    argv: ["zsh", "-i"],
    path: ".zshrc",
    before: "PS1='$ '; LISTMAX=10000; unsetopt beep\n",
    after: `
compadd() {
  if [[ \${@[1,(i)(-|--)]} != *-(O|A|D)\\ * ]]; then
    local -a hits
    builtin compadd -A hits "$@"
    (( $#hits )) && print -rl -- $hits >> $WF_OFFERS
  fi
  builtin compadd "$@"
}
report() { print -rn -- "$BUFFER" | { ${report}; }; }
zle -N report
bindkey '^Xr' report
ready() { touch "$WF_READY"; }
precmd_functions+=(ready)
`,
    tab: "\t",
    clear: "\x05\x15",
  },
  fish: {
    argv: ["fish", "-i"],
    path: ".config/fish/config.fish",
    before: `
set -g fish_greeting
function fish_prompt
    touch $WF_READY
    echo '$ '
end
`,
    after: `
bind \\cxo 'complete -C (commandline | string collect) >> $WF_OFFERS'
bind \\cxk 'commandline ""'
bind \\cxr 'commandline | string collect | begin; cat > $WF_REPORT.part; mv $WF_REPORT.part $WF_REPORT; end'
`,
    tab: "\x18o\t",
    clear: "\x18k",
  },
};

/** The environment of a user whose home is a workspace, and who has wf unless the workspace has its own. */
export function environmentOf(workspace: Workspace): Record<string, string> {
  const programs = join(workspace.folder, ".programs");
  mkdirSync(programs, { recursive: true });
  if (!existsSync(join(programs, "wf"))) symlinkSync(wf, join(programs, "wf"));
  return {
    PATH: `${programs}:${process.env.PATH}`,
    HOME: workspace.folder,
    ZDOTDIR: workspace.folder,
    TERM: "xterm",
    LC_ALL: "C.UTF-8",
  };
}

/** Starts a shell with a setup, presses the keys of each line, and returns the results. */
export async function typeInto(
  shell: Shell,
  workspace: Workspace,
  setup: string,
  lines: readonly string[],
): Promise<Session> {
  const { argv, path, before, after, tab, clear } = manners[shell];
  workspace.write(path, `${before}${setup}\n${after}`);
  rmSync(join(workspace.folder, ".ready"), { force: true });
  const files = {
    ready: join(workspace.folder, ".ready"),
    report: join(workspace.folder, ".report"),
    offers: join(workspace.folder, ".offers"),
  };
  const call = {
    ...files,
    argv,
    cwd: workspace.folder,
    env: {
      ...environmentOf(workspace),
      WF_READY: files.ready,
      WF_REPORT: files.report,
      WF_OFFERS: files.offers,
    },
    lines: lines.map((line) => line.replaceAll("\t", tab)),
    done: "\x18r",
    clear,
  };
  const program = join(import.meta.dirname, "type-into-shell.py");
  const { stdout } = await execa("python3", [program], { input: JSON.stringify(call) });
  const { greeting, typed } = JSON.parse(stdout) as {
    greeting: string;
    typed: { line: string; offers: string; screen: string }[];
  };
  return {
    greeting,
    typed: typed.map(({ line, offers, screen }) => {
      return { line: line.replace(/\n$/, ""), offers: offersOf(offers), screen };
    }),
  };
}

/**
 * Shells differ in whether a completion repeats the start of the word, has a backslash before special characters, ends
 * with a slash, or has a description after a tab.
 */
function offersOf(lines: string): string[] {
  const words = lines.split("\n").map((line) => {
    const [word = ""] = line.split("\t");
    return word
      .replace(/\\(.)/g, "$1")
      .replace(/\/$/, "")
      .replace(/^.*[=,/]/, "");
  });
  return [...new Set(words.filter((word) => word !== ""))].sort();
}
