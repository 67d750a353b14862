import { type SQL, sql } from "drizzle-orm";
import { products, variants } from "../../../db/schema";

/** Matches products that have a variant that meets the condition. OFFSET 0 makes the planner read only their own variants. */
export const hasVariant = (condition: SQL | undefined): SQL => sql`(${products.hasVariants} and exists (
  select from ${variants} where ${variants.productId} = ${products.id} and ${condition ?? sql`true`} offset 0))`;
