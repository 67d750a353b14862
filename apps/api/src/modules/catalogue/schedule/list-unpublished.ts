import type { OfficeProduct } from "@larkwood/contract";
import { fromCents } from "@larkwood/domain";
import { sql } from "drizzle-orm";
import type { AppContext } from "../../../context";
import { afterPlace, keyText, NEWEST_FIRST, orderBy, type Place } from "../../../core/cursor";
import { type Page, type PageQuery, readPage } from "../../../core/pagination";
import { type Executor, firstOf, rowsOf } from "../../../db/executor";
import { imageAddress } from "../products";
import { toPublishing } from "./admin-product";

type Unpublished = Pick<OfficeProduct, "id" | "name" | "category" | "price" | "imageUrl" | "publishing">;
interface Row extends Omit<Unpublished, "price" | "publishing"> {
  priceCents: number;
  publishAt: string | null;
  key: string;
}

const ID = sql`id`;
const COUNTED_UP_TO = 1_000;

/** What shoppers do not see yet, newest first. */
export function listUnpublished(
  { db }: Pick<AppContext, "db">,
  query: PageQuery,
  origin: string,
): Promise<Page<Unpublished>> {
  return readPage(query, {
    order: NEWEST_FIRST,
    read: (after, limit) => readAfter(db, after, limit),
    count: async () => {
      const row = await firstOf<{ total: number }>(
        db,
        sql`select count(*)::int as total from (select from products where not published limit ${COUNTED_UP_TO}) as counted`,
      );
      return row?.total ?? 0;
    },
    placeOf: ({ key, id }) => ({ key, id }),
    map: ({ priceCents, publishAt, imageUrl, id, name, category }) => ({
      id,
      name,
      category,
      price: fromCents(priceCents),
      imageUrl: imageAddress(origin)(imageUrl),
      publishing: toPublishing({
        published: false,
        publishAt: publishAt === null ? null : new Date(publishAt),
      }),
    }),
  });
}

function readAfter(db: Executor, after: Place | null, limit: number): Promise<Row[]> {
  return rowsOf<Row>(
    db,
    sql`
    select id, name, category, price_cents as "priceCents", image_url as "imageUrl", publish_at as "publishAt",
      ${keyText(NEWEST_FIRST)} as key
    from products where not published and ${after ? afterPlace(NEWEST_FIRST, ID, after) : sql`true`}
    order by ${orderBy(NEWEST_FIRST, ID)} limit ${limit}`,
  );
}
