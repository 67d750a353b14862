import * as z from "zod";

/** A newsletter subscriber. */
export const subscriberSchema = z.object({
  email: z.string(),
  createdAt: z.iso.datetime(),
});
export type Subscriber = z.infer<typeof subscriberSchema>;
