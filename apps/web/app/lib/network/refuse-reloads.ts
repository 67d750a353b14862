import { network } from "./network";

interface RouterWindow {
  __reactRouterDataRouter?: { state: { navigation: { location?: { pathname: string; search: string } } } };
}

/** Where the router was on its way to. */
function destination(): string {
  const { navigation } = (window as RouterWindow).__reactRouterDataRouter?.state ?? {};
  const { pathname, search } = navigation?.location ?? location;
  return pathname + search;
}

let goingOn = false;

/**
 * When the code of a screen cannot be fetched, the router reloads the page. That helps after a new release, but without a
 * network it ends on the browser's error page, also where the browser does not know that the network is gone. So the shop
 * is asked first, and the page stays until it answers. Browsers without the Navigation API reload as before.
 */
export function refuseReloadsWithoutNetwork(): void {
  if (!("navigation" in window)) return;
  navigation.addEventListener("navigate", (event) => {
    if (goingOn || event.navigationType !== "reload" || event.userInitiated || !event.cancelable) return;
    const target = destination();
    event.preventDefault();
    void (async () => {
      if (!(await network.isReachable())) {
        void network.noteLoss();
        await network.whenBack();
      }
      goingOn = true;
      location.assign(target);
    })();
  });
}
