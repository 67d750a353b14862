import type { endpoints, ReplyOf, SavedCart } from "@larkwood/contract";
import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { inTransaction } from "../../../db/transaction";
import { lockCaller } from "../../identity/sessions";
import type { SalesContext } from "../context";
import { findCart, findSoldItems, replaceCart } from "./cart.repo";
import { recordCartChange } from "./filled-carts.repo";

/**
 * Replaces the caller's cart if nobody changed it meanwhile. Items that are no longer sold are dropped, because a device
 * that was offline can't know them. Not audited: a cart is a draft that changes with every tap.
 */
export async function saveCart(
  { db, clock }: Pick<SalesContext, "db" | "clock">,
  { version, items }: SavedCart,
  { caller }: Pick<Actor, "caller">,
): Promise<ReplyOf<typeof endpoints.saveCart>> {
  return inTransaction(db, async (tx) => {
    await lockCaller(tx, caller);
    const sold = await findSoldItems(tx, items);
    const kept = items.filter((_, position) => sold.has(position));
    const next = await replaceCart(tx, caller.userId, { version, items: kept });
    if (next === null) throw new AppError("edit_conflict", { context: await findCart(tx, caller.userId) });
    await recordCartChange(tx, { userId: caller.userId, isEmpty: kept.length === 0, at: clock() });
    return { version: next, items: kept, dropped: items.filter((_, position) => !sold.has(position)) };
  });
}
