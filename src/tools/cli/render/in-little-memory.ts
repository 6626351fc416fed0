/** Keeps what a large drawing takes of memory small: its young objects stay in the room that they begin with. */

/** UTF-16 units of a source, about 3,000 elements, from which the room of young objects would grow. */
const large = 100_000;

const isSetting = /semi[-_]space/;

/**
 * Does the work on a source. V8 doubles the room for young objects whenever as many have outlived it, up to
 * 32 MB; most of a drawing lives until its end, so that room gains nothing here. It may only be changed by
 * the command line, which has its process for itself, and unless its user says something about it. Compiled
 * code is kept with the settings that V8 has at the end, so they are as before then.
 */
export async function inLittleMemory<T>(source: string, work: () => Promise<T>): Promise<T> {
  const { env, execArgv } = process;
  const given = [env.NODE_OPTIONS ?? "", ...execArgv];
  if (source.length < large || given.some((words) => isSetting.test(words))) return await work();
  const { setFlagsFromString } = process.getBuiltinModule("node:v8");
  setFlagsFromString("--semi-space-growth-factor=1");
  try {
    return await work();
  } finally {
    setFlagsFromString("--semi-space-growth-factor=2");
  }
}
