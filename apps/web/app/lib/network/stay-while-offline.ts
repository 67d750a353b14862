import { type ClientInstrumentation, matchRoutes, type RouteObject } from "react-router";
import { network } from "./network";

/** Globals of React Router: manifest, routes and loaded route modules. */
interface RouterWindow {
  __reactRouterManifest?: { routes: Record<string, { hasLoader: boolean; hasClientLoader: boolean }> };
  __reactRouterDataRouter?: { routes: RouteObject[] };
  __reactRouterRouteModules?: Record<string, unknown>;
}

/** Whether a page can render offline: its code is loaded, and it needs no server loader. */
function isAvailableOffline(path: string): boolean {
  const {
    __reactRouterDataRouter: router,
    __reactRouterManifest: manifest,
    __reactRouterRouteModules: loaded = {},
  } = window as RouterWindow;
  const matches = router ? matchRoutes(router.routes, new URL(path, location.href).pathname) : null;
  if (!matches) return false;
  // Skip the root: its data is never reloaded.
  return matches.slice(1).every(({ route: { id = "" } }) => {
    const { hasLoader = false, hasClientLoader = false } = manifest?.routes[id] ?? {};
    return id in loaded && (!hasLoader || hasClientLoader);
  });
}

let latest = 0;

/** Delays a navigation that needs the network until it is back; a newer navigation replaces a waiting one. */
export const stayWhileOffline: ClientInstrumentation = {
  router({ instrument }) {
    instrument({
      async navigate(proceed, { to }) {
        latest += 1;
        const current = latest;
        if (typeof to === "string" && network.state() !== "online" && !isAvailableOffline(to)) {
          await network.whenOnline();
          if (current !== latest) await new Promise(() => {});
        }
        await proceed();
      },
    });
  },
};
