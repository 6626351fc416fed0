/** Declares the commands of `wf webhooks`. */
import { eventTypes } from "../../../service/store/records.js";
import {
  type CommandGroup,
  choice,
  defineCommand,
  duration,
  flag,
  integer,
  list,
  text,
  toggle,
} from "../../../workspace/options/command.js";
import {
  serveSection,
  storeOptions,
  webhookOptions,
} from "../../../workspace/settings/serve-section.js";

/** Commands that manage webhook endpoints and deliveries. */
export const webhooksGroup: CommandGroup = {
  name: "webhooks",
  summary: "manage the webhook endpoint of an account, and see deliveries",
};

/** Where the data is, and which account to use. */
const endpointOptions = {
  ...storeOptions,
  account: text("account of the endpoint; required if there are several accounts", {
    valueName: "NAME",
  }),
};

const json = flag("print JSON");
const yes = flag("skip the confirmation", { short: "y" });

/** Creates or changes an endpoint. */
export const webhooksSetCommand = defineCommand({
  name: "webhooks set",
  otherNames: "create add new url make".split(" "),
  summary: "create the endpoint, or change its URL and events",
  description: `An account has one endpoint. The secret of a new endpoint is printed once. Changing an endpoint keeps
its secret, keeps its events unless --events is given, and enables it if it was disabled.`,
  operands: [{ name: "URL", docs: "https URL on port 443 or 8443", required: true }],
  options: {
    ...endpointOptions,
    events: list("events to send", {
      defaultDocs: "those already chosen, or all",
      valueName: "EVENT",
      choices: eventTypes,
    }),
    ...webhookOptions,
  },
  settings: serveSection,
  examples: [
    ["webhooks set https://example.com/hooks/wf", "send all events to this URL"],
    [
      "webhooks set https://example.com/wf --events usage.quota_exceeded",
      "send only one type of event",
    ],
    [
      "webhooks set http://127.0.0.1:4480/ --allow-private-webhooks",
      "send to this machine, for development",
    ],
  ],
});

/** Shows an endpoint. */
export const webhooksShowCommand = defineCommand({
  name: "webhooks show",
  otherNames: "get status info".split(" "),
  summary: "show the endpoint and its status",
  options: { ...endpointOptions, json },
  settings: serveSection,
  examples: [["webhooks show", "show where events are sent"]],
});

const delivered = `The event is sent by \`wf serve\`, which must be running on the same data. The exit code is 0 if it
was delivered, 1 if not.`;
const wait = toggle("wait for the result; with --no-wait, only queue the event", {
  defaultDocs: "--wait",
});

/** Sends a test event. */
export const webhooksTestCommand = defineCommand({
  name: "webhooks test",
  otherNames: "send ping".split(" "),
  summary: "send a test event and report the result",
  description: delivered,
  options: {
    ...endpointOptions,
    event: choice(eventTypes, undefined, "send an example of this event", {
      defaultDocs: "webhook.test",
    }),
    wait,
  },
  settings: serveSection,
  examples: [
    ["webhooks test", "see whether events arrive"],
    ["webhooks test --event usage.quota_warning", "send an example of an event"],
  ],
});

/** Lists deliveries. */
export const webhooksListCommand = defineCommand({
  name: "webhooks list",
  otherNames: "ls deliveries events log".split(" "),
  summary: "list the newest events and their deliveries",
  options: {
    ...endpointOptions,
    limit: integer({ min: 1, max: 1_000 }, "number of events to list", { preset: 20 }),
    json,
  },
  settings: serveSection,
  examples: [["webhooks list", "list the last 20 events"]],
});

/** Queues an event again. */
export const webhooksRedeliverCommand = defineCommand({
  name: "webhooks redeliver",
  otherNames: "resend retry replay".split(" "),
  summary: "resend an event with a fresh retry schedule and report the result",
  description: delivered,
  operands: [{ name: "ID", docs: "id of the event, from `wf webhooks list`", required: true }],
  options: { ...endpointOptions, wait },
  settings: serveSection,
  examples: [["webhooks redeliver evt_4Fh2mXq8LwZt01Ab", "resend an event"]],
});

/** Stops sending. */
export const webhooksDisableCommand = defineCommand({
  name: "webhooks disable",
  otherNames: "pause stop off".split(" "),
  summary: "stop sending events until the endpoint is enabled again",
  options: endpointOptions,
  settings: serveSection,
  examples: [["webhooks disable", "stop sending events"]],
});

/** Resumes sending. */
export const webhooksEnableCommand = defineCommand({
  name: "webhooks enable",
  otherNames: "resume start on".split(" "),
  summary: "resume sending events",
  options: endpointOptions,
  settings: serveSection,
  examples: [["webhooks enable", "resume sending to a disabled endpoint"]],
});

/** Gives an endpoint a new secret. */
export const webhooksRotateCommand = defineCommand({
  name: "webhooks rotate",
  summary: "replace the secret of the endpoint and print the new one once",
  description:
    "Until the grace period ends, messages are signed with both the new and the old secret.",
  options: {
    ...endpointOptions,
    grace: duration({ min: 0, max: 2_592_000_000 }, "how long the old secret keeps signing", {
      preset: 86_400_000,
    }),
    yes,
  },
  settings: serveSection,
  examples: [["webhooks rotate --grace 2h", "rotate; the old secret signs for 2 more hours"]],
});

/** Removes an endpoint. */
export const webhooksRemoveCommand = defineCommand({
  name: "webhooks remove",
  otherNames: "delete rm del unset".split(" "),
  summary: "remove the endpoint and its secret",
  options: { ...endpointOptions, yes },
  settings: serveSection,
  examples: [["webhooks remove --yes", "remove the endpoint without confirmation"]],
});

/** Receives, verifies and prints. */
export const webhooksListenCommand = defineCommand({
  name: "webhooks listen",
  otherNames: "receive forward serve".split(" "),
  summary: "receive, verify and print events on this machine",
  description: `Use it while you develop an endpoint. Listens on port 4480, or the next free port. With --secret,
messages that are not signed with it get a 400. Press Ctrl-C to stop.`,
  options: {
    port: integer({ min: 0, max: 65_535 }, "port to listen on; 0 picks a free one", {
      defaultDocs: "4480, or the next free port",
    }),
    host: text("address to listen on", { valueName: "HOST", preset: "127.0.0.1" }),
    secret: text("secret to verify messages with: whsec_…", {
      valueName: "SECRET",
      env: "WF_WEBHOOK_SECRET",
    }),
    status: integer({ min: 200, max: 599 }, "status to respond with, to try out retries", {
      preset: 204,
    }),
  },
  examples: [
    [
      "webhooks listen --secret whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
      "verify and print messages",
    ],
    ["webhooks listen --status 503", "reject everything, to see retries"],
  ],
});
