import { type BulkChange, validationTexts as t } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import { AppError } from "../../../core/app-error";
import { type Executor, queryFirst, queryRows } from "../../../db/executor";
import { findValueProblem, listAttributes, lockAttributes, toAttributeValue } from "../attributes";
import type { ProductRow } from "../products";
import type { ProductDiff } from "./change-types";

type ChangeOf<K extends BulkChange["kind"]> = Extract<BulkChange, { kind: K }>;

const invalidChange = (text: string) => new AppError("invalid_input", { errors: { change: text } });
const idsOf = (rows: readonly ProductRow[]) => sql`any(${sql.param(rows.map(({ id }) => id))}::text[])`;

/** Builds the audit diff of the rows that changed. */
function toDiffs(
  rows: readonly ProductRow[],
  changed: readonly { id: string }[],
  before: object,
  after: object,
): ProductDiff[] {
  const ids = new Set(changed.map(({ id }) => id));
  return rows
    .filter(({ id }) => ids.has(id))
    .map(({ id, name }) => ({ id, before: { name, ...before }, after: { name, ...after } }));
}

/** Adds products to a manual collection, or removes them from it. */
export async function changeCollection(
  tx: Executor,
  rows: readonly ProductRow[],
  { kind, collectionId }: ChangeOf<"collection-add" | "collection-remove">,
  at: Date,
): Promise<ProductDiff[]> {
  const collection = await queryFirst<{ name: string }>(
    tx,
    sql`select name from collections where id = ${collectionId} and rule is null for share`,
  );
  if (!collection) throw invalidChange(t.collectionUnavailable);
  const changed = await queryRows<{ id: string }>(
    tx,
    kind === "collection-add"
      ? sql`insert into collection_products (collection_id, product_id)
          select ${collectionId}, id from products where id = ${idsOf(rows)} on conflict do nothing
          returning product_id as id`
      : sql`delete from collection_products where collection_id = ${collectionId} and product_id = ${idsOf(rows)}
          returning product_id as id`,
  );
  await touch(tx, changed, at);
  const [outside, inside] = [{}, { collections: collection.name }];
  return kind === "collection-add"
    ? toDiffs(rows, changed, outside, inside)
    : toDiffs(rows, changed, inside, outside);
}

/** Publishes products, or makes them drafts. */
export async function changePublishing(
  tx: Executor,
  rows: readonly ProductRow[],
  { published }: ChangeOf<"publish">,
  at: Date,
): Promise<ProductDiff[]> {
  const changed = await queryRows<{ id: string }>(
    tx,
    sql`
    update products set published = ${published}, publish_at = null, version = version + 1,
      updated_at = ${at.toISOString()}::timestamptz
    where id = ${idsOf(rows)} and published <> ${published} returning id`,
  );
  return toDiffs(rows, changed, { published: !published }, { published });
}

/** Sets an attribute of all products to one value, or removes it. */
export async function changeAttribute(
  tx: Executor,
  rows: readonly ProductRow[],
  { key, value: input }: ChangeOf<"attribute">,
  at: Date,
): Promise<ProductDiff[]> {
  const value = toAttributeValue(input);
  await lockAttributes(tx, "shared");
  const attribute = (await listAttributes(tx)).find((candidate) => candidate.key === key);
  if (!attribute) throw invalidChange(t.attributeUnknown);
  const problem = value === null ? null : findValueProblem(attribute, value);
  if (problem) throw invalidChange(problem);
  const patch = JSON.stringify({ [key]: value });
  const changed = await queryRows<{ id: string }>(
    tx,
    sql`
    update products
    set attributes = nullif(jsonb_strip_nulls(coalesce(attributes, '{}') || ${patch}::jsonb), '{}'),
      version = version + 1, updated_at = ${at.toISOString()}::timestamptz
    where id = ${idsOf(rows)}
      and coalesce(attributes -> ${key}, 'null'::jsonb) <> ${JSON.stringify(value)}::jsonb
    returning id`,
  );
  return toDiffs(rows, changed, {}, { [attribute.name]: value });
}

async function touch(tx: Executor, changed: readonly { id: string }[], at: Date): Promise<void> {
  await tx.execute(sql`
    update products set updated_at = ${at.toISOString()}::timestamptz
    where id = any(${sql.param(changed.map(({ id }) => id))}::text[])`);
}
