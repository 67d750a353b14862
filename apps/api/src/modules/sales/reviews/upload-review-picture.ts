import { sql } from "drizzle-orm";
import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { createKeyedMutex } from "../../../core/concurrency";
import { queryFirst } from "../../../db/executor";
import { storePicture } from "../../catalogue/images";
import type { SalesContext } from "../context";
import { findPurchase } from "./find-purchase";

const DAY_MS = 86_400_000;
// Enough for five reviews. Pictures that no review shows are removed after a day.
const MAX_PER_DAY = 20;

/** Stores the pictures of an account one after the other. Uploaded at once, all of them would be within the limit. */
const inTurnOfAccount = createKeyedMutex();

/** Stores a picture for a review that the caller may write, encoded again, without what the camera noted. */
export async function uploadReviewPicture(
  context: SalesContext,
  { productId, bytes }: { productId: string; bytes: Buffer },
  { caller: { userId }, origin }: Pick<Actor, "caller" | "origin">,
): Promise<{ imageUrl: string }> {
  await findPurchase(context.db, productId, userId);
  return inTurnOfAccount(userId, async () => {
    await assertWithinLimit(context, userId);
    return { imageUrl: origin + (await storePicture(context, bytes, userId)) };
  });
}

async function assertWithinLimit({ db, clock }: SalesContext, userId: string): Promise<void> {
  const since = new Date(clock().getTime() - DAY_MS).toISOString();
  const uploaded = await queryFirst<{ count: number }>(
    db,
    sql`
    SELECT count(*)::int AS count FROM images
    WHERE uploaded_by = ${userId} AND uploaded_at > ${since}::timestamptz`,
  );
  if ((uploaded?.count ?? 0) >= MAX_PER_DAY)
    throw new AppError("too_many_requests", {
      detail: "You've uploaded many pictures today. Try again tomorrow.",
    });
}
