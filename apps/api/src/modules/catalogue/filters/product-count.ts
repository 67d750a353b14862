import type { Category } from "@larkwood/contract";
import { eq, type SQL, sql } from "drizzle-orm";
import { type Executor, queryFirst } from "../../../db/executor";
import { catalogueCounts, products } from "../../../db/schema";

const MAX_COUNTED = 1_000;
// The planner does not overestimate a small number by this much.
const CLEARLY_MANY = 2 * MAX_COUNTED;

/** Number of published products, in total or of a category, from a counter maintained by triggers. */
export async function countByCategory(db: Executor, category: Category | undefined): Promise<number> {
  const [row] = await db
    .select({ total: sql<number>`coalesce(sum(${catalogueCounts.products}), 0)::int` })
    .from(catalogueCounts)
    .where(category ? eq(catalogueCounts.category, category) : undefined);
  return row?.total ?? 0;
}

/** Number of hits; above a thousand it is the query planner's estimate. */
export interface HitCount {
  total: number;
  isExact: boolean;
  /** The total is an estimate only: no row was read. */
  isUnverified: boolean;
}

/** When to trust the planner's estimate: always, only if the page then shows enough hits, or never. */
export type PlannerTrust = "always" | "if-seen" | "never";

/** Counts hits, unless the planner's estimate is trusted and high. */
export async function countHits(
  db: Executor,
  condition: SQL | undefined,
  trust: PlannerTrust = "never",
): Promise<HitCount> {
  const estimated = trust === "never" ? 0 : await estimateHits(db, condition);
  if (estimated > CLEARLY_MANY)
    return { total: estimated, isExact: false, isUnverified: trust === "if-seen" };
  // Few hits are counted when the page is read.
  if (trust === "if-seen" && estimated <= MAX_COUNTED)
    return { total: estimated, isExact: true, isUnverified: true };
  const row = await queryFirst<{ total: number }>(
    db,
    sql`
    select count(*)::int as total
    from (select 1 from ${products} where ${condition ?? sql`true`} limit ${MAX_COUNTED + 1}) as hits`,
  );
  const total = row?.total ?? 0;
  if (total <= MAX_COUNTED) return { total, isExact: true, isUnverified: false };
  const atLeast = Math.max(total, estimated || (await estimateHits(db, condition)));
  return { total: atLeast, isExact: false, isUnverified: false };
}

async function estimateHits(db: Executor, condition: SQL | undefined): Promise<number> {
  const row = await queryFirst<{ "QUERY PLAN": { Plan: { "Plan Rows": number } }[] }>(
    db,
    sql`explain (format json) select 1 from ${products} where ${condition ?? sql`true`}`,
  );
  return row?.["QUERY PLAN"][0]?.Plan["Plan Rows"] ?? 0;
}
