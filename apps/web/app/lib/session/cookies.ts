import { ACCESS_TOKEN_TTL_MS } from "@larkwood/contract";

export const ACCESS_TOKEN_COOKIE = "accessToken";
export const USER_ID_COOKIE = "userId";
// Only the API sets and reads it; a page request only shows that it exists.
const REFRESH_COOKIE = "refreshToken";

/** Value of a cookie in `document.cookie` or a `Cookie` header; empty if missing. */
export function readCookie(name: string, cookies: string): string {
  for (const pair of cookies.split(/;\s*/)) {
    const at = pair.indexOf("=");
    if (at > 0 && pair.slice(0, at) === name) return decode(pair.slice(at + 1));
  }
  return "";
}

/** Decodes a cookie value. Cookies are untrusted, so an invalid value counts as missing. */
function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return "";
  }
}

/** Browsers reject Secure cookies over plain HTTP, except on localhost. */
function attributes(secureContext: boolean): string {
  return secureContext ? "; Path=/; Secure; SameSite=None" : "; Path=/; SameSite=Lax";
}

/** The access token cookie; it expires with the token. */
export function accessTokenCookie(token: string, secureContext: boolean): string {
  const maxAge = ACCESS_TOKEN_TTL_MS / 1000;
  return `${ACCESS_TOKEN_COOKIE}=${encodeURIComponent(token)}; Max-Age=${maxAge}${attributes(secureContext)}`;
}

/** The user id cookie, without expiry. */
export function userIdCookie(userId: string, secureContext: boolean): string {
  return `${USER_ID_COOKIE}=${encodeURIComponent(userId)}${attributes(secureContext)}`;
}

/** A cookie that deletes an existing one. */
export function expiredCookie(name: string, secureContext: boolean): string {
  return `${name}=; Max-Age=0${attributes(secureContext)}`;
}

/** Whether the visitor may be signed in. */
export function mayBeSignedIn(cookies: string): boolean {
  return [ACCESS_TOKEN_COOKIE, USER_ID_COOKIE, REFRESH_COOKIE].some(
    (name) => readCookie(name, cookies) !== "",
  );
}
