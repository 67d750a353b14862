import { type BulkChange, type Category, validationTexts as t } from "@larkwood/contract";
import { fromCents } from "@larkwood/domain";
import { sql } from "drizzle-orm";
import { AppError } from "../../../core/app-error";
import { type Executor, queryRows } from "../../../db/executor";
import { findValueProblem, listAttributes, lockAttributesShared } from "../attributes";
import { endSales } from "../prices";
import type { ProductRow } from "../products";
import { lockProducts, readPrices, updateCategories, writePrices } from "./bulk.repo";
import { changeCollection } from "./change-membership";
import { restoreSales } from "./change-sales";
import { setQuantities } from "./change-stock";
import type { ChangeOrigin, ProductDiff } from "./change-types";

/** A product with how it was before a change. */
export interface UndoSnapshot {
  row: ProductRow;
  before: unknown;
}

/** Makes products again what they were before a change, each as far as that change went. */
export async function revertProducts(
  tx: Executor,
  given: readonly UndoSnapshot[],
  change: BulkChange,
  word: ChangeOrigin,
): Promise<ProductDiff[]> {
  const rows = given.map(({ row }) => row);
  switch (change.kind) {
    case "price-set":
    case "price-percent":
    case "price-add":
      return takeBackPrices(tx, given, word.at);
    case "category":
      return takeBackCategory(tx, given, word.at);
    case "publish":
      return takeBackPublishing(tx, given, word.at);
    case "attribute":
      return takeBackAttribute(tx, given, change.key, word.at);
    case "collection-add":
      return changeCollection(tx, rows, { ...change, kind: "collection-remove" }, word.at);
    case "collection-remove":
      return changeCollection(tx, rows, { ...change, kind: "collection-add" }, word.at);
    case "stock-set":
    case "stock-add":
      return takeBackStock(tx, given, change, word);
    case "sale":
    case "sale-end":
      return restoreSales(tx, given, word.at);
  }
}

const told = (
  given: readonly UndoSnapshot[],
  before: object,
  after: (before: never) => object,
): ProductDiff[] =>
  given.map(({ row: { id, name }, before: was }) => ({
    id,
    before: { name, ...before },
    after: { name, ...after(was as never) },
  }));

/** Regular prices first: what was on sale then begins again from them, as far as it is not over. */
async function takeBackPrices(
  tx: Executor,
  given: readonly UndoSnapshot[],
  at: Date,
): Promise<ProductDiff[]> {
  const were = new Map(given.flatMap(({ before }) => Object.entries(pricesIn(before))));
  const ids = given.map(({ row }) => row.id);
  await endSales(tx, ids, "all");
  const prices = (await readPrices(tx, ids)).flatMap((one) => {
    const priceCents = were.get(one.id);
    return priceCents === undefined ? [] : [{ ...one, priceCents }];
  });
  await writePrices(tx, prices, at);
  await restoreSales(tx, given, at);
  const after = new Map((await lockProducts(tx, ids)).map((row) => [row.id, row]));
  return given.map(({ row: { id, name, priceCents } }) => ({
    id,
    before: { name, price: fromCents(priceCents) },
    after: { name, price: fromCents(after.get(id)?.priceCents ?? priceCents) },
  }));
}

function pricesIn(before: unknown): Record<string, number> {
  const { prices } = before as { prices?: Record<string, number> };
  if (prices) return prices;
  const text = "An earlier version of the shop made this change and did not record every price.";
  throw new AppError("invalid_input", { errors: { change: text } });
}

async function takeBackCategory(
  tx: Executor,
  given: readonly UndoSnapshot[],
  at: Date,
): Promise<ProductDiff[]> {
  const changes = given.map(({ row: { id }, before }) => ({
    id,
    category: (before as { category: Category }).category,
  }));
  await updateCategories(tx, changes, at);
  return given.map(({ row: { id, name, category }, before }) => ({
    id,
    before: { name, category },
    after: { name, category: (before as { category: Category }).category },
  }));
}

async function takeBackPublishing(
  tx: Executor,
  given: readonly UndoSnapshot[],
  at: Date,
): Promise<ProductDiff[]> {
  await tx.execute(sql`
    update products set published = (was.before ->> 'published')::boolean,
      publish_at = (was.before ->> 'publishAt')::timestamptz, version = version + 1,
      updated_at = ${at.toISOString()}::timestamptz
    from ${rowsFrom(given)} where products.id = was.id`);
  return told(given, {}, ({ published }: { published: boolean }) => ({ published }));
}

async function takeBackAttribute(
  tx: Executor,
  given: readonly UndoSnapshot[],
  key: string,
  at: Date,
): Promise<ProductDiff[]> {
  await lockAttributesShared(tx, "share");
  const attribute = (await listAttributes(tx)).find((known) => known.key === key);
  // What it was may mean nothing any more: an attribute can become another type, or go.
  const sound = given.filter(({ before }) => {
    const { value } = before as { value: Parameters<typeof findValueProblem>[1] | null };
    return attribute && (value === null || findValueProblem(attribute, value) === null);
  });
  if (!attribute || sound.length < given.length)
    throw new AppError("invalid_input", { errors: { change: t.attributeUnknown } });
  await tx.execute(sql`
    update products
    set attributes = nullif(
        jsonb_strip_nulls(coalesce(attributes, '{}') || jsonb_build_object(${key}::text, was.before -> 'value')), '{}'),
      version = version + 1, updated_at = ${at.toISOString()}::timestamptz
    from ${rowsFrom(given)} where products.id = was.id`);
  return told(given, {}, ({ value }: { value: unknown }) => ({ [attribute.name]: value }));
}

/** By what the change has added or taken: pieces that were sold since stay sold. */
function takeBackStock(
  tx: Executor,
  given: readonly UndoSnapshot[],
  change: Extract<BulkChange, { kind: "stock-set" | "stock-add" }>,
  word: ChangeOrigin,
): Promise<ProductDiff[]> {
  const were = new Map(given.flatMap(({ before }) => Object.entries(before as Record<string, number>)));
  const rows = given.map(({ row }) => row);
  return setQuantities(
    tx,
    rows,
    ({ id, quantity }) => {
      const was = were.get(id);
      // Of a variant that came since the change knows nothing.
      if (was === undefined) return quantity;
      const added = change.kind === "stock-set" ? change.amount - was : change.amount;
      return Math.max(0, quantity - added);
    },
    word,
  );
}

const rowsFrom = (given: readonly UndoSnapshot[]) => sql`unnest(
  ${sql.param(given.map(({ row }) => row.id))}::text[],
  ${sql.param(given.map(({ before }) => JSON.stringify(before)))}::jsonb[]) as was (id, before)`;

/** What is remembered of the products of a change, some after others. */
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
