import type { AdminCollection, Collection, CollectionForm } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import { AppError } from "../../../core/app-error";
import { type Executor, executeUpdate, queryFirst, queryRows } from "../../../db/executor";

/** A collection as stored, without its product count. */
export type StoredCollection = Omit<AdminCollection, "products">;

const columns = sql`id, slug, name, description, rule, position, version`;
const LAST_POSITION = 1_000;

/** All collections in display order. */
export function listStoredCollections(db: Executor): Promise<StoredCollection[]> {
  return queryRows<StoredCollection>(db, sql`select ${columns} from collections order by position, name, id`);
}

/** The fields that shoppers see, in display order. */
export function listCollections(db: Executor): Promise<Collection[]> {
  return queryRows<Collection>(
    db,
    sql`select id, slug, name, description from collections order by position, name, id`,
  );
}

export async function findCollection(db: Executor, id: string): Promise<StoredCollection | null> {
  return (
    (await queryFirst<StoredCollection>(db, sql`select ${columns} from collections where id = ${id}`)) ?? null
  );
}

/** Locks a collection until the transaction ends. */
export async function lockCollection(db: Executor, id: string): Promise<StoredCollection> {
  const row = await queryFirst<StoredCollection>(
    db,
    sql`select ${columns} from collections where id = ${id} for update`,
  );
  if (!row) throw new AppError("not_found");
  return row;
}

/** Inserts or updates a collection. */
export async function writeCollection(
  db: Executor,
  id: string,
  { slug, name, description, rule, position = LAST_POSITION }: CollectionForm,
): Promise<StoredCollection> {
  const stored = rule === null ? null : JSON.stringify(rule);
  const row = await queryFirst<StoredCollection>(
    db,
    sql`
    insert into collections (id, slug, name, description, rule, position)
    values (${id}, ${slug}, ${name}, ${description}, ${stored}::jsonb, ${position})
    on conflict (id) do update set slug = excluded.slug, name = excluded.name, description = excluded.description,
      rule = excluded.rule, position = excluded.position, version = collections.version + 1
    returning ${columns}`,
  );
  if (!row) throw new Error("insert returned no row");
  return row;
}

export async function deleteCollectionRow(db: Executor, id: string): Promise<void> {
  await executeUpdate(db, sql`delete from collections where id = ${id}`);
}

/** Ids of the manual collections of a product. */
export async function findCollectionIds(db: Executor, productId: string): Promise<string[]> {
  const rows = await queryRows<{ id: string }>(
    db,
    sql`select collection_id as id from collection_products where product_id = ${productId} order by 1`,
  );
  return rows.map(({ id }) => id);
}

/** Replaces the manual collections of a product. Returns how many of the ids exist. */
export async function replaceCollections(
  db: Executor,
  productId: string,
  ids: readonly string[],
): Promise<number> {
  await db.execute(sql`delete from collection_products where product_id = ${productId}`);
  return executeUpdate(
    db,
    sql`
    insert into collection_products (collection_id, product_id)
    select id, ${productId} from collections where id = any(${sql.param(ids)}::text[]) and rule is null`,
  );
}
