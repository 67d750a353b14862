import * as z from "zod";
import { LIMITS } from "../constants";
import { freeText, line, paragraph } from "../fields";
import { reviewStateSchema } from "../models/review";
import { validationTexts as t } from "../validation-texts";

const LINK = /:\/\/|\bwww\.|\.(?:com|net|org|info|biz|shop|store|online|site|xyz|io|ru|cn|top)\b/iu;
const UPLOADED = /^(?:https?:\/\/[^/\s]{1,253})?\/images\/uploads\/[0-9a-f]{32}_1280\.webp$/;
const EMAIL_ADDRESS = /[^\s@]@[^\s@]/u;

/** Links and email addresses are advertisements, or someone's personal data. */
export const hasNoContact = (text: string) => !LINK.test(text) && !EMAIL_ADDRESS.test(text);

/** A customer's review of a product. */
export const reviewFormSchema = z.strictObject({
  stars: z.int(t.starsRequired).min(1, t.starsRequired).max(5, t.starsRequired),
  title: line(100).refine(hasNoContact, { error: t.contactInReview }),
  text: paragraph(10, t.reviewMin, 3_000).refine(hasNoContact, { error: t.contactInReview }),
  /** Addresses of pictures that were uploaded for the review. */
  photos: z.array(z.string().regex(UPLOADED)).max(LIMITS.reviewPictures).optional(),
});
z.globalRegistry.add(reviewFormSchema, { id: "ReviewForm" });
export type ReviewForm = z.infer<typeof reviewFormSchema>;

export const reviewStateFormSchema = z.strictObject({ state: reviewStateSchema });
z.globalRegistry.add(reviewStateFormSchema, { id: "ReviewStateForm" });

/** The shop's answer; an empty text removes it. */
export const reviewReplyFormSchema = z.strictObject({ text: freeText(2_000) });
z.globalRegistry.add(reviewReplyFormSchema, { id: "ReviewReplyForm" });
