import { ApiError, type BodyOf, createClient, type Endpoints, toastTexts } from "@larkwood/contract";
import { confirmUserSwitch } from "~/lib/session/confirm-user-switch";
import { ACCESS_TOKEN_COOKIE, readCookie } from "~/lib/session/cookies";
import { isSessionHeld, reauthenticate } from "~/lib/session/reauthenticate";
import { createRefresh } from "~/lib/session/refresh";
import { session } from "~/lib/session/session";
import { decodeToken, isExpired } from "~/lib/session/token";
import { showToast } from "~/ui/toast-region";
import { createTransport } from "./api-transport";

// Another host only in a split deployment; otherwise the shop's own origin.
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
    // In mid-work the password is asked for in place; what was refused goes on afterwards.
    if (status === "signed-in" && isSessionHeld())
      return reauthenticate({ userId, userName, replacedBy: null });
    logout();
    throw error;
  }
}

/** Whether a token is that of whoever uses this window: in another tab somebody else may have signed in. */
function isOwn(token: string): boolean {
  const { userId } = session.useStore.getState();
  return userId === "" || isExpired(token) || decodeToken(token).sub === userId;
}

/** A token of somebody else is never used for what this one has begun. */
function ownToken(token: string): string | Promise<string> {
  if (isOwn(token)) return token;
  if (isSessionHeld()) return confirmUserSwitch();
  session.restore();
  return token;
}

/** Signs in without the token that has ended, and without asking for another. */
export const signInAgain = (body: BodyOf<Endpoints["signIn"]>) => anonymous("signIn", { body });

const refreshToken = createRefresh({
  currentToken: () => {
    const kept = readCookie(ACCESS_TOKEN_COOKIE, document.cookie);
    return kept && isOwn(kept) ? kept : "";
  },
  fetchToken,
  onToken: session.setAccessToken,
});

/** A client that sends in a way of its own. */
export function createApi(fetch: Parameters<typeof createTransport>[0]["fetch"]) {
  const accessToken = () => session.useStore.getState().accessToken;
  return createClient(createTransport({ base, fetch, accessToken, refresh: refreshToken }));
}

// What cannot be sent now must not look as if it were on its way.
const sendOrSay: typeof send = (url, init) => {
  const isWrite = init.method !== undefined && init.method !== "GET";
  if (!isWrite || navigator.onLine) return send(url, init);
  showToast(toastTexts.offline, "alert");
  return Promise.reject(new TypeError("offline"));
};

/**
 * Calls an endpoint of the contract as the visitor of this window. Throws `ApiError`; a write without a network is said
 * and not sent, now or later.
 */
export const api = createApi(sendOrSay);

/** Renews a token whose time is over before it is used. */
export async function ensureFreshToken(): Promise<void> {
  const { accessToken } = session.useStore.getState();
  if (accessToken && isExpired(accessToken)) await refreshToken(accessToken).catch(() => undefined);
}

/** A token in place of one that has run out, with the refresh cookie. */
export const refreshAccessToken = () => refreshToken("");
