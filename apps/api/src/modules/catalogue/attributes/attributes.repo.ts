import type { Attribute } from "@larkwood/contract";
import { asc, eq, sql } from "drizzle-orm";
import { ADVISORY_LOCKS } from "../../../db/advisory-locks";
import { type Executor, executeUpdate, queryRows } from "../../../db/executor";
import { attributes } from "../../../db/schema";

/** Lists all attributes in display order. */
export function listAttributes(db: Executor): Promise<Attribute[]> {
  return db.select().from(attributes).orderBy(asc(attributes.position), asc(attributes.key));
}

/** Locks an attribute until the transaction ends. */
export async function lockAttribute(db: Executor, key: string): Promise<Attribute | null> {
  const [row] = await db.select().from(attributes).where(eq(attributes.key, key)).for("update");
  return row ?? null;
}

/** Locks all attributes until the transaction ends: shared to write product values, exclusive to change an attribute. */
export async function lockAttributes(db: Executor, mode: "shared" | "exclusive"): Promise<void> {
  await db.execute(
    mode === "shared"
      ? sql`select pg_advisory_xact_lock_shared(${ADVISORY_LOCKS.attributes})`
      : sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.attributes})`,
  );
}

/** Distinct values of an attribute among all products and variants, at most 1,000. */
export async function valuesInUse(db: Executor, key: string): Promise<string[]> {
  const rows = await queryRows<{ value: string }>(
    db,
    sql`
    select distinct element as value
    from (
      select attributes -> ${key}::text as stored from products where attributes ? ${key}::text
      union all select attributes -> ${key}::text from variants where attributes ? ${key}::text
    ) as owners cross join lateral jsonb_array_elements_text(
      case jsonb_typeof(stored) when 'array' then stored else jsonb_build_array(stored) end) as element
    limit 1000`,
  );
  return rows.map(({ value }) => value);
}

export async function writeAttribute(db: Executor, attribute: Attribute): Promise<void> {
  const { key: _, ...fields } = attribute;
  await db.insert(attributes).values(attribute).onConflictDoUpdate({ target: attributes.key, set: fields });
}

export async function removeAttribute(db: Executor, key: string): Promise<number> {
  return executeUpdate(db, sql`delete from attributes where key = ${key}`);
}
