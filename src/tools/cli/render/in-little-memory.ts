/** Keeps the memory for a large drawing low by not letting V8 enlarge its space for young objects. */

/** The size of a source, in UTF-16 units, above which V8 would enlarge that space: about 3,000 elements. */
const large = 100_000;

const isSetting = /semi[-_]space/;

/**
 * Runs the work on a source. V8 doubles the space for young objects, up to 32 MB, whenever many of them survive; most
 * of a drawing survives until the end, so a larger space gains nothing. Only the command line may change this setting,
 * since it has the process to itself, and only if the user has not set it. Compiled code is cached along with the V8
 * settings at exit, so the setting is restored.
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
