import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { GUEST_TOKEN } from "@larkwood/contract";

/** An order of a guest, and the bytes from which the secret of its link is derived. */
export interface GuestLink {
  id: string;
  guestLink: Buffer;
}

/** New bytes for a link. They are stored; without `AUTH_SECRET` they open nothing. */
export const newGuestLink = () => randomBytes(16);

/** The secret of a link: 256 bits, never stored. */
export const guestSecret = (authSecret: string, { id, guestLink }: GuestLink): string =>
  createHmac("sha256", authSecret)
    .update(`link of guest order ${id}: `)
    .update(guestLink)
    .digest("base64url");

/** The token with which the API opens the order. */
export const guestToken = (authSecret: string, link: GuestLink): string =>
  `lw_order_${link.id}_${guestSecret(authSecret, link)}`;

/** The order and the secret that a token names; null if it is no such token. */
export function parseGuestToken(token: string): { id: string; secret: string } | null {
  const [, id, secret] = GUEST_TOKEN.exec(token) ?? [];
  return id && secret ? { id, secret } : null;
}

/** Compares without revealing by its time how much was right. */
export function isGuestSecret(authSecret: string, link: GuestLink, secret: string): boolean {
  const expected = Buffer.from(guestSecret(authSecret, link));
  const given = Buffer.from(secret);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** Where the pages of guests are. */
export const GUEST_PAGES = "/guest";

/** Path of the order's page. The secret is in the fragment, which browsers send to nobody. */
export const guestOrderPath = (authSecret: string, link: GuestLink): string =>
  `${GUEST_PAGES}/order/${link.id}#${guestSecret(authSecret, link)}`;
