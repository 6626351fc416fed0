/** Runs the commands of `wf webhooks` that send events and show deliveries. */
import { jsonText } from "../../../base/text/json-text.js";
import { printed } from "../../../base/text/printed.js";
import { redeliverEvent, sendTestEvent } from "../../../service/accounts/endpoints.js";
import type { Store } from "../../../service/store/store.js";
import type { Io } from "../../../workspace/io.js";
import type { Call } from "../../../workspace/options/command.js";
import { withStore } from "../data/with-store.js";
import { formatTable } from "../terminal/format-table.js";
import { awaitDelivery } from "./await-delivery.js";
import { chooseAccount, chooseEndpoint } from "./choose-account.js";
import { deliveryRow, describeDelivery } from "./describe-delivery.js";
import { outcomeText } from "./outcome-text.js";
import type {
  webhooksListCommand,
  webhooksRedeliverCommand,
  webhooksTestCommand,
} from "./webhook-commands.js";

/** How long to wait for a delivery, in milliseconds; an endpoint has 15 s to answer. */
const patience = 20_000;

/** Queues a test event and waits for the result; exit code 0 if it was delivered. */
export function runWebhooksTest(
  { options }: Call<typeof webhooksTestCommand.options>,
  io: Io,
): Promise<number> {
  return withStore(options, io, async (store) => {
    const { account } = await chooseEndpoint(store, options);
    const { id, type } = await sendTestEvent(store, account, options.event, Date.now());
    return tellOutcome(store, id, printed`queued ${type} as ${id}`, options, io);
  });
}

/** Reports that an event is queued, and the result if it is waited for. */
async function tellOutcome(
  store: Store,
  id: string,
  queued: string,
  { wait, data }: { wait: boolean | undefined; data: string | undefined },
  io: Io,
): Promise<number> {
  if (wait === false) {
    await io.stdout.write(`${queued}\n`);
    return 0;
  }
  await io.stderr.write(`${queued}; waiting for delivery\n`);
  const outcome = await awaitDelivery(store, id, patience);
  await io.stdout.write(printed`${outcomeText(id, outcome, data)}\n`);
  return outcome?.event.delivery.state === "delivered" ? 0 : 1;
}

/** Lists the newest events. */
export function runWebhooksList(
  { options }: Call<typeof webhooksListCommand.options>,
  io: Io,
): Promise<number> {
  const now = Date.now();
  return withStore(options, io, async (store) => {
    const { name } = await chooseAccount(store, options.account);
    const events = await store.listEvents(name, options.limit);
    const head = [
      "TIME (UTC)",
      "ID",
      "TYPE",
      "STATE",
      "ATTEMPTS",
      "LAST RESULT",
      "NEXT ATTEMPT (UTC)",
    ];
    const isEmpty = events.length === 0;
    const table = isEmpty
      ? "no events yet\n"
      : formatTable([head, ...events.map((event) => deliveryRow(event, now))]);
    const shown = () => jsonText(events.map((event) => describeDelivery(event, now)));
    await io.stdout.write(options.json ? shown() : table);
    return 0;
  });
}

/** Queues an event again and waits for the result; exit code 0 if it was delivered. */
export function runWebhooksRedeliver(
  { operands, options }: Call<typeof webhooksRedeliverCommand.options>,
  io: Io,
): Promise<number> {
  return withStore(options, io, async (store) => {
    const { account } = await chooseEndpoint(store, options);
    const { id } = await redeliverEvent(store, account, operands[0]!, Date.now());
    return tellOutcome(store, id, printed`queued ${id} again`, options, io);
  });
}
