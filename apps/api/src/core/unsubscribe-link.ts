import { createHash, createHmac, timingSafeEqual } from "node:crypto";

type LinkConfig = { publicUrl: string | null; authSecret: string };

/** Links that end the newsletter and the wishlist emails of an address without signing in. */
export interface UnsubscribeLink {
  /** A page that asks first, because mail scanners open links too. */
  page: string;
  /** Where the mail program of the recipient unsubscribes with one click (RFC 8058). */
  oneClick: string;
}

const HASH_LENGTH = 24;

/** Names an address without containing it; the indexes `newsletter_by_hash` and `users_by_email_hash` have the same. */
const addressHash = (email: string): string =>
  createHash("md5").update(email.toLowerCase()).digest("hex").slice(0, HASH_LENGTH);

const sign = (authSecret: string, hash: string): string =>
  `${hash}${createHmac("sha256", authSecret).update(`unsubscribe hash ${hash}`).digest("base64url")}`;

/** The token of an address. It never expires, and its only use is to unsubscribe. */
export const unsubscribeToken = (authSecret: string, email: string): string =>
  sign(authSecret, addressHash(email));

/**
 * The hash of the address that a token names; null if the shop has not signed it. It needs no address to compare with, so
 * that the answer to a forged token does not tell who gets emails.
 */
export function readUnsubscribeToken(authSecret: string, token: string): string | null {
  const hash = token.slice(0, HASH_LENGTH);
  const [expected, given] = [Buffer.from(sign(authSecret, hash)), Buffer.from(token)];
  return expected.length === given.length && timingSafeEqual(expected, given) ? hash : null;
}

/** The links of an address; none without the shop's public address. */
export function unsubscribeLink(
  { publicUrl, authSecret }: LinkConfig,
  email: string,
): UnsubscribeLink | undefined {
  if (publicUrl === null) return undefined;
  const token = unsubscribeToken(authSecret, email);
  return {
    page: `${publicUrl}/unsubscribe?token=${token}`,
    oneClick: `${publicUrl}/api/newsletter/unsubscribe/${token}`,
  };
}
