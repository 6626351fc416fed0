/** Says in a few words why the file system refused. */

const reasons: Readonly<Record<string, string>> = {
  ENOENT: "no such file or folder",
  ENOTDIR: "no such file or folder",
  EACCES: "permission denied",
  EPERM: "permission denied",
  EISDIR: "is a folder",
  ELOOP: "links lead in a circle",
  ENAMETOOLONG: "the name is too long",
  ENOSPC: "no room is left on the disk",
  EROFS: "the disk is read-only",
  ERR_FS_FILE_TOO_LARGE: "the file is too large",
  ERR_STRING_TOO_LONG: "the file is too large",
};

/** The reason of an error of `node:fs`; throws on any other error, since that is a bug of ours. */
export function failureReason(error: unknown): string {
  const { code = "", syscall } = error as NodeJS.ErrnoException;
  if (reasons[code] === undefined && syscall === undefined) throw error;
  return reasons[code] ?? code;
}
