import { session } from "~/lib/session/session";

let calls: typeof import("~/lib/api/api") | undefined;

/** A stranger's first page calls nothing, so it comes without the code for it. Whoever is signed in gets it at once. */
async function loadCalls() {
  calls ??= await import("~/lib/api/api");
  return calls;
}

/** Finds out who is here: from the cookies, or with the refresh cookie when the access token has run out. */
export async function resumeSession(): Promise<void> {
  const needsRefresh = session.restore();
  if (session.useStore.getState().status === "signed-out") return;
  const loading = loadCalls();
  if (!needsRefresh) return void loading.catch(() => {});
  await loading.then(({ refreshAccessToken }) => refreshAccessToken()).catch(() => session.suspend());
}

/** Ends the session in every tab at once, and on the server: whoever leaves the page right away has signed out all the same. */
export async function signOut(): Promise<void> {
  session.leave();
  await loadCalls()
    .then(({ api }) => api("signOut", {}))
    .catch(() => undefined);
}
