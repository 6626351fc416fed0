/** Opens a page in the user's browser, or prints its URL. */
import type { Io } from "../../../workspace/io.js";

/** Opens a URL; without a browser, prints it and continues. */
export async function openPage(address: string, { stderr }: Io): Promise<void> {
  const { default: open } = await import("open");
  const sayWhere = () => stderr.write(`could not open a browser; the page is at ${address}\n`);
  try {
    const browser = await open(address);
    // On Linux, the command that opens browsers may be missing, which is reported only later.
    browser.once("error", () => void sayWhere());
    browser.unref();
  } catch {
    await sayWhere();
  }
}
