import type { Category } from "@larkwood/contract";
import { and, eq, type SQL, sql } from "drizzle-orm";
import { afterCursor, type CursorPosition, keyText, orderBy } from "../../../core/cursor";
import { type Executor, queryRows } from "../../../db/executor";
import { products } from "../../../db/schema";
import type { ProductSortOrder } from "../filters";
import { cardColumnsSql } from "./card-columns";
import type { ProductRow } from "./product-row";

const productId = sql`${products.id}`;
const LOOKED_THROUGH = 1_000;
const MOST_LOOKED_THROUGH = 4_000;
// The best of the hits are fewer than all of them, and not spread evenly.
const HOPED_FOR = 3;

/** A product and its place in the list. */
export interface RowWithCursor {
  product: ProductRow;
  place: CursorPosition;
}

interface Reading {
  order: ProductSortOrder;
  from: CursorPosition | null;
  count: number;
  category?: Category | undefined;
}

/** Rows in order, straight from the index of that order. */
export function readList(
  db: Executor,
  reading: Reading & { condition: SQL | undefined },
): Promise<RowWithCursor[]> {
  const { order, condition, from } = reading;
  const beyond = from ? afterCursor(order, productId, from) : undefined;
  return select(db, { ...reading, condition: and(condition, beyond), by: orderBy(order, productId) });
}

/** Rows of a page whose products are among these, by their key; the best tier first where there are any. */
export function readAmong(
  db: Executor,
  {
    ids,
    tier,
    ...reading
  }: Reading & { condition: SQL | undefined; ids: readonly string[]; tier?: SQL<number> },
): Promise<RowWithCursor[]> {
  const { order, condition, from } = reading;
  const beyond = from ? afterCursor(order, productId, from) : undefined;
  // By the key, whatever indexes the condition might lead to.
  const source = sql`(select * from products where id = any(${sql.param(ids)}::text[]) offset 0) as products`;
  const sorted = orderBy({ ...order, key: order.unindexed }, productId);
  const by = byTier(tier, sorted);
  return select(db, { ...reading, source, condition: and(condition, beyond), by, part: tier });
}

/** Hits of a search that has few: all of them by the index of words, then sorted, the best tier first. */
export function readRare(
  db: Executor,
  reading: Reading & { condition: SQL | undefined; tier: SQL<number> | null },
): Promise<RowWithCursor[]> {
  const { order, condition, from, tier } = reading;
  const beyond = from ? afterCursor(order, productId, from) : undefined;
  const start =
    from && tier ? sql`(${tier} > ${from.part} or (${tier} = ${from.part} and ${beyond}))` : beyond;
  const sorted = orderBy({ ...order, key: order.unindexed }, productId);
  const by = byTier(tier, sorted);
  return select(db, { ...reading, condition: and(condition, start), by, part: tier ?? undefined });
}

/** The best tier first, by its name among what is selected: a tier is a long condition, and is read and planned once. */
const byTier = (tier: SQL | null | undefined, sorted: SQL) => (tier ? sql`part, ${sorted}` : sorted);

// Whoever expected few does not read them all to find that they are many.
const MOST_READ_AT_ONCE = 2_000;

/** The first page of hits that should be few, and how many there are; null where there are none, or many after all. */
export async function readFew(
  db: Executor,
  reading: Reading & { condition: SQL | undefined; tier: SQL<number> | null },
): Promise<{ rows: RowWithCursor[]; total: number } | null> {
  const { order, condition, tier } = reading;
  const source = sql`(
    select *, count(*) over ()::int as hits
    from (select * from products where ${condition ?? sql`true`} limit ${MOST_READ_AT_ONCE + 1}) as products
  ) as products`;
  const sorted = orderBy({ ...order, key: order.unindexed }, productId);
  const by = byTier(tier, sorted);
  const selection = { ...reading, source, condition: undefined, by, part: tier ?? undefined };
  const found = await selectRaw(db, { ...selection, hits: sql`hits` });
  const total = found[0]?.hits ?? 0;
  return total === 0 || total > MOST_READ_AT_ONCE ? null : { rows: found.map(toPlaced), total };
}

interface Tiers {
  /** The tiers as conditions that exclude each other, best first. */
  parts: readonly (SQL | undefined)[];
  condition: SQL | undefined;
  tier: SQL<number> | null;
  /** How many of all products are hits. */
  share: number;
  /** So many have to be among the newest, or all of them are better counted first. */
  leastSeen: number;
}

/** Hits of a search that has many: tier after tier, from a place on, until there are enough; null where too few are seen. */
export async function readCommon(
  db: Executor,
  { parts, condition, tier, share, leastSeen, from, count, ...others }: Reading & Tiers,
): Promise<RowWithCursor[] | null> {
  // Finding all that a rarer word has takes far longer than a longer look, unless that is too short as well.
  const worthwhile = Math.ceil((HOPED_FOR * count) / share) || 0;
  const isHopeless = share * MOST_LOOKED_THROUGH < count;
  const looked = isHopeless
    ? LOOKED_THROUGH
    : Math.min(Math.max(worthwhile, LOOKED_THROUGH), MOST_LOOKED_THROUGH);
  const rest = { ...others, looked };
  // One look at the newest products fills most first pages; a later one begins within a tier.
  const seen = from ? [] : await readAmongFirst(db, { ...rest, from, count, condition, tier });
  if (seen.length < leastSeen) return null;
  const found: RowWithCursor[] = [];
  for (let part = from?.part ?? 0; part < parts.length && found.length < count; part += 1) {
    const start = from?.part === part ? from : null;
    const wanted = { ...rest, from: start, condition: parts[part], count: count - found.length, tier: null };
    const first = from ? await readAmongFirst(db, wanted) : seen.filter(({ place }) => place.part === part);
    const rows = first.length >= wanted.count ? first : await readRare(db, wanted);
    found.push(
      ...rows.slice(0, wanted.count).map(({ product, place }) => ({ product, place: { ...place, part } })),
    );
  }
  return found;
}

/** Hits among the first thousands of rows, the best tier first: a word that many products have fills its page from there. */
function readAmongFirst(
  db: Executor,
  reading: Reading & { condition: SQL | undefined; tier: SQL<number> | null; looked: number },
): Promise<RowWithCursor[]> {
  const { order, category, from, tier, looked } = reading;
  const start = and(
    category ? eq(products.category, category) : undefined,
    from ? afterCursor(order, productId, from) : undefined,
  );
  const sorted = orderBy(order, productId);
  const source = sql`(
    select * from products where ${start ?? sql`true`} order by ${sorted} limit ${looked}
  ) as products`;
  const by = byTier(tier, sorted);
  return select(db, { ...reading, source, by, part: tier ?? undefined });
}

type RawRow = Omit<ProductRow, "createdAt"> & { createdAt: string; key: string; part: number; hits: number };

interface Selection extends Reading {
  source?: SQL;
  condition: SQL | undefined;
  by: SQL;
  part?: SQL<number> | undefined;
  /** How many hits there are, where the source tells. */
  hits?: SQL;
}

async function select(db: Executor, selection: Selection): Promise<RowWithCursor[]> {
  return (await selectRaw(db, selection)).map(toPlaced);
}

function selectRaw(
  db: Executor,
  { order, source, condition, by, count, part, hits }: Selection,
): Promise<RawRow[]> {
  return queryRows<RawRow>(
    db,
    sql`
    select id, name, description, category, price_cents as "priceCents", quantity, image_url as "imageUrl",
      created_at as "createdAt", version, compare_at_cents as "compareAtCents", ${cardColumnsSql},
      ${keyText(order)} as key, ${part ?? sql`0`} as part, ${hits ?? sql`0`} as hits
    from ${source ?? sql`products`}
    where ${condition ?? sql`true`}
    order by ${by}
    limit ${count}`,
  );
}

const toPlaced = ({ key, part, hits: _, createdAt, ...row }: RawRow): RowWithCursor => ({
  product: { ...row, createdAt: new Date(createdAt) },
  place: { part, key, id: row.id },
});
