import { sql } from "drizzle-orm";
import { GUEST_NAME, type GuestCaller } from "../../../core/actor";
import { isGuestSecret, parseGuestToken } from "../../../core/guest-link";
import { queryFirst } from "../../../db/executor";
import type { SalesContext } from "../context";

/** The holder of the token of a guest's order; null if it is wrong or was revoked. */
export async function findGuestCaller(
  { db, config }: Pick<SalesContext, "db" | "config">,
  token: string,
): Promise<GuestCaller | null> {
  const parsed = parseGuestToken(token);
  if (!parsed) return null;
  const order = await queryFirst<{ guestLink: Buffer }>(
    db,
    sql`SELECT guest_link AS "guestLink" FROM orders WHERE id = ${parsed.id} AND guest_link IS NOT NULL`,
  );
  if (!order || !isGuestSecret(config.authSecret, { id: parsed.id, ...order }, parsed.secret)) return null;
  return { orderId: parsed.id, link: order.guestLink, userName: GUEST_NAME, permissions: [] };
}
