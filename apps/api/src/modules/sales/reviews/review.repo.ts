import type { AdminReview, OwnReview, Review, ReviewState } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import { keyText, NEWEST_FIRST, type SortOrder } from "../../../core/cursor";
import { type Executor, queryFirst } from "../../../db/executor";

/** A review as stored, with the sort key of the list. */
export interface ReviewRow extends Omit<AdminReview, "createdAt" | "reply" | "orderNumber"> {
  createdAt: string;
  reply: string | null;
  repliedAt: string | null;
  orderNumber: string | null;
  key: string;
}

/** Columns of queries on `reviews`; the key is that of the list's order. */
export const reviewColumns = (order: SortOrder = NEWEST_FIRST) => sql`
  reviews.id, product_id AS "productId", author, stars, title, text, state, helpful, reply,
  replied_at AS "repliedAt", created_at AS "createdAt", ${keyText(order)} AS key,
  ARRAY(SELECT image_url FROM review_pictures WHERE review_id = reviews.id ORDER BY position) AS photos`;

const staffColumns = sql`
  (SELECT name FROM products WHERE products.id = product_id) AS "productName",
  (SELECT number FROM orders WHERE orders.id = order_id) AS "orderNumber"`;
export const adminReviewColumns = sql`${reviewColumns()}, ${staffColumns}`;

export function findReview(db: Executor, id: string) {
  return queryFirst<ReviewRow>(db, sql`SELECT ${adminReviewColumns} FROM reviews WHERE id = ${id}`);
}

/** The state and the product of a review, locked until the transaction ends. */
export function lockReview(tx: Executor, id: string) {
  return queryFirst<{ state: ReviewState; productId: string; userId: string }>(
    tx,
    sql`
    SELECT state, product_id AS "productId", user_id AS "userId" FROM reviews WHERE id = ${id}
    FOR NO KEY UPDATE`,
  );
}

const isoTime = (time: string) => new Date(time).toISOString();

type PublicRow = Omit<ReviewRow, "productName" | "orderNumber">;

type ToImageUrl = (path: string) => string;

export const toReview = (
  { id, author, stars, title, text, helpful, photos, ...row }: PublicRow,
  image: ToImageUrl,
): Review => ({
  id,
  author,
  stars,
  title,
  text,
  photos: photos.map(image),
  helpful,
  createdAt: isoTime(row.createdAt),
  reply: row.reply && row.repliedAt ? { text: row.reply, createdAt: isoTime(row.repliedAt) } : null,
});

export const toOwnReview = (row: PublicRow, image: ToImageUrl): OwnReview => ({
  ...toReview(row, image),
  productId: row.productId,
  state: row.state,
});

export const toAdminReview = (row: ReviewRow, image: ToImageUrl): AdminReview => ({
  ...toOwnReview(row, image),
  productName: row.productName,
  orderNumber: row.orderNumber === null ? null : Number(row.orderNumber),
});
