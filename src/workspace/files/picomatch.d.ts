/** Types for the part of picomatch that is used; the package has none. */
declare module "picomatch" {
  /** Creates a test of paths from a glob. */
  function picomatch(
    glob: string | readonly string[],
    options?: { dot?: boolean; nonegate?: boolean },
  ): (path: string) => boolean;
  namespace picomatch {
    /** Splits a pattern into a plain folder and the rest. */
    function scan(pattern: string): { base: string; glob: string; isGlob: boolean };
  }
  export default picomatch;
}
