import type { Attribute } from "@larkwood/contract";
import { asc, eq, sql } from "drizzle-orm";
import { ADVISORY_LOCKS } from "../../../db/advisory-locks";
import { type Executor, executeUpdate, queryRows } from "../../../db/executor";
import { attributes } from "../../../db/schema";

/** All attributes in the order in which they are shown. */
export function listAttributes(db: Executor): Promise<Attribute[]> {
  return db.select().from(attributes).orderBy(asc(attributes.position), asc(attributes.key));
}

/** The attribute, locked until the transaction ends. */
export async function lockAttribute(db: Executor, key: string): Promise<Attribute | null> {
  const [row] = await db.select().from(attributes).where(eq(attributes.key, key)).for("update");
  return row ?? null;
}

/**
 * Holds the attributes as they are until the transaction ends: whoever says something of a product shares it, whoever
 * changes an attribute has it alone.
 */
export async function lockAttributesShared(db: Executor, mode: "share" | "alone"): Promise<void> {
  await db.execute(
    mode === "share"
      ? sql`select pg_advisory_xact_lock_shared(${ADVISORY_LOCKS.attributes})`
      : sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.attributes})`,
  );
}

/** The values that products have of an attribute, each once; a handful is enough to tell. */
export async function valuesInUse(db: Executor, key: string): Promise<string[]> {
  const rows = await queryRows<{ value: string }>(
    db,
    sql`
    select distinct word as value
    from products cross join lateral jsonb_array_elements_text(
      case jsonb_typeof(products.attributes -> ${key}::text) when 'array' then products.attributes -> ${key}::text
      else jsonb_build_array(products.attributes -> ${key}::text) end) as word
    where products.attributes ? ${key}::text limit 1000`,
  );
  return rows.map(({ value }) => value);
}

export async function writeAttribute(db: Executor, attribute: Attribute): Promise<void> {
  const { key: _, ...rest } = attribute;
  await db.insert(attributes).values(attribute).onConflictDoUpdate({ target: attributes.key, set: rest });
}

export async function removeAttribute(db: Executor, key: string): Promise<number> {
  return executeUpdate(db, sql`delete from attributes where key = ${key}`);
}
