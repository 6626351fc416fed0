/** Tells settings above a repository that somebody else wrote: in a folder like /tmp, anybody can put a file there. */
import { lstatSync, statSync } from "node:fs";

/** Who looks for settings. */
export interface Looking {
  /** The id of the user; undefined on systems whose users have none. */
  uid: number | undefined;
  env: Readonly<Record<string, string | undefined>>;
}

/**
 * Whether a settings file above a repository belongs to somebody else than the user, root, or the owner of the
 * repository, whose settings in it count anyway. For root, whoever called sudo is the user, too. False if users have no
 * ids.
 */
export function isOfStranger(file: string, repository: string, { uid, env }: Looking): boolean {
  if (uid === undefined) return false;
  const known = new Set([0, uid]);
  if (uid === 0 && /^\d+$/.test(env.SUDO_UID ?? "")) known.add(Number(env.SUDO_UID));
  try {
    known.add(lstatSync(repository).uid);
    // Of a link, both owners decide what is read.
    if (!known.has(lstatSync(file).uid)) return true;
    const target = statSync(file, { throwIfNoEntry: false });
    return target !== undefined && !known.has(target.uid);
  } catch {
    // It was removed meanwhile, or cannot be read, which is reported where that is tried.
    return false;
  }
}
