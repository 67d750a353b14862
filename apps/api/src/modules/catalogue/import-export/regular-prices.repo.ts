import { and, eq, type SQL, sql } from "drizzle-orm";
import { type Executor, queryRows } from "../../../db/executor";
import { products, salePrices } from "../../../db/schema";
import { productColumns } from "../products";
import type { VariantRow } from "../variants";

/** The owner of the sale price that a product shows: its default variant, or the product itself. */
const ownerOf = sql`case when products.has_variants
  then (select id from variants where product_id = products.id order by position limit 1) else products.id end`;

/** The columns of a product with its regular price, as files must not contain temporary sale prices. */
export const regularColumns = {
  ...productColumns,
  priceCents: sql<number>`coalesce(${salePrices.regularCents}, ${products.priceCents})`,
  compareAtCents: sql<number | null>`case when ${salePrices.isOn} then ${salePrices.regularCompareAtCents}
    else ${products.compareAtCents} end`,
};
export const onSale = and(sql`${salePrices.ownerId} = ${ownerOf}`, eq(salePrices.isOn, true));

/** SQL condition: the product of the current `products` row is on sale. */
export const isOnSale: SQL = sql`exists (
  select from sale_prices where is_on and product_id = products.id and owner_id = ${ownerOf})`;

/** Sets the regular prices of products on sale, which apply after the sale. */
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

/** Replaces sale prices of variants by their regular prices. */
export async function withRegularPrices(db: Executor, rows: readonly VariantRow[]): Promise<VariantRow[]> {
  const sales = await salesOf(db, rows);
  return rows.map((row) => {
    const sale = sales.get(row.id);
    return sale ? { ...row, priceCents: sale.regular, compareAtCents: sale.regularCompareAt } : row;
  });
}

/** The reverse: stores the regular prices of variants on sale and returns the variants with their sale prices. */
export async function withSalePrices(db: Executor, rows: readonly VariantRow[]): Promise<VariantRow[]> {
  const sales = await salesOf(db, rows);
  const rowsOnSale = rows.filter(({ id }) => sales.has(id));
  if (rowsOnSale.length > 0) {
    await db.execute(sql`
      update sale_prices set regular_cents = row.price_cents, regular_compare_at_cents = row.compare_at
      from unnest(${sql.param(rowsOnSale.map(({ id }) => id))}::text[],
        ${sql.param(rowsOnSale.map(({ priceCents }) => priceCents))}::integer[],
        ${sql.param(rowsOnSale.map(({ compareAtCents }) => compareAtCents))}::integer[]) as row (id, price_cents, compare_at)
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
  regularCompareAt: number | null;
}

async function salesOf(db: Executor, rows: readonly VariantRow[]): Promise<Map<string, Sale>> {
  if (rows.length === 0) return new Map();
  const found = await queryRows<Sale>(
    db,
    sql`
    select variants.id, variants.price_cents as now, regular_cents as regular,
      regular_compare_at_cents as "regularCompareAt"
    from sale_prices join variants on variants.id = owner_id
    where is_on and owner_id = any(${sql.param(rows.map(({ id }) => id))}::text[])`,
  );
  return new Map(found.map((sale) => [sale.id, sale]));
}
