import { createHash, randomBytes } from "node:crypto";

/** A new opaque token: only its owner ever holds it in the clear. */
export function newRefreshToken(): string {
  return randomBytes(32).toString("base64url");
}

/** What is stored of a token. It is random enough that a plain hash cannot be guessed back. */
export function hashRefreshToken(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
