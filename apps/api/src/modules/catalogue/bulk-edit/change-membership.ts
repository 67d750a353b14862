import { type BulkChange, validationTexts as t } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import { AppError } from "../../../core/app-error";
import { type Executor, queryFirst, queryRows } from "../../../db/executor";
import { findValueProblem, listAttributes, lockAttributesShared, toAttributeValue } from "../attributes";
import type { ProductRow } from "../products";
import type { ProductDiff } from "./change-types";

type Of<K extends BulkChange["kind"]> = Extract<BulkChange, { kind: K }>;

const refuse = (text: string) => new AppError("invalid_input", { errors: { change: text } });
const idsOf = (rows: readonly ProductRow[]) => sql`any(${sql.param(rows.map(({ id }) => id))}::text[])`;

/** Those of the rows that changed, with what changed of them. */
function changedOf(
  rows: readonly ProductRow[],
  found: readonly { id: string }[],
  before: object,
  after: object,
): ProductDiff[] {
  const ids = new Set(found.map(({ id }) => id));
  return rows
    .filter(({ id }) => ids.has(id))
    .map(({ id, name }) => ({ id, before: { name, ...before }, after: { name, ...after } }));
}

/** Puts products into a collection by hand, or takes them out of it. */
export async function changeCollection(
  tx: Executor,
  rows: readonly ProductRow[],
  { kind, collectionId }: Of<"collection-add" | "collection-remove">,
  at: Date,
): Promise<ProductDiff[]> {
  const collection = await queryFirst<{ name: string }>(
    tx,
    sql`select name from collections where id = ${collectionId} and rule is null for share`,
  );
  if (!collection) throw refuse(t.collectionGone);
  const found = await queryRows<{ id: string }>(
    tx,
    kind === "collection-add"
      ? sql`insert into collection_products (collection_id, product_id)
          select ${collectionId}, id from products where id = ${idsOf(rows)} on conflict do nothing
          returning product_id as id`
      : sql`delete from collection_products where collection_id = ${collectionId} and product_id = ${idsOf(rows)}
          returning product_id as id`,
  );
  await touch(tx, found, at);
  const [out, into] = [{}, { collections: collection.name }];
  return kind === "collection-add" ? changedOf(rows, found, out, into) : changedOf(rows, found, into, out);
}

/** Publishes products, or takes them back into drafts. */
export async function changePublishing(
  tx: Executor,
  rows: readonly ProductRow[],
  { published }: Of<"publish">,
  at: Date,
): Promise<ProductDiff[]> {
  const found = await queryRows<{ id: string }>(
    tx,
    sql`
    update products set published = ${published}, publish_at = null, version = version + 1,
      updated_at = ${at.toISOString()}::timestamptz
    where id = ${idsOf(rows)} and published <> ${published} returning id`,
  );
  return changedOf(rows, found, { published: !published }, { published });
}

/** Says the same of all products, or takes it back. */
export async function changeAttribute(
  tx: Executor,
  rows: readonly ProductRow[],
  { key, value: words }: Of<"attribute">,
  at: Date,
): Promise<ProductDiff[]> {
  const value = toAttributeValue(words);
  await lockAttributesShared(tx, "share");
  const attribute = (await listAttributes(tx)).find((known) => known.key === key);
  if (!attribute) throw refuse(t.attributeUnknown);
  const problem = value === null ? null : findValueProblem(attribute, value);
  if (problem) throw refuse(problem);
  const said = JSON.stringify({ [key]: value });
  const found = await queryRows<{ id: string }>(
    tx,
    sql`
    update products
    set attributes = nullif(jsonb_strip_nulls(coalesce(attributes, '{}') || ${said}::jsonb), '{}'),
      version = version + 1, updated_at = ${at.toISOString()}::timestamptz
    where id = ${idsOf(rows)}
      and coalesce(attributes -> ${key}, 'null'::jsonb) <> ${JSON.stringify(value)}::jsonb
    returning id`,
  );
  return changedOf(rows, found, {}, { [attribute.name]: value });
}

async function touch(tx: Executor, found: readonly { id: string }[], at: Date): Promise<void> {
  await tx.execute(sql`
    update products set updated_at = ${at.toISOString()}::timestamptz
    where id = any(${sql.param(found.map(({ id }) => id))}::text[])`);
}
