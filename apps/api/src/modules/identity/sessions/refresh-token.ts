import { createHash, createHmac, randomBytes } from "node:crypto";

/** A new opaque token: only its owner ever holds it in the clear. */
export function newRefreshToken(): string {
  return randomBytes(32).toString("base64url");
}

/**
 * The token that comes after another. Whoever sends the same token at the same time gets the same successor, though
 * only hashes are stored; without the shop's secret nobody can tell it from the token.
 */
export function nextRefreshToken(token: string, secret: string): string {
  return createHmac("sha256", secret).update(`successor of refresh token: ${token}`).digest("base64url");
}

/** What is stored of a token. It is random enough that a plain hash cannot be guessed back. */
export function hashRefreshToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
