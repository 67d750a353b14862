import { ApiError, type BodyOf, createClient, type Endpoints, toastTexts } from "@larkwood/contract";
import { confirmUserSwitch } from "~/lib/session/confirm-user-switch";
import { ACCESS_TOKEN_COOKIE, readCookie } from "~/lib/session/cookies";
import { isSessionHeld, reauthenticate } from "~/lib/session/reauthenticate";
import { createRefresh } from "~/lib/session/refresh";
import { session } from "~/lib/session/session";
import { decodeToken, isExpired } from "~/lib/session/token";
import { showToast } from "~/ui/toast-region";
import { createTransport } from "./api-transport";

// Another host only in a split deployment; by default the shop's origin.
const base: string = import.meta.env.VITE_API_BASE ?? "/api";
const send: Parameters<typeof createApi>[0] = (...args) => fetch(...args);

const anonymous = createClient(
  createTransport({ base, fetch: send, accessToken: () => "", refresh: () => Promise.reject() }),
);

async function fetchToken(): Promise<string> {
  try {
    return ownToken((await anonymous("refresh", {})).data.accessToken);
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 401)) throw error;
    const { status, userId, userName, logout } = session.useStore.getState();
    // During work, prompt for the password in place; the rejected calls continue afterwards.
    if (status === "signed-in" && isSessionHeld())
      return reauthenticate({ userId, userName, replacedBy: null });
    logout();
    throw error;
  }
}

/** Whether a token belongs to this window's user: another user may have signed in in another tab. */
function isOwn(token: string): boolean {
  const { userId } = session.useStore.getState();
  return userId === "" || isExpired(token) || decodeToken(token).sub === userId;
}

/** Never uses another user's token for unfinished work. */
function ownToken(token: string): string | Promise<string> {
  if (isOwn(token)) return token;
  if (isSessionHeld()) return confirmUserSwitch();
  session.restore();
  return token;
}

/** Signs in without the expired token and without a refresh. */
export const signInAgain = (body: BodyOf<Endpoints["signIn"]>) => anonymous("signIn", { body });

const refreshToken = createRefresh({
  currentToken: () => {
    const stored = readCookie(ACCESS_TOKEN_COOKIE, document.cookie);
    return stored && isOwn(stored) ? stored : "";
  },
  fetchToken,
  onToken: session.setAccessToken,
});

/** Creates a client with a custom `fetch`. */
export function createApi(fetch: Parameters<typeof createTransport>[0]["fetch"]) {
  const accessToken = () => session.useStore.getState().accessToken;
  return createClient(createTransport({ base, fetch, accessToken, refresh: refreshToken }));
}

// Offline writes fail immediately so that they do not look pending.
const sendUnlessOffline: typeof send = (url, init) => {
  const isWrite = init.method !== undefined && init.method !== "GET";
  if (!isWrite || navigator.onLine) return send(url, init);
  showToast(toastTexts.offline, "alert");
  return Promise.reject(new TypeError("offline"));
};

/** Calls endpoints with the token of a guest's order instead of a session. */
export const createGuestApi = (token: string) =>
  createClient(
    createTransport({
      base,
      fetch: sendUnlessOffline,
      accessToken: () => token,
      refresh: () => Promise.reject(),
    }),
  );

/** Calls an endpoint as this window's visitor. Throws `ApiError`; an offline write shows a toast and is never sent. */
export const api = createApi(sendUnlessOffline);

/** Refreshes an expired access token. */
export async function ensureFreshToken(): Promise<void> {
  const { accessToken } = session.useStore.getState();
  if (accessToken && isExpired(accessToken)) await refreshToken(accessToken).catch(() => undefined);
}

/** Gets a new access token with the refresh cookie. */
export const refreshAccessToken = () => refreshToken("");
