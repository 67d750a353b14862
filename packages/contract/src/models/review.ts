import * as z from "zod";
import { idSchema } from "./id";
import { readableWith } from "./readable-with";

export const REVIEW_STATES = ["pending", "published", "rejected"] as const;
export const reviewStateSchema = z.enum(REVIEW_STATES);
z.globalRegistry.add(reviewStateSchema, { id: "ReviewState" });
export type ReviewState = z.infer<typeof reviewStateSchema>;

export const starsSchema = z.int().min(1).max(5);

/** A published review of a product. */
export const reviewSchema = z.object({
  id: idSchema,
  /** First name and initial of the customer. */
  author: z.string(),
  stars: starsSchema,
  title: z.string(),
  text: z.string(),
  /** Addresses of the customer's pictures. */
  photos: z.array(z.string()),
  createdAt: z.iso.datetime(),
  /** Number of customers who found it helpful. */
  helpful: z.int().nonnegative(),
  /** The shop's answer; null if there is none. */
  reply: z.object({ text: z.string(), createdAt: z.iso.datetime() }).nullable(),
});
z.globalRegistry.add(reviewSchema, { id: "Review" });
export type Review = z.infer<typeof reviewSchema>;

/** A review as its author sees it. */
export const ownReviewSchema = reviewSchema.extend({ productId: idSchema, state: reviewStateSchema });
z.globalRegistry.add(ownReviewSchema, { id: "OwnReview" });
export type OwnReview = z.infer<typeof ownReviewSchema>;

/** A review as staff see it. */
export const adminReviewSchema = ownReviewSchema.extend({
  productName: z.string(),
  /** Number of the order with the product; null if the order was deleted. */
  orderNumber: z.int().nullable(),
});
z.globalRegistry.add(adminReviewSchema, { id: "AdminReview" });
export type AdminReview = z.infer<typeof adminReviewSchema>;
readableWith.add(adminReviewSchema, { permission: "customers.read" });

/** Published reviews of a product in figures. */
export const ratingSchema = z.object({
  average: z.number().min(1).max(5),
  count: z.int().positive(),
  /** Detail only: reviews with one to five stars. */
  stars: z.array(z.int().nonnegative()).length(5).optional(),
});
z.globalRegistry.add(ratingSchema, { id: "Rating" });
export type Rating = z.infer<typeof ratingSchema>;
