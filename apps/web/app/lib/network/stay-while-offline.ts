import { type ClientInstrumentation, matchRoutes, type RouteObject } from "react-router";
import { network } from "./network";

/** What the router keeps on the window: its routes, what they are made of, and the code of those that were opened. */
interface RouterWindow {
  __reactRouterManifest?: { routes: Record<string, { hasLoader: boolean; hasClientLoader: boolean }> };
  __reactRouterDataRouter?: { routes: RouteObject[] };
  __reactRouterRouteModules?: Record<string, unknown>;
}

/** Whether all code of a page is here already. */
function isLoaded(address: string): boolean {
  const { __reactRouterDataRouter: router, __reactRouterRouteModules: loaded = {} } = window as RouterWindow;
  const { pathname } = new URL(address, location.href);
  const matches = router ? matchRoutes(router.routes, pathname) : null;
  return matches?.every(({ route }) => (route.id ?? "") in loaded) ?? false;
}

/** Whether a page's data comes from the server; those with a loader in the browser know how to do without. */
function asksServer(id: string): boolean {
  const { hasLoader = false, hasClientLoader = false } =
    (window as RouterWindow).__reactRouterManifest?.routes[id] ?? {};
  return hasLoader && !hasClientLoader;
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
        if (typeof to === "string" && network.state() !== "there" && !isLoaded(to)) {
          await network.whenBack();
          if (own !== latest) await new Promise(() => {});
        }
        await go();
      },
    });
  },
  route({ id, instrument }) {
    instrument({
      async loader(load) {
        if (asksServer(id)) await network.whenBack();
        await load();
      },
    });
  },
};
