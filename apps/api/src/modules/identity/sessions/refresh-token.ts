import { createHash, createHmac, randomBytes } from "node:crypto";

/** A new opaque token; only its hash is stored. */
export function newRefreshToken(): string {
  return randomBytes(32).toString("base64url");
}

/**
 * The successor of a token. It is derived from token and secret, so that concurrent requests with the same token get the
 * same successor.
 */
export function nextRefreshToken(token: string, secret: string): string {
  return createHmac("sha256", secret).update(`successor of refresh token: ${token}`).digest("base64url");
}

/** The stored form of a token. A plain hash is enough because tokens are random. */
export function hashRefreshToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
