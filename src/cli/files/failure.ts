/** Says in a few words why the system refused. */
import { getSystemErrorMap } from "node:util";

/** What is plainer in our words; for all other codes the system has words of its own. */
const reasons: Readonly<Record<string, string>> = {
  ENOENT: "no such file or folder",
  ENOTDIR: "no such file or folder",
  EACCES: "permission denied",
  EPERM: "permission denied",
  EEXIST: "it exists already",
  EISDIR: "is a folder",
  ENOTEMPTY: "the folder is not empty",
  ELOOP: "links lead in a circle",
  ENAMETOOLONG: "the name is too long",
  EILSEQ: "the name has characters that this file system does not allow",
  ECHARSET: "the name has characters that this file system does not allow",
  EINVAL: "the system does not allow this name or operation",
  ENOSPC: "no space left on the disk",
  EDQUOT: "no space left in your quota of the disk",
  EROFS: "the disk is read-only",
  EFBIG: "the file is too large",
  EBUSY: "another program is using it",
  ETXTBSY: "another program is using it",
  EAGAIN: "another program is using it",
  EIO: "the disk reported an error",
  EMFILE: "too many files are open; close some programs",
  ENFILE: "too many files are open; close some programs",
  ENOMEM: "not enough memory",
  EXDEV: "it cannot be moved to another disk",
  ENODEV: "there is no such device",
  ENXIO: "there is no such device",
  EPIPE: "its reader has gone",
  ETIMEDOUT: "it took too long",
  ESTALE: "the network drive is no longer there",
  ERR_FS_FILE_TOO_LARGE: "the file is too large",
  ERR_STRING_TOO_LONG: "the file is too large",
  ERR_FS_EISDIR: "is a folder",
};

/** The reason of an error of the system; throws on any other error, since that is a bug of ours. */
export function failureReason(error: unknown): string {
  const { code = "", syscall } = error as NodeJS.ErrnoException;
  const known = Object.hasOwn(reasons, code) ? reasons[code] : undefined;
  if (known === undefined && syscall === undefined) throw error;
  return known ?? wordsOfSystem(code) ?? "the system refused without saying why";
}

function wordsOfSystem(wanted: string): string | undefined {
  for (const [code, words] of getSystemErrorMap().values()) if (code === wanted) return words;
  return undefined;
}
