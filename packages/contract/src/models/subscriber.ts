import * as z from "zod";

/** Somebody who gets the newsletter. */
export const subscriberSchema = z.object({
  email: z.string(),
  createdAt: z.iso.datetime(),
});
export type Subscriber = z.infer<typeof subscriberSchema>;
