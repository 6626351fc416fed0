/** Checks files again that import a file which this run has repaired. */
import type { CheckedFile } from "./check-file.js";

/**
 * All checked files, with updated diagnostics for those that depend on imported files.
 * @param open creates a check that uses the repaired texts, by their absolute paths
 */
export async function checkAgain(
  checked: readonly CheckedFile[],
  open: (repaired: ReadonlyMap<string, string>) => (first: CheckedFile) => Promise<CheckedFile>,
): Promise<CheckedFile[]> {
  const repaired = new Map(
    checked.flatMap(({ file, before, after }) =>
      before !== after && file.absolute !== undefined ? [[file.absolute, after]] : [],
    ),
  );
  if (repaired.size === 0) return [...checked];
  const check = open(repaired);
  const result: CheckedFile[] = [];
  for (const first of checked) {
    const again = dependsOnOthers(first) ? await check(first) : undefined;
    result.push(
      again ? { ...again, before: first.before, fixes: [...first.fixes, ...again.fixes] } : first,
    );
  }
  return result;
}

function dependsOnOthers({ report }: CheckedFile): boolean {
  return (report?.diagnostics ?? []).some(
    ({ source, code }) => source !== undefined || code.startsWith("reuse-"),
  );
}
