import { network } from "./network";

interface RouterWindow {
  __reactRouterDataRouter?: { state: { navigation: { location?: { pathname: string; search: string } } } };
}

/** The target of the pending navigation. */
function destination(): string {
  const { navigation } = (window as RouterWindow).__reactRouterDataRouter?.state ?? {};
  const { pathname, search } = navigation?.location ?? location;
  return pathname + search;
}

let isProceeding = false;

/**
 * Delays the router's reloads until the shop is reachable. The router reloads if a route's code cannot be fetched: right
 * after a release, but offline it would show the browser's error page. Needs the Navigation API.
 */
export function deferReloadsWhileOffline(): void {
  if (!("navigation" in window)) return;
  navigation.addEventListener("navigate", (event) => {
    if (isProceeding || event.navigationType !== "reload" || event.userInitiated || !event.cancelable) return;
    const target = destination();
    event.preventDefault();
    void (async () => {
      if (!(await network.isReachable())) {
        void network.reportOffline();
        await network.whenOnline();
      }
      isProceeding = true;
      location.assign(target);
    })();
  });
}
