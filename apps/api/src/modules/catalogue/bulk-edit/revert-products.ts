import { type BulkChange, type Category, validationTexts as t } from "@larkwood/contract";
import { fromCents } from "@larkwood/domain";
import { sql } from "drizzle-orm";
import { AppError } from "../../../core/app-error";
import { type Executor, queryRows } from "../../../db/executor";
import { findValueProblem, listAttributes, lockAttributes } from "../attributes";
import { endSales, writePrices } from "../prices";
import type { ProductRow } from "../products";
import { lockProducts, readPrices, updateCategories } from "./bulk.repo";
import { changeCollection } from "./change-membership";
import { restoreSales } from "./change-sales";
import { setQuantities } from "./change-stock";
import type { ChangeOrigin, ProductDiff } from "./change-types";

/** A product and its state before a change. */
export interface UndoSnapshot {
  row: ProductRow;
  before: unknown;
}

/** Restores the fields that a change has altered. */
export async function revertProducts(
  tx: Executor,
  snapshots: readonly UndoSnapshot[],
  change: BulkChange,
  origin: ChangeOrigin,
): Promise<ProductDiff[]> {
  const rows = snapshots.map(({ row }) => row);
  switch (change.kind) {
    case "price-set":
    case "price-percent":
    case "price-add":
      return revertPrices(tx, snapshots, origin.at);
    case "category":
      return revertCategory(tx, snapshots, origin.at);
    case "publish":
      return revertPublishing(tx, snapshots, origin.at);
    case "attribute":
      return revertAttribute(tx, snapshots, change.key, origin.at);
    case "collection-add":
      return changeCollection(tx, rows, { ...change, kind: "collection-remove" }, origin.at);
    case "collection-remove":
      return changeCollection(tx, rows, { ...change, kind: "collection-add" }, origin.at);
    case "stock-set":
    case "stock-add":
      return revertStock(tx, snapshots, change, origin);
    case "sale":
    case "sale-end":
      return restoreSales(tx, snapshots, origin.at);
  }
}

const toDiffs = (
  snapshots: readonly UndoSnapshot[],
  before: object,
  after: (before: never) => object,
): ProductDiff[] =>
  snapshots.map(({ row: { id, name }, before: snapshot }) => ({
    id,
    before: { name, ...before },
    after: { name, ...after(snapshot as never) },
  }));

/** Restores regular prices first, then the sales that have not ended. */
async function revertPrices(
  tx: Executor,
  snapshots: readonly UndoSnapshot[],
  at: Date,
): Promise<ProductDiff[]> {
  const previous = new Map(snapshots.flatMap(({ before }) => Object.entries(pricesOf(before))));
  const ids = snapshots.map(({ row }) => row.id);
  await endSales(tx, ids, "all");
  const prices = (await readPrices(tx, ids)).flatMap((item) => {
    const priceCents = previous.get(item.id);
    return priceCents === undefined ? [] : [{ ...item, priceCents }];
  });
  await writePrices(tx, prices, at);
  await restoreSales(tx, snapshots, at);
  const after = new Map((await lockProducts(tx, ids)).map((row) => [row.id, row]));
  return snapshots.map(({ row: { id, name, priceCents } }) => ({
    id,
    before: { name, price: fromCents(priceCents) },
    after: { name, price: fromCents(after.get(id)?.priceCents ?? priceCents) },
  }));
}

function pricesOf(before: unknown): Record<string, number> {
  const { prices } = before as { prices?: Record<string, number> };
  if (prices) return prices;
  const text = "An earlier version of the shop made this change and did not record every price.";
  throw new AppError("invalid_input", { errors: { change: text } });
}

async function revertCategory(
  tx: Executor,
  snapshots: readonly UndoSnapshot[],
  at: Date,
): Promise<ProductDiff[]> {
  const changes = snapshots.map(({ row: { id }, before }) => ({
    id,
    category: (before as { category: Category }).category,
  }));
  await updateCategories(tx, changes, at);
  return snapshots.map(({ row: { id, name, category }, before }) => ({
    id,
    before: { name, category },
    after: { name, category: (before as { category: Category }).category },
  }));
}

async function revertPublishing(
  tx: Executor,
  snapshots: readonly UndoSnapshot[],
  at: Date,
): Promise<ProductDiff[]> {
  await tx.execute(sql`
    update products set published = (snapshot.before ->> 'published')::boolean,
      publish_at = (snapshot.before ->> 'publishAt')::timestamptz, version = version + 1,
      updated_at = ${at.toISOString()}::timestamptz
    from ${snapshotRows(snapshots)} where products.id = snapshot.id`);
  return toDiffs(snapshots, {}, ({ published }: { published: boolean }) => ({ published }));
}

async function revertAttribute(
  tx: Executor,
  snapshots: readonly UndoSnapshot[],
  key: string,
  at: Date,
): Promise<ProductDiff[]> {
  await lockAttributes(tx, "shared");
  const attribute = (await listAttributes(tx)).find((candidate) => candidate.key === key);
  // The attribute may have been deleted or got another type since.
  const valid = snapshots.filter(({ before }) => {
    const { value } = before as { value: Parameters<typeof findValueProblem>[1] | null };
    return attribute && (value === null || findValueProblem(attribute, value) === null);
  });
  if (!attribute || valid.length < snapshots.length)
    throw new AppError("invalid_input", { errors: { change: t.attributeUnknown } });
  await tx.execute(sql`
    update products
    set attributes = nullif(
        jsonb_strip_nulls(coalesce(attributes, '{}') || jsonb_build_object(${key}::text, snapshot.before -> 'value')), '{}'),
      version = version + 1, updated_at = ${at.toISOString()}::timestamptz
    from ${snapshotRows(snapshots)} where products.id = snapshot.id`);
  return toDiffs(snapshots, {}, ({ value }: { value: unknown }) => ({ [attribute.name]: value }));
}

/** Reverts the difference that the change made: items sold since stay sold. */
function revertStock(
  tx: Executor,
  snapshots: readonly UndoSnapshot[],
  change: Extract<BulkChange, { kind: "stock-set" | "stock-add" }>,
  origin: ChangeOrigin,
): Promise<ProductDiff[]> {
  const previous = new Map(
    snapshots.flatMap(({ before }) => Object.entries(before as Record<string, number>)),
  );
  const rows = snapshots.map(({ row }) => row);
  return setQuantities(
    tx,
    rows,
    ({ id, quantity }) => {
      const before = previous.get(id);
      // The variant was created after the change.
      if (before === undefined) return quantity;
      const added = change.kind === "stock-set" ? change.amount - before : change.amount;
      return Math.max(0, quantity - added);
    },
    origin,
  );
}

const snapshotRows = (snapshots: readonly UndoSnapshot[]) => sql`unnest(
  ${sql.param(snapshots.map(({ row }) => row.id))}::text[],
  ${sql.param(snapshots.map(({ before }) => JSON.stringify(before)))}::jsonb[]) as snapshot (id, before)`;

/** Reads the next snapshots of a change, in order of product ids. */
export function readUndoSnapshots(
  tx: Executor,
  jobId: string,
  after: string,
  count: number,
): Promise<{ id: string; before: unknown; version: number }[]> {
  return queryRows(
    tx,
    sql`
    select product_id as id, before, version from bulk_edit_snapshots
    where job_id = ${jobId}::bigint and product_id > ${after} order by product_id limit ${count}`,
  );
}
