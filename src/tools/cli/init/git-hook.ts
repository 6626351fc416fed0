/** Writes the hook that git itself runs before each commit, for projects without pre-commit, husky and the like. */

/** Its name in the folder of hooks. */
export const gitHookName = "pre-commit";

/**
 * A script for `sh` that checks the wireframes of a commit as staged: it copies them, and the files that they can
 * import, from the index to a temporary folder. An empty `.git` there marks the root of the project.
 *
 * All of it is one command, so that its lines can be added to an existing hook before or after others.
 *
 * @param installed path of the command in the repository; undefined for the one on the PATH
 */
export function gitHook(installed: string | undefined): string {
  const find = installed === undefined ? "  wf=wf" : findInstalled(installed);
  return `#!/bin/sh
# Checks the wireframes of a commit as they are staged, whatever the working tree contains.
(
  root=$(git rev-parse --show-toplevel) && cd "$root" || exit
  git diff --cached --quiet --diff-filter=d -- ':(icase)*.wf' ':(icase)*.wireframe' && exit
${find}
  staged=$(mktemp -d) && mkdir "$staged/.git" || exit
  trap 'rm -rf "$staged"' EXIT
  git ls-files -z -- ':(icase)*.wf' ':(icase)*.wireframe' '*.json' '*.csv' |
    git checkout-index -z --stdin --prefix="$staged/" || exit
  git diff --cached --name-only -z --diff-filter=d -- ':(icase)*.wf' ':(icase)*.wireframe' |
    (cd "$staged" && xargs -0 "$wf" validate --)
) || exit
`;
}

/** Where packages have their commands. */
const modules = "node_modules";
const command = `/${modules}/.bin/wf`;

/**
 * The lines that find an installed wf, and refuse one that came with a branch: git replaces files that it ignores, and
 * a link in place of any folder may lead to what it tracks. It is asked where `.git` is, because elsewhere it may take
 * files of the repository for one of its own, in which it tracks nothing.
 */
function findInstalled(installed: string): string {
  const inside = installed.replace(/["$`\\]/g, "\\$&");
  const find = `  # Other worktrees use the packages of the main one.
  main="$(git rev-parse --path-format=absolute --git-common-dir)/.."
  wf="$root/${inside}"
  [ -e "$wf" ] || wf="$main/${inside}"
  [ -e "$wf" ] || { echo "wf is not installed in $root" >&2; exit 1; }`;
  if (!`/${installed}`.endsWith(command)) return find;
  return `${find}
  # A branch may have brought it, or what links in its place lead to.
  tracks() (
    cd -P "$1" || exit
    at=$2
    while [ ! -e .git ] && [ "\${PWD##*/}" ]; do
      at="\${PWD##*/}\${at:+/$at}"
      cd -P .. || exit
    done
    # Links may lead to other repositories, of which a commit here brings nothing.
    [ "$3" = any ] || [ "$PWD" = "$(cd -P "$root" && pwd)" ] || [ "$PWD" = "$(cd -P "$main" && pwd)" ] || exit
    unset GIT_DIR GIT_WORK_TREE GIT_INDEX_FILE GIT_PREFIX GIT_LITERAL_PATHSPECS
    [ "$at" ] && git ls-files --error-unmatch -- ":(icase,literal)$at"
  ) >/dev/null 2>&1
  modules="\${wf%/.bin/wf}"
  end=$wf
  steps=
  while to=$(readlink "$end") && [ \${#steps} -lt 9 ]; do
    steps=x$steps
    case $to in
      /*) end=$to ;;
      *) end="\${end%/*}/$to" ;;
    esac
  done
  if tracks "\${modules%/*}" ${modules} any || tracks "$modules" || tracks "$modules/.bin" ||
    tracks "$modules/wf-wireframes" || tracks "\${end%/*}" "\${end##*/}"; then
    echo "wf is not started: git tracks files in ${modules}, or where links there lead, and any branch could bring another one" >&2
    exit 1
  fi`;
}

/** Whether a hook has the lines of an earlier version, which did not ask for all that a branch may have brought. */
export function isFormerHook(hook: string): boolean {
  return (
    /^ *wf="\$root\/.*node_modules\/\.bin\/wf"$/m.test(hook) &&
    !hook.includes('tracks "$modules/.bin"')
  );
}

/** The lines of the script, for an existing hook. */
export function gitHookLines(script: string): string {
  return script.slice(script.indexOf("\n") + 1);
}
