import * as z from "zod";
import { reviewFormSchema, reviewReplyFormSchema, reviewStateFormSchema } from "../forms/review-forms";
import { idSchema } from "../models/id";
import { adminReviewSchema, ownReviewSchema, reviewSchema, reviewStateSchema } from "../models/review";
import { defineEndpoint } from "./define";
import { imageFileSchema } from "./image-file";
import { idempotencyKey, paging, queryText } from "./query";

const tag = "reviews";
const params = z.object({ id: idSchema });

export const REVIEW_SORTS = ["newest", "helpful", "highest", "lowest"] as const;
export type ReviewSort = (typeof REVIEW_SORTS)[number];

export const reviewsQuerySchema = z.object({
  sort: z.enum(REVIEW_SORTS).optional(),
  stars: z.coerce.number<number | string>().int().min(1).max(5).optional(),
  ...paging,
});

export const adminReviewsQuerySchema = z.object({
  state: reviewStateSchema.optional(),
  /** Part of a title, a text, an author or a product's name. */
  search: queryText,
  ...paging,
});

/** Reviews of products; not available in showroom mode, or while reviews are off. */
export const reviewEndpoints = {
  listReviews: defineEndpoint({
    method: "GET",
    path: "/products/:id/reviews",
    summary: "List the published reviews of a product, newest first",
    tag,
    access: "anyone",
    params,
    query: reviewsQuerySchema,
    reply: z.array(reviewSchema),
    errors: ["not_found"],
  }),
  createReview: defineEndpoint({
    method: "POST",
    path: "/products/:id/reviews",
    summary: "Review a product that was delivered to me, once for each order",
    tag,
    access: "user",
    peopleOnly: true,
    params,
    headers: idempotencyKey,
    body: reviewFormSchema,
    status: 201,
    reply: ownReviewSchema,
    errors: ["not_found", "review_not_possible", "idempotency_mismatch"],
  }),
  uploadReviewPicture: defineEndpoint({
    method: "POST",
    path: "/products/:id/reviews/photos",
    summary:
      "Upload a picture (field `file`: JPEG, PNG, WebP or AVIF) for my review of a product that was delivered to me",
    tag,
    access: "user",
    peopleOnly: true,
    params,
    bodyType: "multipart/form-data",
    body: imageFileSchema,
    status: 201,
    reply: z.object({ imageUrl: z.string() }),
    errors: ["not_found", "review_not_possible", "too_large", "unsupported_media"],
  }),
  getOwnReviews: defineEndpoint({
    method: "GET",
    path: "/products/:id/own-reviews",
    summary: "Get my reviews of a product, and whether I can write one",
    tag,
    access: "user",
    peopleOnly: true,
    params,
    reply: z.object({ canReview: z.boolean(), reviews: z.array(ownReviewSchema) }),
  }),
  deleteReview: defineEndpoint({
    method: "DELETE",
    path: "/reviews/:id",
    summary: "Delete my review",
    tag,
    access: "user",
    peopleOnly: true,
    params,
    status: 204,
    errors: ["not_found"],
  }),
  voteForReview: defineEndpoint({
    method: "PUT",
    path: "/reviews/:id/vote",
    summary: "Mark the review of another customer as helpful",
    tag,
    access: "user",
    peopleOnly: true,
    params,
    reply: z.object({ helpful: z.int().nonnegative() }),
    errors: ["not_found"],
  }),
  removeReviewVote: defineEndpoint({
    method: "DELETE",
    path: "/reviews/:id/vote",
    summary: "Take back my vote for a review",
    tag,
    access: "user",
    peopleOnly: true,
    params,
    reply: z.object({ helpful: z.int().nonnegative() }),
    errors: ["not_found"],
  }),
  listAdminReviews: defineEndpoint({
    method: "GET",
    path: "/admin/reviews",
    summary: "List the reviews of all products, newest first",
    tag,
    access: { can: "customers.read" },
    query: adminReviewsQuerySchema,
    reply: z.array(adminReviewSchema),
  }),
  setReviewState: defineEndpoint({
    method: "PUT",
    path: "/admin/reviews/:id",
    summary: "Publish or reject a review",
    tag,
    access: { can: "customers.write" },
    params,
    body: reviewStateFormSchema,
    reply: adminReviewSchema,
    errors: ["not_found"],
  }),
  replyToReview: defineEndpoint({
    method: "PUT",
    path: "/admin/reviews/:id/reply",
    summary: "Answer a review in public; an empty text removes the answer",
    tag,
    access: { can: "customers.write" },
    params,
    body: reviewReplyFormSchema,
    reply: adminReviewSchema,
    errors: ["not_found"],
  }),
};
