import { and, eq, type SQL, sql } from "drizzle-orm";
import { type Executor, queryRows } from "../../../db/executor";
import { products, salePrices } from "../../../db/schema";
import { productColumns } from "../products";
import type { VariantRow } from "../variants";

/** What is on sale of a product: the product itself or, where it has variants, the default one. */
const ownerOf = sql`case when products.has_variants
  then (select id from variants where product_id = products.id order by position limit 1) else products.id end`;

/**
 * Files carry regular prices: one that comes back after a sale has ended must not make its prices last. The columns of a
 * product, with what it costs when it is not on sale.
 */
export const regularColumns = {
  ...productColumns,
  priceCents: sql<number>`coalesce(${salePrices.regularCents}, ${products.priceCents})`,
  compareAtCents: sql<number | null>`case when ${salePrices.isOn} then ${salePrices.regularCompareAtCents}
    else ${products.compareAtCents} end`,
};
export const onSale = and(sql`${salePrices.ownerId} = ${ownerOf}`, eq(salePrices.isOn, true));

/** Whether a product is on sale, in a statement about `products`. */
export const isOnSale: SQL = sql`exists (
  select from sale_prices where is_on and product_id = products.id and owner_id = ${ownerOf})`;

/** Takes new regular prices for what is on sale: they count from its end on. */
export async function setRegularPrices(
  db: Executor,
  rows: readonly { id: string; priceCents: number }[],
): Promise<void> {
  await db.execute(sql`
    update sale_prices set regular_cents = row.price_cents
    from unnest(${sql.param(rows.map(({ id }) => id))}::text[], ${sql.param(rows.map(({ priceCents }) => priceCents))}::integer[])
      as row (id, price_cents), products
    where is_on and products.id = row.id and sale_prices.product_id = row.id and owner_id = ${ownerOf}
      and regular_cents <> row.price_cents`);
}

/** Variants with their regular prices, for what is on sale. */
export async function withRegularPrices(db: Executor, rows: readonly VariantRow[]): Promise<VariantRow[]> {
  const sales = await salesOf(db, rows);
  return rows.map((row) => {
    const sale = sales.get(row.id);
    return sale ? { ...row, priceCents: sale.regular, compareAtCents: sale.regularBefore } : row;
  });
}

/** The other way: variants as they are to be stored while they are on sale. Their regular prices are kept for its end. */
export async function withSalePrices(db: Executor, rows: readonly VariantRow[]): Promise<VariantRow[]> {
  const sales = await salesOf(db, rows);
  const concerned = rows.filter(({ id }) => sales.has(id));
  if (concerned.length > 0) {
    await db.execute(sql`
      update sale_prices set regular_cents = row.price_cents, regular_compare_at_cents = row.compare_at
      from unnest(${sql.param(concerned.map(({ id }) => id))}::text[],
        ${sql.param(concerned.map(({ priceCents }) => priceCents))}::integer[],
        ${sql.param(concerned.map(({ compareAtCents }) => compareAtCents))}::integer[]) as row (id, price_cents, compare_at)
      where is_on and owner_id = row.id`);
  }
  return rows.map((row) => {
    const sale = sales.get(row.id);
    return sale ? { ...row, priceCents: sale.now, compareAtCents: row.priceCents } : row;
  });
}

interface Sale {
  id: string;
  now: number;
  regular: number;
  regularBefore: number | null;
}

async function salesOf(db: Executor, rows: readonly VariantRow[]): Promise<Map<string, Sale>> {
  if (rows.length === 0) return new Map();
  const found = await queryRows<Sale>(
    db,
    sql`
    select variants.id, variants.price_cents as now, regular_cents as regular,
      regular_compare_at_cents as "regularBefore"
    from sale_prices join variants on variants.id = owner_id
    where is_on and owner_id = any(${sql.param(rows.map(({ id }) => id))}::text[])`,
  );
  return new Map(found.map((sale) => [sale.id, sale]));
}
