/** The part of picomatch that is used; the package ships no types. */
declare module "picomatch" {
  /** Makes a test of paths from a glob. */
  function picomatch(
    glob: string | readonly string[],
    options?: { dot?: boolean; nonegate?: boolean },
  ): (path: string) => boolean;
  namespace picomatch {
    /** Parts a pattern into the folder that is not a pattern and the rest. */
    function scan(pattern: string): { base: string; glob: string; isGlob: boolean };
  }
  export default picomatch;
}
