/** Starts Chromium for tests that compare with it, if it is installed. */
import { existsSync, readFileSync } from "node:fs";
import {
  type Browser,
  type BrowserContext,
  type CDPSession,
  chromium,
  type Page,
} from "playwright-core";
import { FONT_FACES } from "../../src/base/fonts/faces.js";

const usualPlaces = [
  // It shows pages without drawing a window around them.
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
];
const executablePath =
  process.env.WF_CHROMIUM ?? usualPlaces.find((file) => existsSync(file)) ?? usualPlaces[0]!;

/** Whether Chromium is installed; on a build server, its absence must not count as success. */
export const hasBrowser = existsSync(executablePath) || process.env.CI === "true";

/** Starts Chromium without anything that makes its measurements depend on the machine. */
function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath,
    // It ends with its pipe, so it needs no signal listeners, which each file would have to remove.
    handleSIGHUP: false,
    handleSIGINT: false,
    handleSIGTERM: false,
    args: [
      "--headless",
      "--no-sandbox",
      "--disable-gpu",
      "--font-render-hinting=none",
      "--disable-quic",
      "--no-first-run",
      "--disable-background-networking",
      "--disable-component-update",
      "--disable-sync",
    ],
  });
}

/** The browser for all files in this process, because starting one takes longer than many tests. */
let shared: Promise<Browser> | undefined;

/**
 * A browser that looks separate: without pages opened by others, and `close` only closes what was opened through it.
 */
export async function startBrowser(): Promise<Browser> {
  shared ??= launch();
  const browser = await shared;
  const opened: BrowserContext[] = [];
  const newContext: Browser["newContext"] = async (options) => {
    const context = await browser.newContext(options);
    opened.push(context);
    return context;
  };
  const newPage: Browser["newPage"] = async (options) => (await newContext(options)).newPage();
  const close = async () => {
    await Promise.all(opened.splice(0).map((context) => context.close()));
  };
  const own = { newContext, newPage, close };
  return new Proxy(browser, {
    get: (target, name) => Reflect.get(name in own ? own : target, name),
  });
}

/** Opens an empty page with our faces loaded. */
export async function openPage(browser: Browser): Promise<Page> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
  await page.setContent(`<!DOCTYPE html><style>${fontRules()}body{margin:0}</style>`);
  await page.evaluate(
    async (faces) => {
      await Promise.all(faces.map((face) => document.fonts.load(face, "AЖΩ")));
    },
    FONT_FACES.map(
      ({ family, weight, italic }) => `${italic ? "italic " : ""}${weight} 16px ${family}`,
    ),
  );
  return page;
}

/** A screenshot of a page, faster than Playwright's own, which compresses it as much as possible. */
export async function photograph(page: Page): Promise<Buffer> {
  const session = sessions.get(page) ?? (await page.context().newCDPSession(page));
  sessions.set(page, session);
  const { data } = await session.send("Page.captureScreenshot", {
    format: "png",
    optimizeForSpeed: true,
  });
  return Buffer.from(data, "base64");
}

const sessions = new WeakMap<Page, CDPSession>();

/** Shows only a picture in a page from `openPage`, because loading the faces takes longer than showing it. */
export async function showSvg(page: Page, svg: string): Promise<void> {
  await page.evaluate(
    (markup) => {
      document.body.innerHTML = markup;
    },
    svg.replace("<svg ", '<svg style="display:block" '),
  );
}

/** `@font-face` rules that contain our faces. */
export function fontRules(): string {
  return FONT_FACES.map(({ family, ttf, weight, italic }) => {
    const file = new URL(`../../assets/fonts/${ttf}`, import.meta.url);
    const data = readFileSync(file).toString("base64");
    return `@font-face{font-family:${family};font-weight:${weight};font-style:${italic ? "italic" : "normal"};src:url(data:font/ttf;base64,${data})}`;
  }).join("");
}
