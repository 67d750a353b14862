import { sql } from "drizzle-orm";
import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { queryFirst } from "../../../db/executor";
import { inTransaction } from "../../../db/transaction";
import { lockCaller } from "../../identity/sessions";
import type { SalesContext } from "../context";

/** Adds or removes the caller's vote for the review of another customer. Returns the number of votes. */
export async function voteForReview(
  { db }: SalesContext,
  { id, isHelpful }: { id: string; isHelpful: boolean },
  { caller }: Pick<Actor, "caller">,
): Promise<{ helpful: number }> {
  const { userId } = caller;
  return inTransaction(db, async (tx) => {
    await lockCaller(tx, caller);
    const review = await queryFirst(
      tx,
      sql`
      SELECT FROM reviews WHERE id = ${id} AND state = 'published' AND user_id <> ${userId} FOR NO KEY UPDATE`,
    );
    if (!review) throw new AppError("not_found");
    await tx.execute(
      isHelpful
        ? sql`INSERT INTO review_votes (review_id, user_id) VALUES (${id}, ${userId}) ON CONFLICT DO NOTHING`
        : sql`DELETE FROM review_votes WHERE review_id = ${id} AND user_id = ${userId}`,
    );
    const votes = await queryFirst<{ helpful: number }>(
      tx,
      sql`SELECT helpful FROM reviews WHERE id = ${id}`,
    );
    return { helpful: votes?.helpful ?? 0 };
  });
}
