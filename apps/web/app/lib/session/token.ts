/** The part of an access token that the client reads. */
export interface TokenPayload {
  /** Expiry in seconds since 1970. */
  exp?: number;
  sub?: string;
}

const fail = (reason: string) => new Error(`Invalid token specified: ${reason}`);

function base64UrlToText(part: string): string {
  const binary = atob(part.replaceAll("-", "+").replaceAll("_", "/"));
  return new TextDecoder().decode(Uint8Array.from(binary, (char) => char.charCodeAt(0)));
}

/** Decodes a token without verifying it; only the server verifies tokens. */
export function decodeToken(token: unknown): TokenPayload {
  if (typeof token !== "string") throw fail("must be a string");
  const part = token.split(".")[1];
  if (part === undefined) throw fail("missing part");
  let text: string;
  try {
    text = base64UrlToText(part);
  } catch {
    throw fail("invalid base64");
  }
  try {
    return JSON.parse(text) as TokenPayload;
  } catch {
    throw fail("invalid json");
  }
}

/** Whether a token has expired; an unreadable token counts as expired. */
export function isExpired(token: string, now: number = Date.now()): boolean {
  try {
    const { exp } = decodeToken(token);
    return exp === undefined || exp * 1000 <= now;
  } catch {
    return true;
  }
}
