import { ApiError, createClient } from "@larkwood/contract";
import { createTransport } from "./api-transport";
import { ACCESS_TOKEN_COOKIE, readCookie } from "./session/cookies";
import { createRefresh } from "./session/refresh";
import { session } from "./session/session";
import { isExpired } from "./session/token";

// Another host only in a split deployment; otherwise the shop's own origin.
const base: string = import.meta.env.VITE_API_BASE ?? "/api";
const send: Parameters<typeof createApi>[0] = (...args) => fetch(...args);

const anonymous = createClient(
  createTransport({ base, fetch: send, accessToken: () => "", refresh: () => Promise.reject() }),
);

async function fetchToken(): Promise<string> {
  try {
    return (await anonymous("refresh", {})).data.accessToken;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) session.useStore.getState().logout();
    throw error;
  }
}

const refreshToken = createRefresh({
  currentToken: () => readCookie(ACCESS_TOKEN_COOKIE, document.cookie),
  fetchToken,
  onToken: session.setAccessToken,
});

/** A client that sends in a way of its own. */
export function createApi(fetch: Parameters<typeof createTransport>[0]["fetch"]) {
  const accessToken = () => session.useStore.getState().accessToken;
  return createClient(createTransport({ base, fetch, accessToken, refresh: refreshToken }));
}

/** Calls an endpoint of the contract as the visitor of this window. Throws `ApiError` and does nothing else. */
export const api = createApi(send);

/** Renews a token whose time is over before it is used. */
export async function ensureFreshToken(): Promise<void> {
  const { accessToken } = session.useStore.getState();
  if (accessToken && isExpired(accessToken)) await refreshToken(accessToken).catch(() => undefined);
}

/** Finds out who is here: from the cookies, or with the refresh cookie when the access token has run out. */
export async function resumeSession(): Promise<void> {
  const needsRefresh = session.restore();
  if (!needsRefresh) return;
  await refreshToken("").catch(() => session.suspend());
}

/** Ends the session on the server and in every tab. */
export async function signOut(): Promise<void> {
  await api("signOut", {}).catch(() => undefined);
  session.leave();
}
