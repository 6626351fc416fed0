/** Opens a page in the person's browser, or says where it is. */
import type { Io } from "../io.js";

/** Opens an address; without a browser it is printed, and everything goes on. */
export async function openPage(address: string, { stderr }: Io): Promise<void> {
  const { default: open } = await import("open");
  const sayWhere = () => stderr.write(`no browser could be opened; the page is ${address}\n`);
  try {
    const browser = await open(address);
    // On Linux the command that opens browsers may be missing, which it tells only later.
    browser.once("error", () => void sayWhere());
    browser.unref();
  } catch {
    await sayWhere();
  }
}
