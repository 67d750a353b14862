import { sql } from "drizzle-orm";
import { AppError } from "../../../core/app-error";
import { type Executor, queryFirst } from "../../../db/executor";
import { isReviewable } from "./reviewable-order";

export interface Purchase {
  orderId: string;
  firstName: string;
  lastName: string;
}

/** The newest order in which the product was delivered and that has no review of it yet. */
export async function findPurchase(tx: Executor, productId: string, userId: string): Promise<Purchase> {
  const product = await queryFirst(tx, sql`SELECT FROM products WHERE id = ${productId} AND published`);
  if (!product) throw new AppError("not_found");
  const purchase = await queryFirst<Purchase>(
    tx,
    sql`
    SELECT id AS "orderId", first_name AS "firstName", last_name AS "lastName" FROM orders
    WHERE ${isReviewable(productId, userId)} ORDER BY created_at DESC, id DESC LIMIT 1 FOR SHARE`,
  );
  if (!purchase) throw new AppError("review_not_possible");
  return purchase;
}
