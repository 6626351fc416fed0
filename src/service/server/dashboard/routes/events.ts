/** Adds the forms that send test events and redeliver earlier ones. */
import type { FastifyInstance } from "fastify";
import { redeliverEvent, sendTestEvent } from "../../../accounts/endpoints.js";
import { eventTypes } from "../../../store/records.js";
import type { CompleteConfig } from "../../config.js";
import { dashboardPath, dashboardRoutes } from "../../paths.js";
import { addRoutes } from "../add-routes.js";
import { performAct } from "../perform-act.js";

const place = dashboardPath("webhook");

/** Adds /dashboard/webhook/test, and redelivery. */
export function addEvents(scope: FastifyInstance, config: CompleteConfig): void {
  const { store } = config;
  addRoutes(scope, config, dashboardRoutes.sendTestEvent, {
    POST: async (visit) => {
      const { account, form, now } = visit;
      const type = eventTypes.find((each) => each === form.get("type"));
      await performAct(visit, "send test event", undefined, () =>
        sendTestEvent(store, account.name, type, now),
      );
      return { goTo: `${place}?done=sent` };
    },
  });
  addRoutes(scope, config, dashboardRoutes.redeliverEvent, {
    POST: async (visit) => {
      const { account, params, now } = visit;
      const event = await store.getEvent(params.id!);
      if (event?.account !== account.name) return "unknown";
      await performAct(visit, "redeliver event", event.id, () =>
        redeliverEvent(store, account.name, event.id, now),
      );
      return { goTo: `${place}?done=redelivered` };
    },
  });
}
