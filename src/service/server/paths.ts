/** The paths of the server: routes, links, redirects and examples derive from these tables. */

/** Pages and services, and the prefixes of the tools and the dashboard. */
export const paths = {
  start: "/",
  tools: "/tools",
  dashboard: "/dashboard",
  docs: "/docs",
  openApi: "/openapi.json",
  health: "/health",
  metrics: "/metrics",
} as const;

/** Routes of the tools, below their prefix. */
export const toolRoutes = {
  parse: "/parse",
  validate: "/validate",
  grammar: "/grammar",
} as const;

/** The route of a tool that renders a format, below the prefix of the tools. */
export function renderRoute(format: string): string {
  return `/render/${format}`;
}

/** The path of a tool's route. */
export function toolPath(route: string): string {
  return paths.tools + route;
}

/** Routes of the dashboard, below its prefix. */
export const dashboardRoutes = {
  keys: "/",
  newKey: "/keys/new",
  key: "/keys/:id",
  renameKey: "/keys/:id/name",
  rotateKey: "/keys/:id/rotate",
  revokeKey: "/keys/:id/revoke",
  webhook: "/webhook",
  enableEndpoint: "/webhook/enable",
  disableEndpoint: "/webhook/disable",
  removeEndpoint: "/webhook/remove",
  rotateSecret: "/webhook/secret",
  sendTestEvent: "/webhook/test",
  redeliverEvent: "/webhook/events/:id/redeliver",
  signIn: "/sign-in",
  signOut: "/sign-out",
  script: "/script.js",
} as const;

/**
 * The path of a dashboard route, for links, forms and redirects.
 *
 * @param id - replaces `:id`
 */
export function dashboardPath(name: keyof typeof dashboardRoutes, id = ""): string {
  const route = dashboardRoutes[name].replace(":id", encodeURIComponent(id));
  return route === "/" ? paths.dashboard : paths.dashboard + route;
}
