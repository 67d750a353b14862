import { sql } from "drizzle-orm";
import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { inTransaction } from "../../../db/transaction";
import { isVerified } from "../../identity/email-verification";
import { lockCaller } from "../../identity/sessions";
import { findUser } from "../../identity/users";
import { canSendLinks } from "../../platform/mail";
import type { SalesContext } from "../context";
import { findGuestCaller, isCustomerOf } from "../order-access";
import { lockOrder } from "../orders";

/**
 * Brings the order that a token opens into the caller's account. The account must have the order's address, confirmed if
 * the shop can send mail. Returns the id of the order.
 */
export async function claimOrder(
  context: SalesContext,
  { guestToken }: { guestToken: string },
  { caller }: Pick<Actor, "caller">,
): Promise<string> {
  const { db, config } = context;
  const guest = await findGuestCaller(context, guestToken);
  if (!guest) throw new AppError("not_found");
  const id = guest.orderId;
  await inTransaction(db, async (tx) => {
    await lockCaller(tx, caller);
    const user = await findUser(tx, caller.userId);
    const order = await lockOrder(tx, id);
    const isSameAddress = user && order && user.email.toLowerCase() === order.email.toLowerCase();
    if (!isSameAddress || !isCustomerOf(guest, order)) throw new AppError("not_found");
    if (canSendLinks(config) && !(await isVerified(tx, caller.userId)))
      throw new AppError("address_unverified");
    await tx.execute(sql`SELECT claim_guest_orders(${caller.userId}, ARRAY[${id}::text])`);
  });
  return id;
}
