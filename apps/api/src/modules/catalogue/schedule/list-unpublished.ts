import type { AdminProduct } from "@larkwood/contract";
import { fromCents } from "@larkwood/domain";
import { sql } from "drizzle-orm";
import { afterCursor, type CursorPosition, keyText, NEWEST_FIRST, orderBy } from "../../../core/cursor";
import { fetchPage, type Page, type PageQuery } from "../../../core/pagination";
import { type Executor, queryFirst, queryRows } from "../../../db/executor";
import type { CatalogueContext } from "../context";
import { toImageUrl } from "../products";
import { toPublishing } from "./admin-product";

type Unpublished = Pick<AdminProduct, "id" | "name" | "category" | "price" | "imageUrl" | "publishing">;
interface Row extends Omit<Unpublished, "price" | "publishing"> {
  priceCents: number;
  publishAt: string | null;
  key: string;
}

const ID = sql`id`;
const MAX_COUNT = 1_000;

/** A page of unpublished products, newest first. */
export function listUnpublished(
  { db }: Pick<CatalogueContext, "db">,
  query: PageQuery,
  origin: string,
): Promise<Page<Unpublished>> {
  return fetchPage(query, {
    order: NEWEST_FIRST,
    read: (after, limit) => readAfter(db, after, limit),
    count: async () => {
      const row = await queryFirst<{ total: number }>(
        db,
        sql`select count(*)::int as total from (select from products where not published limit ${MAX_COUNT}) as counted`,
      );
      return row?.total ?? 0;
    },
    positionOf: ({ key, id }) => ({ key, id }),
    map: ({ priceCents, publishAt, imageUrl, id, name, category }) => ({
      id,
      name,
      category,
      price: fromCents(priceCents),
      imageUrl: toImageUrl(origin)(imageUrl),
      publishing: toPublishing({
        published: false,
        publishAt: publishAt === null ? null : new Date(publishAt),
      }),
    }),
  });
}

function readAfter(db: Executor, after: CursorPosition | null, limit: number): Promise<Row[]> {
  return queryRows<Row>(
    db,
    sql`
    select id, name, category, price_cents as "priceCents", image_url as "imageUrl", publish_at as "publishAt",
      ${keyText(NEWEST_FIRST)} as key
    from products where not published and ${after ? afterCursor(NEWEST_FIRST, ID, after) : sql`true`}
    order by ${orderBy(NEWEST_FIRST, ID)} limit ${limit}`,
  );
}
