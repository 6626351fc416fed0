/** Writes the hook that git itself runs before each commit, for projects without pre-commit, husky and the like. */

/** Its name in the folder of hooks. */
export const gitHookName = "pre-commit";

/**
 * A script for `sh` that checks the wireframes of a commit as they are staged: it copies them, and the files that
 * they can import, from the index into a folder of its own. There, an empty `.git` marks where the project begins.
 *
 * @param wf the command, as the script calls it; `$root` is the folder of the repository
 */
export function gitHook(wf: string): string {
  return `#!/bin/sh
# Checks the wireframes of a commit as they are staged, whatever the working tree contains.
root=$(git rev-parse --show-toplevel) && cd "$root" || exit
git diff --cached --quiet --diff-filter=d -- '*.wf' '*.wireframe' && exit
staged=$(mktemp -d) && mkdir "$staged/.git" || exit
trap 'rm -rf "$staged"' EXIT
git ls-files -z -- '*.wf' '*.wireframe' '*.json' '*.csv' |
  git checkout-index -z --stdin --prefix="$staged/" || exit
git diff --cached --name-only -z --diff-filter=d -- '*.wf' '*.wireframe' |
  (cd "$staged" && xargs -0 ${wf} validate --)
`;
}
