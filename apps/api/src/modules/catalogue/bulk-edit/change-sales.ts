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
interface Shelf {
  ownerId: string;
  productId: string;
  priceCents: number;
}

/** Puts products and their variants on sale by percent, for a time, or ends what is on sale. */
export async function changeSales(
  tx: Executor,
  rows: readonly ProductRow[],
  change: Sale,
  { at, timeZone }: ChangeOrigin,
): Promise<ProductDiff[]> {
  const ids = rows.map(({ id }) => id);
  const among = sql`any(${sql.param(ids)}::text[])`;
  const had = await queryRows<{ id: string }>(
    tx,
    sql`select distinct product_id as id from sale_prices where product_id = ${among}`,
  );
  await endSales(tx, ids, "all");
  const sales = change.kind === "sale" ? await salesFor(tx, ids, change, { at, timeZone }) : [];
  for (let start = 0; start < sales.length; start += 1_000)
    await tx.insert(salePrices).values(sales.slice(start, start + 1_000));
  if (sales.length > 0) await startSales(tx, ids, at);
  const touched = new Set([...had.map(({ id }) => id), ...sales.map(({ productId }) => productId)]);
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

/** Puts in the place of what is on sale what was, as far as it is not over by now. */
export async function restoreSales(
  tx: Executor,
  given: readonly { row: ProductRow; before: unknown }[],
  at: Date,
): Promise<ProductDiff[]> {
  const ids = given.map(({ row }) => row.id);
  await endSales(tx, ids, "all");
  await tx.execute(sql`
    insert into sale_prices (owner_id, product_id, price_cents, starts_at, ends_at)
    select sale."ownerId", was.id, sale."priceCents", sale."startsAt", sale."endsAt"
    from unnest(${sql.param(ids)}::text[], ${sql.param(given.map(({ before }) => JSON.stringify(before)))}::jsonb[])
        as was (id, before),
      jsonb_to_recordset(was.before -> 'sales')
        as sale ("ownerId" text, "priceCents" integer, "startsAt" timestamptz, "endsAt" timestamptz)
    where (sale."endsAt" is null or sale."endsAt" > ${at.toISOString()}::timestamptz)
      and (sale."ownerId" = was.id or exists (select from variants where id = sale."ownerId"))`);
  await startSales(tx, ids, at);
  await tx
    .update(products)
    .set({ updatedAt: at })
    .where(sql`${products.id} = any(${sql.param(ids)}::text[])`);
  return given.map(({ row: { id, name, priceCents }, before }) => ({
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
    throw new AppError("invalid_input", { errors: { change: until <= at ? t.saleOver : t.saleEnd } });
  const shelf = await queryRows<Shelf>(
    tx,
    sql`
    select variants.id as "ownerId", product_id as "productId", price_cents as "priceCents"
    from variants where product_id = any(${sql.param(ids)}::text[])
    union all
    select id, id, price_cents from products where id = any(${sql.param(ids)}::text[]) and not has_variants`,
  );
  return shelf.flatMap(({ ownerId, productId, priceCents }) => {
    // What would cost less than $1 stays as it is: a sale of nothing is none.
    const cents = changedPriceCents(priceCents, { kind: "price-percent", amount: -percent });
    return cents === null || cents >= priceCents
      ? []
      : [{ ownerId, productId, priceCents: cents, startsAt: from, endsAt: until }];
  });
}
