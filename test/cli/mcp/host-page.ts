/** Embeds a page of `wf mcp` like a chat: in a sandbox without an origin, with the library that hosts use. */
import { AppBridge, PostMessageTransport } from "@modelcontextprotocol/ext-apps/app-bridge";

/** What the test adds to the other side. */
declare global {
  interface Window {
    callTool(params: object): Promise<object>;
    hear(kind: string, text: string): Promise<void>;
    embed(html: string, given: object, result: object, theme: "light" | "dark"): Promise<void>;
  }
}

/** The strictest policy, which the specification requires for a page that requests nothing. */
const policy =
  "default-src 'none';script-src 'unsafe-inline';style-src 'unsafe-inline';img-src data:;connect-src 'none'";

interface Said {
  content?: { type: string; text?: string }[];
}

const textOf = ({ content = [] }: Said) => content.map(({ text = "" }) => text).join("\n");

window.embed = async (html, given, result, theme) => {
  const frame = document.createElement("iframe");
  frame.setAttribute("sandbox", "allow-scripts");
  frame.style.cssText = "width:640px;height:200px;border:0;display:block";
  document.body.append(frame);
  const bridge = new AppBridge(
    null,
    { name: "host", version: "1" },
    { serverTools: {}, message: { text: {} }, updateModelContext: { text: {} } },
    {
      hostContext: {
        theme,
        displayMode: "inline",
        availableDisplayModes: ["inline", "fullscreen"],
      },
    },
  );
  bridge.onrequestdisplaymode = async ({ mode }) => {
    await window.hear("display", mode);
    return { mode };
  };
  bridge.oncalltool = (params) => window.callTool(params) as never;
  bridge.onmessage = async (params) => {
    await window.hear("message", textOf(params as Said));
    return {};
  };
  bridge.onupdatemodelcontext = async (params) => {
    await window.hear("context", textOf(params as Said));
    return {};
  };
  bridge.onsizechange = ({ height }) => {
    if (height !== undefined) frame.style.height = `${height}px`;
  };
  const ready = new Promise<void>((resolve) => {
    bridge.oninitialized = () => resolve();
  });
  await bridge.connect(new PostMessageTransport(frame.contentWindow!, frame.contentWindow!));
  frame.srcdoc = html.replace(
    "<head>",
    `<head><meta http-equiv="Content-Security-Policy" content="${policy}">`,
  );
  await ready;
  await bridge.sendToolInput({ arguments: given as Record<string, unknown> });
  await bridge.sendToolResult(result as never);
};
