import { type BulkChange, validationTexts as t } from "@larkwood/contract";
import { changedPriceCents, fromCents } from "@larkwood/domain";
import { sql } from "drizzle-orm";
import { AppError } from "../../../core/app-error";
import { endOfDay, startOfDay } from "../../../core/calendar";
import { type Executor, queryRows } from "../../../db/executor";
import { products, salePrices } from "../../../db/schema";
import { endSales, startSales } from "../prices";
import type { ProductRow } from "../products";
import type { ChangeOrigin, ProductDiff } from "./change-types";

type Sale = Extract<BulkChange, { kind: "sale" | "sale-end" }>;
interface SaleItem {
  ownerId: string;
  productId: string;
  priceCents: number;
}

/** Puts products and their variants on sale by percent for a period, or ends their sales. */
export async function changeSales(
  tx: Executor,
  rows: readonly ProductRow[],
  change: Sale,
  { at, timeZone }: ChangeOrigin,
): Promise<ProductDiff[]> {
  const ids = rows.map(({ id }) => id);
  const among = sql`any(${sql.param(ids)}::text[])`;
  const previous = await queryRows<{ id: string }>(
    tx,
    sql`select distinct product_id as id from sale_prices where product_id = ${among}`,
  );
  await endSales(tx, ids, "all");
  const sales = change.kind === "sale" ? await salesFor(tx, ids, change, { at, timeZone }) : [];
  for (let start = 0; start < sales.length; start += 1_000)
    await tx.insert(salePrices).values(sales.slice(start, start + 1_000));
  if (sales.length > 0) await startSales(tx, ids, at);
  const touched = new Set([...previous.map(({ id }) => id), ...sales.map(({ productId }) => productId)]);
  await tx
    .update(products)
    .set({ updatedAt: at })
    .where(sql`${products.id} = any(${sql.param([...touched])}::text[])`);
  return rows
    .filter(({ id }) => touched.has(id))
    .map(({ id, name, priceCents }) => ({
      id,
      before: { name, price: fromCents(priceCents) },
      after: { name, sale: change.kind === "sale" ? `${change.percent}% off` : "none" },
    }));
}

/** Replaces current sales by those of the snapshots; sales that have ended are not restored. */
export async function restoreSales(
  tx: Executor,
  snapshots: readonly { row: ProductRow; before: unknown }[],
  at: Date,
): Promise<ProductDiff[]> {
  const ids = snapshots.map(({ row }) => row.id);
  await endSales(tx, ids, "all");
  await tx.execute(sql`
    insert into sale_prices (owner_id, product_id, price_cents, starts_at, ends_at)
    select sale."ownerId", snapshot.id, sale."priceCents", sale."startsAt", sale."endsAt"
    from unnest(${sql.param(ids)}::text[], ${sql.param(snapshots.map(({ before }) => JSON.stringify(before)))}::jsonb[])
        as snapshot (id, before),
      jsonb_to_recordset(snapshot.before -> 'sales')
        as sale ("ownerId" text, "priceCents" integer, "startsAt" timestamptz, "endsAt" timestamptz)
    where (sale."endsAt" is null or sale."endsAt" > ${at.toISOString()}::timestamptz)
      and (sale."ownerId" = snapshot.id or exists (select from variants where id = sale."ownerId"))`);
  await startSales(tx, ids, at);
  await tx
    .update(products)
    .set({ updatedAt: at })
    .where(sql`${products.id} = any(${sql.param(ids)}::text[])`);
  return snapshots.map(({ row: { id, name, priceCents }, before }) => ({
    id,
    before: { name, price: fromCents(priceCents) },
    after: { name, sale: (before as { sales: unknown[] }).sales.length > 0 ? "as before" : "none" },
  }));
}

async function salesFor(
  tx: Executor,
  ids: readonly string[],
  { percent, startsAt, endsAt }: Extract<Sale, { kind: "sale" }>,
  { at, timeZone }: Pick<ChangeOrigin, "at" | "timeZone">,
) {
  const from = !startsAt ? at : startsAt.includes("T") ? new Date(startsAt) : startOfDay(startsAt, timeZone);
  const until = !endsAt ? null : endsAt.includes("T") ? new Date(endsAt) : endOfDay(endsAt, timeZone);
  if (until && (until <= at || until <= from))
    throw new AppError("invalid_input", { errors: { change: until <= at ? t.dateInPast : t.saleEnd } });
  const items = await queryRows<SaleItem>(
    tx,
    sql`
    select variants.id as "ownerId", product_id as "productId", price_cents as "priceCents"
    from variants where product_id = any(${sql.param(ids)}::text[])
    union all
    select id, id, price_cents from products where id = any(${sql.param(ids)}::text[]) and not has_variants`,
  );
  return items.flatMap(({ ownerId, productId, priceCents }) => {
    // The price must stay at least $1: other items get no sale.
    const cents = changedPriceCents(priceCents, { kind: "price-percent", amount: -percent });
    return cents === null || cents >= priceCents
      ? []
      : [{ ownerId, productId, priceCents: cents, startsAt: from, endsAt: until }];
  });
}
