import { sql } from "drizzle-orm";
import { type Executor, executeUpdate } from "../../../db/executor";

/** Counts the uses of one account together with those of another, whose orders move to it. */
export async function movePromotionUses(
  tx: Executor,
  { from, into }: { from: string; into: string },
): Promise<void> {
  await executeUpdate(
    tx,
    sql`
    INSERT INTO promotion_uses AS mine (promotion_id, user_id, uses)
    SELECT promotion_id, ${into}, uses FROM promotion_uses WHERE user_id = ${from} ORDER BY promotion_id
    ON CONFLICT (promotion_id, user_id) DO UPDATE SET uses = mine.uses + excluded.uses`,
  );
}
