/** Decides whether a path leads to another machine, which Windows would greet with the name and a hash of the user's password. */

/** Whether an absolute path is one of another machine, unless the file that names it is on one, too. */
export function namesOtherMachine(path: string, from: string): boolean {
  return isShared(path) && !isShared(from);
}

/** Whether a path is like `\\server\share`. */
function isShared(path: string): boolean {
  return /^[\\/]{2}/.test(path);
}
