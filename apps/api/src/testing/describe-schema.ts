import { type SQL, sql } from "drizzle-orm";
import { type Executor, queryRows } from "../db/executor";

/** Describes the whole schema, except the order of columns, as texts that can be compared. */
export async function describeSchema(db: Executor): Promise<Record<string, string[]>> {
  const described: Record<string, string[]> = {};
  for (const [kind, statement] of Object.entries(STATEMENTS)) {
    const rows = await queryRows<{ line: string }>(db, statement);
    described[kind] = rows.map(({ line }) => line).sort();
  }
  return described;
}

const inPublic = (column: string) => sql.raw(`${column} = 'public'::regnamespace`);

const STATEMENTS: Record<string, SQL> = {
  relations: sql`
    select concat_ws(' ', relkind, relname, reloptions) as line from pg_class
    where ${inPublic("relnamespace")} and relkind <> 'c'`,
  columns: sql`
    select concat_ws(' ', relname, attname, format_type(atttypid, atttypmod), collname, 'not null ' || attnotnull,
      'default ' || pg_get_expr(adbin, adrelid), 'generated ' || attgenerated::text, 'identity ' || attidentity::text,
      'statistics ' || attstattarget, 'storage ' || attstorage::text) as line
    from pg_attribute join pg_class on pg_class.oid = attrelid
    left join pg_collation on pg_collation.oid = attcollation
    left join pg_attrdef on adrelid = attrelid and adnum = attnum
    where ${inPublic("relnamespace")} and relkind in ('r', 'v') and attnum > 0 and not attisdropped`,
  constraints: sql`
    select concat_ws(' ', conrelid::regclass, contypid::regtype, conname, pg_get_constraintdef(oid), convalidated) as line
    from pg_constraint where ${inPublic("connamespace")}`,
  indexes: sql`select indexdef as line from pg_indexes where schemaname = 'public'`,
  triggers: sql`
    select concat_ws(' ', tgenabled, pg_get_triggerdef(pg_trigger.oid)) as line
    from pg_trigger join pg_class on pg_class.oid = tgrelid where ${inPublic("relnamespace")} and not tgisinternal`,
  functions: sql`select pg_get_functiondef(oid) as line from pg_proc where ${inPublic("pronamespace")}`,
  views: sql`select viewname || ' ' || definition as line from pg_views where schemaname = 'public'`,
  sequences: sql`
    select concat_ws(' ', sequencename, data_type, start_value, min_value, max_value, increment_by, cycle, cache_size) as line
    from pg_sequences where schemaname = 'public'`,
  types: sql`
    select concat_ws(' ', typname, typtype, typbasetype::regtype, collname) as line
    from pg_type left join pg_collation on pg_collation.oid = typcollation
    where ${inPublic("typnamespace")} and typtype = 'd'`,
};
