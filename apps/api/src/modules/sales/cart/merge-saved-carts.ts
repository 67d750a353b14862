import { type CartItem, LIMITS } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import { executeUpdate, queryRows } from "../../../db/executor";
import type { Transaction } from "../../../db/transaction";

const keyOf = ({ productId, variantId }: CartItem) => `${productId} ${variantId ?? ""}`;

/** Adds the cart of one account to that of another. The larger quantity of an item wins. */
export async function mergeSavedCarts(
  tx: Transaction,
  { from, into }: { from: string; into: string },
): Promise<void> {
  const carts = await queryRows<{ userId: string; items: CartItem[] }>(
    tx,
    sql`SELECT user_id AS "userId", items FROM carts WHERE user_id IN (${from}, ${into}) ORDER BY user_id FOR UPDATE`,
  );
  const itemsOf = (id: string) => carts.find(({ userId }) => userId === id)?.items ?? [];
  if (itemsOf(from).length === 0) return;
  const merged = new Map(itemsOf(into).map((item) => [keyOf(item), item]));
  for (const item of itemsOf(from)) {
    const other = merged.get(keyOf(item));
    merged.set(keyOf(item), other && other.quantity >= item.quantity ? other : item);
  }
  const items = JSON.stringify([...merged.values()].slice(0, LIMITS.cartLines));
  await executeUpdate(
    tx,
    sql`
    INSERT INTO carts AS mine (user_id, items) VALUES (${into}, ${items}::jsonb)
    ON CONFLICT (user_id) DO UPDATE SET items = excluded.items, version = mine.version + 1`,
  );
}
