/** Describes the errors of the file system in a few words. */
import { getSystemErrorMap } from "node:util";

/** Codes with clearer messages than those of the system. */
const reasons: Readonly<Record<string, string>> = {
  ENOENT: "no such file or folder",
  ENOTDIR: "no such file or folder",
  EACCES: "permission denied",
  EPERM: "permission denied",
  EEXIST: "already exists",
  EISDIR: "is a folder",
  ENOTEMPTY: "the folder is not empty",
  ELOOP: "symbolic links form a loop",
  ENAMETOOLONG: "the name is too long",
  EILSEQ: "the name has characters that this file system does not allow",
  ECHARSET: "the name has characters that this file system does not allow",
  EINVAL: "the system rejected this name or operation",
  ENOSPC: "no space left on the disk",
  EDQUOT: "your disk quota is used up",
  EROFS: "the disk is read-only",
  EFBIG: "the file is too large",
  EBUSY: "in use by another program",
  ETXTBSY: "in use by another program",
  EAGAIN: "in use by another program",
  EIO: "the disk reported an error",
  EMFILE: "too many files are open; close some programs",
  ENFILE: "too many files are open; close some programs",
  ENOMEM: "not enough memory",
  EXDEV: "cannot be moved to another disk",
  ENODEV: "no such device",
  ENXIO: "no such device",
  EPIPE: "the reader closed the pipe",
  ETIMEDOUT: "the operation timed out",
  ESTALE: "the network drive is gone",
  ERR_FS_FILE_TOO_LARGE: "the file is too large",
  ERR_STRING_TOO_LONG: "the file is too large",
  ERR_FS_EISDIR: "is a folder",
  WF_EXCLUSION: "no such file or folder; to exclude files, also name what to take, such as .",
  WF_NAME: "its name is not UTF-8, so it cannot be opened; rename it",
  WF_DANGLING: "is a symbolic link to a file that does not exist",
  WF_OUTSIDE: "a symbolic link leads out of the project, where wf neither reads nor writes",
  WF_GIT: "a symbolic link leads into .git, where wf neither reads nor writes",
  WF_OTHER: "is a symbolic link to a file of another kind",
  WF_LINK: "is a symbolic link, which wf does not write through; remove it, or name another file",
  WF_LINKS:
    "is a symbolic link; those of this folder lead to more than 20 MB together, of which the first are read",
  WF_FOLDER: "permission denied; files cannot be created in this folder",
  WF_FORBIDDEN: "permission denied; neither the file nor its folder can be written to",
  WF_READ_ONLY: "permission denied; the file is read-only",
  WF_PATTERNS:
    "has too many ignore patterns for so many files; use fewer patterns, or name a folder below",
  WF_NO_FILE: "is not a regular file",
  WF_PIPE: "is a pipe that nobody reads",
  WF_LARGE: "is larger than maxFileSize in wf.config.json allows (4 MB by default)",
};

/** The reason for a system error; rethrows any other error, since that is a bug of ours. */
export function failureReason(error: unknown): string {
  const { code = "", syscall } = error as NodeJS.ErrnoException;
  const known = Object.hasOwn(reasons, code) ? reasons[code] : undefined;
  if (known === undefined && syscall === undefined) throw error;
  return known ?? wordsOfSystem(code) ?? "the system gave no reason";
}

function wordsOfSystem(wanted: string): string | undefined {
  for (const [code, words] of getSystemErrorMap().values()) if (code === wanted) return words;
  return undefined;
}
