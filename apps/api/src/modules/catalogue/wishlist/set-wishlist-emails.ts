import { sql } from "drizzle-orm";
import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { executeUpdate } from "../../../db/executor";
import { inTransaction } from "../../../db/transaction";
import { isVerified } from "../../identity/email-verification";
import { lockCaller } from "../../identity/sessions";
import { canSendLinks } from "../../platform/mail";
import type { CatalogueContext } from "../context";
import { rememberSeen } from "./wishlist.repo";

/** Turns emails about the wishlist on or off. They need a verified email address. */
export async function setWishlistEmails(
  { db, clock, config }: CatalogueContext,
  { newsByEmail }: { newsByEmail: boolean },
  { caller }: Pick<Actor, "caller">,
): Promise<void> {
  const { userId } = caller;
  if (!newsByEmail) {
    await executeUpdate(db, sql`DELETE FROM wishlist_consents WHERE user_id = ${userId}`);
    return;
  }
  if (!canSendLinks(config)) throw new AppError("not_found");
  await inTransaction(db, async (tx) => {
    await lockCaller(tx, caller);
    if (!(await isVerified(tx, userId))) throw new AppError("address_unverified");
    await tx.execute(sql`
      INSERT INTO wishlist_consents (user_id, created_at) VALUES (${userId}, ${clock().toISOString()})
      ON CONFLICT DO NOTHING`);
    await rememberSeen(tx, userId);
  });
}
