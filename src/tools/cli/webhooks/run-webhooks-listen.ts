/** Runs `wf webhooks listen`. */
import { printable } from "../../../base/text/display-width.js";
import { printed } from "../../../base/text/printed.js";
import { shellValue } from "../../../base/text/shell-word.js";
import { isWebhookSecret } from "../../../service/accounts/webhook-signature.js";
import { listenFailure } from "../../../service/web/listen-failure.js";
import type { Io } from "../../../workspace/io.js";
import type { Call } from "../../../workspace/options/command.js";
import { untilStopped } from "../../../workspace/until-stopped.js";
import { UsageError } from "../../../workspace/usage-error.js";
import { choosePaint } from "../terminal/choose-paint.js";
import { clockTime } from "../watching/tell-rebuild.js";
import { type Listener, listenForMessages, usualPort } from "./listen-for-messages.js";
import { messageLines } from "./message-lines.js";
import type { webhooksListenCommand } from "./webhook-commands.js";

type ListenOptions = Call<typeof webhooksListenCommand.options>["options"];

/** Prints incoming messages until stopped; then returns 0. */
export async function runWebhooksListen(
  { options }: Call<typeof webhooksListenCommand.options>,
  io: Io,
): Promise<number> {
  const { secret } = options;
  if (secret !== undefined && !isWebhookSecret(secret)) {
    throw new UsageError("--secret must be whsec_ followed by 24 to 64 bytes in base64");
  }
  const stopped = untilStopped(io);
  const listener = await startListener(options, io);
  await greet(listener.port, options, io);
  await stopped;
  await listener.close();
  return 0;
}

async function startListener({ host, port, secret, status }: ListenOptions, io: Io) {
  const paint = await choosePaint(io.stdout, io);
  try {
    return await listenForMessages({
      host,
      port,
      secret,
      status,
      onMessage(message) {
        const lines = messageLines(message, secret !== undefined, paint, clockTime());
        void io.stdout.write(`${lines.join("\n")}\n`);
      },
      onOther(method, path, answered) {
        const request = printable(`${method} ${path}`.slice(0, 200));
        void io.stdout.write(`${paint.dim(clockTime())} ${request}, answered ${answered}\n\n`);
      },
    });
  } catch (error) {
    throw listenFailure(error, host, port ?? usualPort);
  }
}

async function greet(
  listening: Listener["port"],
  { host, port, secret }: ListenOptions,
  io: Io,
): Promise<void> {
  const address = `http://${host.includes(":") ? `[${host}]` : host}:${listening}/`;
  await io.stdout.write(printed`listening on ${address} (press Ctrl-C to stop)\n\n`);
  if (port === undefined && listening !== usualPort) {
    await io.stderr.write(
      printed`port ${usualPort} is in use; to send events here: wf webhooks set ${shellValue(address)} --allow-private-webhooks\n`,
    );
  }
  if (secret === undefined) {
    await io.stderr.write(
      "messages are not verified; pass the secret printed by `wf webhooks set` as --secret or WF_WEBHOOK_SECRET\n",
    );
  }
}
