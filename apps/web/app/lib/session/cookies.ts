import { ACCESS_TOKEN_TTL_MS } from "@larkwood/contract";

export const ACCESS_TOKEN_COOKIE = "accessToken";
export const USER_ID_COOKIE = "userId";
// Set and read by the API alone; a page request only shows that it is there.
const REFRESH_COOKIE = "refreshToken";

/** Value of a cookie in a `document.cookie` or `Cookie` header text; empty when it is not there. */
export function readCookie(name: string, cookies: string): string {
  for (const pair of cookies.split(/;\s*/)) {
    const at = pair.indexOf("=");
    if (at > 0 && pair.slice(0, at) === name) return decoded(pair.slice(at + 1));
  }
  return "";
}

/** Nobody but us writes these cookies, but anybody can send them: what cannot be decoded is as good as none. */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return "";
  }
}

/** Browsers refuse Secure cookies on plain http, except on localhost: there Lax has to do. */
function attributes(secureContext: boolean): string {
  return secureContext ? "; Path=/; Secure; SameSite=None" : "; Path=/; SameSite=Lax";
}

/** The access token's cookie: ten minutes, as long as the token lives. */
export function accessTokenCookie(token: string, secureContext: boolean): string {
  const maxAge = ACCESS_TOKEN_TTL_MS / 1000;
  return `${ACCESS_TOKEN_COOKIE}=${encodeURIComponent(token)}; Max-Age=${maxAge}${attributes(secureContext)}`;
}

/** The user id's cookie, without an end of its own. */
export function userIdCookie(userId: string, secureContext: boolean): string {
  return `${USER_ID_COOKIE}=${encodeURIComponent(userId)}${attributes(secureContext)}`;
}

/** What removes a cookie. */
export function endedCookie(name: string, secureContext: boolean): string {
  return `${name}=; Max-Age=0${attributes(secureContext)}`;
}

/** Whether a request comes from somebody who is, or may still be, signed in. */
export function mayBeSignedIn(cookies: string): boolean {
  return [ACCESS_TOKEN_COOKIE, USER_ID_COOKIE, REFRESH_COOKIE].some(
    (name) => readCookie(name, cookies) !== "",
  );
}
