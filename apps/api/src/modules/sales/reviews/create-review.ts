import { hasNoContact, type OwnReview, type ReviewForm } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import type { Actor } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { newId } from "../../../core/ids";
import { executeUpdate } from "../../../db/executor";
import { toImageUrl } from "../../catalogue/products";
import { lockCaller } from "../../identity/sessions";
import { withIdempotencyKey } from "../../platform/idempotency";
import type { SalesContext } from "../context";
import { findPurchase, type Purchase } from "./find-purchase";
import { findReview, toOwnReview } from "./review.repo";
import { insertPictures } from "./review-pictures";

interface ReviewInput {
  productId: string;
  form: ReviewForm;
  key: string | undefined;
}

/** Stores a customer's review of a product that was delivered to them. */
export async function createReview(
  context: SalesContext,
  { productId, form, key }: ReviewInput,
  { caller, origin }: Pick<Actor, "caller" | "origin">,
): Promise<OwnReview> {
  const { db, clock, settings, catalogueChanges } = context;
  const now = clock();
  const id = newId(now);
  const state = settings.current.reviews === "direct" ? "published" : "pending";
  const keyed = { userId: caller.userId, key, request: { productId, form }, resourceId: id };
  const stored = await withIdempotencyKey(context, keyed, async (tx, { claimed }) => {
    await claimed;
    await lockCaller(tx, caller);
    const purchase = await findPurchase(tx, productId, caller.userId);
    const inserted = await executeUpdate(
      tx,
      sql`
      INSERT INTO reviews (id, product_id, order_id, user_id, author, stars, title, text, state, created_at)
      VALUES (${id}, ${productId}, ${purchase.orderId}, ${caller.userId}, ${authorName(purchase)}, ${form.stars},
        ${form.title}, ${form.text}, ${state}, ${now.toISOString()})
      ON CONFLICT DO NOTHING`,
    );
    // A concurrent request has reviewed the same purchase.
    if (inserted === 0) throw new AppError("review_not_possible");
    await insertPictures(tx, id, form.photos ?? []);
  });
  if (stored.isNew && state === "published") catalogueChanges.invalidate([productId]);
  const review = await findReview(db, stored.isNew ? id : (stored.resourceId ?? ""));
  if (!review) throw new AppError("not_found");
  return toOwnReview(review, toImageUrl(origin));
}

/** First name and initial, so that a review does not name its author to everyone. A link as a name is an advertisement. */
function authorName({ firstName, lastName }: Purchase): string {
  if (!hasNoContact(firstName)) return "A customer";
  const [initial] = lastName;
  return initial ? `${firstName} ${initial}.` : firstName;
}
