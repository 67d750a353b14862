import type { Category } from "@larkwood/contract";
import { and, eq, type SQL, sql } from "drizzle-orm";
import { afterCursor, type CursorPosition, keyText, orderBy } from "../../../core/cursor";
import { type Executor, queryRows } from "../../../db/executor";
import { products } from "../../../db/schema";
import type { ProductSortOrder } from "../filters";
import { cardColumnsSql } from "./card-columns";
import type { ProductRow } from "./product-row";

const productId = sql`${products.id}`;
const MIN_SCANNED = 1_000;
const MAX_SCANNED = 4_000;
// Scan more than the average distance: hits of the best tier are rarer and unevenly spread.
const SCAN_FACTOR = 3;

/** A product and its position in the list. */
export interface RowWithCursor {
  product: ProductRow;
  position: CursorPosition;
}

interface PageRequest {
  order: ProductSortOrder;
  from: CursorPosition | null;
  count: number;
  category?: Category | undefined;
}

/** Reads rows in order, using the index of that order. */
export function readList(
  db: Executor,
  request: PageRequest & { condition: SQL | undefined },
): Promise<RowWithCursor[]> {
  const { order, condition, from } = request;
  const afterPosition = from ? afterCursor(order, productId, from) : undefined;
  return select(db, { ...request, condition: and(condition, afterPosition), by: orderBy(order, productId) });
}

/** Reads the page of these products. */
export function readByIds(
  db: Executor,
  { ids, ...request }: PageRequest & { condition: SQL | undefined; ids: readonly string[] },
): Promise<RowWithCursor[]> {
  const { order, condition, from } = request;
  const afterPosition = from ? afterCursor(order, productId, from) : undefined;
  // OFFSET 0 makes the planner read by primary key before it applies the condition.
  const source = sql`(select * from products where id = any(${sql.param(ids)}::text[]) offset 0) as products`;
  const by = orderBy({ ...order, key: order.unindexed }, productId);
  return select(db, { ...request, source, condition: and(condition, afterPosition), by });
}

/** Reads a page of a search with few hits: finds all of them by the word index, then sorts, best tier first. */
export function readRare(
  db: Executor,
  request: PageRequest & { condition: SQL | undefined; tier: SQL<number> | null },
): Promise<RowWithCursor[]> {
  const { order, condition, from, tier } = request;
  const afterPosition = from ? afterCursor(order, productId, from) : undefined;
  const start =
    from && tier
      ? sql`(${tier} > ${from.part} or (${tier} = ${from.part} and ${afterPosition}))`
      : afterPosition;
  const sorted = orderBy({ ...order, key: order.unindexed }, productId);
  const by = byTier(tier, sorted);
  return select(db, { ...request, condition: and(condition, start), by, part: tier ?? undefined });
}

/** Sorts by tier using the column alias, so that the long tier expression is planned only once. */
const byTier = (tier: SQL | null, sorted: SQL) => (tier ? sql`part, ${sorted}` : sorted);

// Stops reading if the planner expected few hits but there are many.
const MAX_READ_AT_ONCE = 2_000;

/** Reads the first page and the total of a search with presumably few hits; null if there are none or too many. */
export async function readFew(
  db: Executor,
  request: PageRequest & { condition: SQL | undefined; tier: SQL<number> | null },
): Promise<{ rows: RowWithCursor[]; total: number } | null> {
  const { order, condition, tier } = request;
  const source = sql`(
    select *, count(*) over ()::int as hits
    from (select * from products where ${condition ?? sql`true`} limit ${MAX_READ_AT_ONCE + 1}) as products
  ) as products`;
  const sorted = orderBy({ ...order, key: order.unindexed }, productId);
  const by = byTier(tier, sorted);
  const selection = { ...request, source, condition: undefined, by, part: tier ?? undefined };
  const found = await selectRaw(db, { ...selection, hits: sql`hits` });
  const total = found[0]?.hits ?? 0;
  return total === 0 || total > MAX_READ_AT_ONCE ? null : { rows: found.map(toRowWithCursor), total };
}

interface Tiers {
  /** The tiers as conditions that exclude each other, best first. */
  parts: readonly (SQL | undefined)[];
  condition: SQL | undefined;
  tier: SQL<number> | null;
  /** Share of all products that are hits. */
  share: number;
  /** Hits that the newest products must contain; with fewer, the caller counts first. */
  minSeen: number;
}

/** Reads a page of a search with many hits, tier by tier; null if the newest products contain too few hits. */
export async function readCommon(
  db: Executor,
  { parts, condition, tier, share, minSeen, from, count, ...others }: PageRequest & Tiers,
): Promise<RowWithCursor[] | null> {
  // A longer scan of the newest products is cheaper than finding all hits, unless even the longest is too short.
  const enough = Math.ceil((SCAN_FACTOR * count) / share) || 0;
  const isTooRare = share * MAX_SCANNED < count;
  const scanned = isTooRare ? MIN_SCANNED : Math.min(Math.max(enough, MIN_SCANNED), MAX_SCANNED);
  const base = { ...others, scanned };
  // One scan of the newest products fills most first pages; later pages start within a tier.
  const seen = from ? [] : await readAmongNewest(db, { ...base, from, count, condition, tier });
  if (seen.length < minSeen) return null;
  const found: RowWithCursor[] = [];
  for (let part = from?.part ?? 0; part < parts.length && found.length < count; part += 1) {
    const start = from?.part === part ? from : null;
    const wanted = { ...base, from: start, condition: parts[part], count: count - found.length, tier: null };
    const first = from
      ? await readAmongNewest(db, wanted)
      : seen.filter(({ position }) => position.part === part);
    const rows = first.length >= wanted.count ? first : await readRare(db, wanted);
    found.push(
      ...rows
        .slice(0, wanted.count)
        .map(({ product, position }) => ({ product, position: { ...position, part } })),
    );
  }
  return found;
}

/** Reads hits among the first rows of the order, best tier first; enough for words that many products contain. */
function readAmongNewest(
  db: Executor,
  request: PageRequest & { condition: SQL | undefined; tier: SQL<number> | null; scanned: number },
): Promise<RowWithCursor[]> {
  const { order, category, from, tier, scanned } = request;
  const start = and(
    category ? eq(products.category, category) : undefined,
    from ? afterCursor(order, productId, from) : undefined,
  );
  const sorted = orderBy(order, productId);
  const source = sql`(
    select * from products where ${start ?? sql`true`} order by ${sorted} limit ${scanned}
  ) as products`;
  const by = byTier(tier, sorted);
  return select(db, { ...request, source, by, part: tier ?? undefined });
}

interface RawRow extends Omit<ProductRow, "createdAt" | "updatedAt"> {
  createdAt: string;
  updatedAt: string;
  key: string;
  part: number;
  hits: number;
}

interface Selection extends PageRequest {
  source?: SQL;
  condition: SQL | undefined;
  by: SQL;
  part?: SQL<number> | undefined;
  /** Total of hits, if the source has it. */
  hits?: SQL;
}

async function select(db: Executor, selection: Selection): Promise<RowWithCursor[]> {
  return (await selectRaw(db, selection)).map(toRowWithCursor);
}

function selectRaw(
  db: Executor,
  { order, source, condition, by, count, part, hits }: Selection,
): Promise<RawRow[]> {
  return queryRows<RawRow>(
    db,
    sql`
    select id, name, description, category, price_cents as "priceCents", quantity, image_url as "imageUrl",
      created_at as "createdAt", updated_at as "updatedAt", version, compare_at_cents as "compareAtCents", ${cardColumnsSql},
      ${keyText(order)} as key, ${part ?? sql`0`} as part, ${hits ?? sql`0`} as hits
    from ${source ?? sql`products`}
    where ${condition ?? sql`true`}
    order by ${by}
    limit ${count}`,
  );
}

const toRowWithCursor = ({ key, part, hits: _, createdAt, updatedAt, ...row }: RawRow): RowWithCursor => ({
  product: { ...row, createdAt: new Date(createdAt), updatedAt: new Date(updatedAt) },
  position: { part, key, id: row.id },
});
