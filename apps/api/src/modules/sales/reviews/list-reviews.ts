import { LIMITS, type Review, type ReviewSort } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import type { AnonymousActor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import {
  afterCursor,
  type CursorPosition,
  NEWEST_FIRST,
  orderBy,
  type SortOrder,
} from "../../../core/cursor";
import { fetchPage, type Page, type PageQuery } from "../../../core/pagination";
import { type Executor, queryFirst, queryRows } from "../../../db/executor";
import { toImageUrl } from "../../catalogue/products";
import { type ReviewRow, reviewColumns, toReview } from "./review.repo";

const ORDERS: Record<ReviewSort, SortOrder> = {
  newest: NEWEST_FIRST,
  helpful: { key: sql`helpful`, type: "integer", descending: true },
  highest: { key: sql`stars`, type: "integer", descending: true },
  lowest: { key: sql`stars`, type: "integer", descending: false },
};

interface ReviewQuery extends PageQuery {
  productId: string;
  sort?: ReviewSort | undefined;
  stars?: number | undefined;
}

/** A page of the published reviews of a product. The total comes from the product, so that nothing is counted. */
export async function listReviews(
  db: Executor,
  query: ReviewQuery,
  { origin }: Pick<AnonymousActor, "origin">,
): Promise<Page<Review>> {
  const counts = await findStarCounts(db, query.productId);
  const order = ORDERS[query.sort ?? "newest"];
  const total = query.stars
    ? (counts[query.stars - 1] ?? 0)
    : counts.reduce((sum, reviews) => sum + reviews, 0);
  return fetchPage(
    { cursor: query.cursor, limit: query.limit ?? LIMITS.reviewPage },
    {
      order,
      read: (after, limit) => readReviews(db, { ...query, order, after, limit }),
      count: () => Promise.resolve(total),
      positionOf: ({ key, id }) => ({ key, id }),
      map: (row) => toReview(row, toImageUrl(origin)),
    },
  );
}

async function findStarCounts(db: Executor, productId: string): Promise<number[]> {
  const product = await queryFirst<{ counts: number[] | null }>(
    db,
    sql`SELECT star_counts AS counts FROM products WHERE id = ${productId} AND published`,
  );
  if (!product) throw new AppError("not_found");
  return product.counts ?? [];
}

type Selection = ReviewQuery & { order: SortOrder; after: CursorPosition | null; limit: number };

function readReviews(
  db: Executor,
  { productId, stars, order, after, limit }: Selection,
): Promise<ReviewRow[]> {
  const id = sql`id`;
  const hasStars = stars ? sql`stars = ${stars}` : sql`true`;
  const isAfter = after ? afterCursor(order, id, after) : sql`true`;
  return queryRows<ReviewRow>(
    db,
    sql`
    SELECT ${reviewColumns(order)} FROM reviews
    WHERE product_id = ${productId} AND state = 'published' AND ${hasStars} AND ${isAfter}
    ORDER BY ${orderBy(order, id)} LIMIT ${limit}`,
  );
}
