import { type ClientInstrumentation, matchRoutes, type RouteObject } from "react-router";
import { network } from "./network";

/** What the router keeps on the window: its routes, what they are made of, and the code of those that were opened. */
interface RouterWindow {
  __reactRouterManifest?: { routes: Record<string, { hasLoader: boolean; hasClientLoader: boolean }> };
  __reactRouterDataRouter?: { routes: RouteObject[] };
  __reactRouterRouteModules?: Record<string, unknown>;
}

/** Whether a page can be shown without asking the server: its code is here, and its data does not come from there alone. */
function isHere(address: string): boolean {
  const {
    __reactRouterDataRouter: router,
    __reactRouterManifest: manifest,
    __reactRouterRouteModules: loaded = {},
  } = window as RouterWindow;
  const matches = router ? matchRoutes(router.routes, new URL(address, location.href).pathname) : null;
  if (!matches) return false;
  // Of the root the data is here: it does not change on the way.
  return matches.slice(1).every(({ route: { id = "" } }) => {
    const { hasLoader = false, hasClientLoader = false } = manifest?.routes[id] ?? {};
    return id in loaded && (!hasLoader || hasClientLoader);
  });
}

let latest = 0;

/**
 * Without a network the router would reload the page, for code that it cannot fetch, and leave the visitor with the
 * browser's error page, or show a failure for data. So a way to another page waits until the network is back, on the page
 * where it began; the next way that is chosen takes its place.
 */
export const stayWhileOffline: ClientInstrumentation = {
  router({ instrument }) {
    instrument({
      async navigate(go, { to }) {
        latest += 1;
        const own = latest;
        if (typeof to === "string" && network.state() !== "there" && !isHere(to)) {
          await network.whenBack();
          if (own !== latest) await new Promise(() => {});
        }
        await go();
      },
    });
  },
};
