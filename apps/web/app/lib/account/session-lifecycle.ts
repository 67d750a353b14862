import { device } from "~/lib/session/device-storage";
import { session } from "~/lib/session/session";
import { storageKeys } from "~/lib/session/session-storage";

let apiModule: typeof import("~/lib/api/api") | undefined;

/** Loads the API client on demand: anonymous first pages call no endpoint. */
async function loadApi() {
  apiModule ??= await import("~/lib/api/api");
  return apiModule;
}

/** Restores the session from the cookies, or refreshes it if the access token has expired. */
export async function resumeSession(): Promise<void> {
  const needsRefresh = session.restore();
  if (session.useStore.getState().status === "signed-out") return;
  const loading = loadApi();
  if (!needsRefresh) return void loading.catch(() => {});
  await loading.then(({ refreshAccessToken }) => refreshAccessToken()).catch(() => session.suspend());
}

/** Signs out in every tab immediately and then on the server, so that leaving the page at once still signs out. */
export async function signOut(): Promise<void> {
  session.signOut();
  // An ended session keeps them, for the same account.
  device.removeItem(storageKeys.drafts);
  await loadApi()
    .then(({ api }) => api("signOut", {}))
    .catch(() => undefined);
}
