/** Refuses addresses, names and origins that a server could not use. */
import { shortened } from "../../../base/text/phrases.js";
import { paths } from "../../../service/server/paths.js";
import type { OptionValues } from "../../../workspace/options/option.js";
import type { serveOptions } from "../../../workspace/settings/serve-section.js";
import { UsageError } from "../../../workspace/usage-error.js";

/** The first parts of the server's own paths; proxies may leave the path of the public URL in front of them. */
const ownFolders: ReadonlySet<string> = new Set(
  Object.values(paths).map(firstFolder).filter(Boolean),
);

/** Maximum length of an address in messages. */
const longestShown = 100;

type Addresses = Pick<OptionValues<typeof serveOptions>, "baseUrl" | "allowHost" | "cors">;

/** Throws a UsageError that says what is allowed instead. */
export function checkAddresses({ baseUrl, allowHost, cors }: Addresses): void {
  if (baseUrl !== undefined) checkBaseUrl(baseUrl);
  for (const name of allowHost) {
    if (/^(?:[\w.-]+|\[[\da-f:.]+\])$/i.test(name)) continue;
    throw new UsageError(
      `--allow-host must be a name such as wf.example.com, not "${shortened(name, longestShown)}"`,
    );
  }
  for (const origin of cors) {
    if (origin === "*" || parsed(origin)?.origin === origin) continue;
    throw new UsageError(
      `--cors must be an origin such as https://app.example.com, or *, not "${shortened(origin, longestShown)}"`,
    );
  }
}

function checkBaseUrl(baseUrl: string): void {
  // URL drops or encodes control characters, but logs and pages show what was written.
  const url = /[\p{C}\p{Zl}\p{Zp}]/u.test(baseUrl) ? undefined : parsed(baseUrl);
  const isWhole = url && /^https?:$/.test(url.protocol) && `${url.search}${url.hash}` === "";
  if (!isWhole || url.username !== "" || url.password !== "") {
    throw new UsageError(
      `--base-url must be a URL such as https://wf.example.com or https://example.com/wf, not "${shortened(baseUrl, longestShown)}"`,
    );
  }
  const first = firstFolder(url.pathname);
  if (ownFolders.has(first)) {
    throw new UsageError(`--base-url must not start with /${first}, which is a path of the server`);
  }
}

function firstFolder(path: string): string {
  return path.split("/")[1] ?? "";
}

function parsed(address: string): URL | undefined {
  return URL.canParse(address) ? new URL(address) : undefined;
}
