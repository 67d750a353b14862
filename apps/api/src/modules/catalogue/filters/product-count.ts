import type { Category } from "@larkwood/contract";
import { eq, type SQL, sql } from "drizzle-orm";
import { type Executor, queryFirst } from "../../../db/executor";
import { catalogueCounts, products } from "../../../db/schema";

const COUNTED_UP_TO = 1_000;
// An expectation of so many is not a few by mistake.
const SURELY_MANY = 2 * COUNTED_UP_TO;

/** Number of products, all or of a category, kept by the database as products come and go. */
export async function countByCategory(db: Executor, category: Category | undefined): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`coalesce(sum(${catalogueCounts.products}), 0)::int` })
    .from(catalogueCounts)
    .where(category ? eq(catalogueCounts.category, category) : undefined);
  return row?.total ?? 0;
}

/** How many hits; beyond a thousand what the query planner expects. */
export interface HitCount {
  total: number;
  isExact: boolean;
  /** Nobody has looked whether there are any. */
  isGuess: boolean;
}

/** How far the planner may be believed: that there are many, only what is then seen, or not at all. */
export type Trust = "surely" | "if seen" | "never";

/** Counts, unless the planner's expectation may be trusted and is of many. */
export async function countHits(
  db: Executor,
  condition: SQL | undefined,
  trust: Trust = "never",
): Promise<HitCount> {
  const expected = trust === "never" ? 0 : await expectHits(db, condition);
  if (expected > SURELY_MANY) return { total: expected, isExact: false, isGuess: trust === "if seen" };
  // Few are counted while they are read.
  if (trust === "if seen" && expected <= COUNTED_UP_TO)
    return { total: expected, isExact: true, isGuess: true };
  const row = await queryFirst<{ total: number }>(
    db,
    sql`
    select count(*)::int as total
    from (select 1 from ${products} where ${condition ?? sql`true`} limit ${COUNTED_UP_TO + 1}) as hits`,
  );
  const total = row?.total ?? 0;
  if (total <= COUNTED_UP_TO) return { total, isExact: true, isGuess: false };
  const most = Math.max(total, expected || (await expectHits(db, condition)));
  return { total: most, isExact: false, isGuess: false };
}

async function expectHits(db: Executor, condition: SQL | undefined): Promise<number> {
  const row = await queryFirst<{ "QUERY PLAN": { Plan: { "Plan Rows": number } }[] }>(
    db,
    sql`explain (format json) select 1 from ${products} where ${condition ?? sql`true`}`,
  );
  return row?.["QUERY PLAN"][0]?.Plan["Plan Rows"] ?? 0;
}
