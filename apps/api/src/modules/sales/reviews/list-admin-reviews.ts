import type { AdminReview, ReviewState } from "@larkwood/contract";
import { type SQL, sql } from "drizzle-orm";
import type { Actor } from "../../../core/actor";
import { afterCursor, NEWEST_FIRST, orderBy } from "../../../core/cursor";
import { fetchPage, type Page, type PageQuery } from "../../../core/pagination";
import { countUpTo, type Executor, queryRows } from "../../../db/executor";
import { toImageUrl } from "../../catalogue/products";
import { adminReviewColumns, type ReviewRow, toAdminReview } from "./review.repo";

interface ReviewFilter {
  state?: ReviewState | undefined;
  search?: string | undefined;
}

/** A page of the reviews of all products, newest first. */
export function listAdminReviews(
  db: Executor,
  query: PageQuery & ReviewFilter,
  { origin }: Pick<Actor, "origin">,
): Promise<Page<AdminReview>> {
  const filter = matchesFilter(query);
  const id = sql`id`;
  return fetchPage(query, {
    order: NEWEST_FIRST,
    read: (after, limit) =>
      queryRows<ReviewRow>(
        db,
        sql`
        SELECT ${adminReviewColumns} FROM reviews
        WHERE ${filter} AND ${after ? afterCursor(NEWEST_FIRST, id, after) : sql`true`}
        ORDER BY ${orderBy(NEWEST_FIRST, id)} LIMIT ${limit}`,
      ),
    count: () => countUpTo(db, 10_000, sql`reviews WHERE ${filter}`),
    positionOf: ({ key, id: reviewId }) => ({ key, id: reviewId }),
    map: (row) => toAdminReview(row, toImageUrl(origin)),
  });
}

function matchesFilter({ state, search }: ReviewFilter): SQL {
  const pattern = `%${(search ?? "").replace(/[\\%_]/g, "\\$&")}%`;
  const found = search
    ? sql`(author ILIKE ${pattern} OR title ILIKE ${pattern} OR text ILIKE ${pattern}
        OR product_id IN (SELECT id FROM products WHERE name ILIKE ${pattern}))`
    : sql`true`;
  return state ? sql`state = ${state} AND ${found}` : found;
}
