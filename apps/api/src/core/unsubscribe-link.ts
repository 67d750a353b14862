import { createHash, createHmac, timingSafeEqual } from "node:crypto";

type LinkConfig = { publicUrl: string | null; authSecret: string };

/** Links that end the newsletter and the wishlist emails of an address without signing in. */
export interface UnsubscribeLink {
  /** A page that asks first, because mail scanners open links too. */
  page: string;
  /** Where the mail program of the recipient unsubscribes with one click (RFC 8058). */
  oneClick: string;
}

/** Names an address without containing it; the indexes `newsletter_by_hash` and `users_by_email_hash` have the same. */
const addressHash = (email: string): string =>
  createHash("md5").update(email.toLowerCase()).digest("hex").slice(0, 24);

const signature = (authSecret: string, email: string): Buffer =>
  createHmac("sha256", authSecret).update(`unsubscribe ${email.toLowerCase()}`).digest();

/** The token of an address. It never expires, and its only use is to unsubscribe. */
export const unsubscribeToken = (authSecret: string, email: string): string =>
  `${addressHash(email)}${signature(authSecret, email).toString("base64url")}`;

/** Whether a token belongs to this address, compared without revealing by its time how much was right. */
export function isUnsubscribeToken(authSecret: string, email: string, token: string): boolean {
  const [expected, given] = [Buffer.from(unsubscribeToken(authSecret, email)), Buffer.from(token)];
  return expected.length === given.length && timingSafeEqual(expected, given);
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
