import type { SenderProfile } from "./mail-content";

/** An order that an email links to. */
export interface LinkedOrder {
  id: string;
  /** Whether its customer has no account, and needs a link that opens it. */
  isGuest?: boolean;
  /** Null when the link was revoked. */
  guestLink?: Buffer | null;
}

/** The link to the customer's page of an order; none without a public address, or if a guest has no valid link. */
export function linkTo({ id, isGuest, guestLink }: LinkedOrder, { site, guestPath }: SenderProfile) {
  const path = !isGuest ? `/order/${id}` : guestLink && guestPath?.({ id, guestLink });
  return site && path ? { label: "View your order", address: site + path } : undefined;
}

/** Hides the secrets of guests' links from staff who read emails. */
export const withoutGuestSecrets = (body: string): string =>
  body.replace(/(\/guest\/order\/[0-9a-f]{24}#)[\w-]{43}/g, "$1(hidden)");
