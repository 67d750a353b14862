import type { endpoints, ReplyOf } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import type { Actor } from "../../../core/actor";
import { type Executor, queryFirst, queryRows } from "../../../db/executor";
import { toImageUrl } from "../../catalogue/products";
import { type ReviewRow, reviewColumns, toOwnReview } from "./review.repo";
import { isReviewable } from "./reviewable-order";

/** The caller's reviews of a product, and whether an order is left to review. */
export async function readOwnReviews(
  db: Executor,
  { productId }: { productId: string },
  { caller: { userId }, origin }: Pick<Actor, "caller" | "origin">,
): Promise<ReplyOf<typeof endpoints.getOwnReviews>> {
  const [reviews, order] = await Promise.all([
    queryRows<ReviewRow>(
      db,
      sql`
      SELECT ${reviewColumns()} FROM reviews WHERE user_id = ${userId} AND product_id = ${productId}
      ORDER BY created_at DESC, id DESC`,
    ),
    queryFirst(db, sql`SELECT FROM orders WHERE ${isReviewable(productId, userId)} LIMIT 1`),
  ]);
  return {
    canReview: order !== undefined,
    reviews: reviews.map((row) => toOwnReview(row, toImageUrl(origin))),
  };
}
