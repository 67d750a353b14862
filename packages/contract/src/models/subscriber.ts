import * as z from "zod";
import { readableWith } from "./readable-with";

/** A newsletter subscriber. */
export const subscriberSchema = z.object({
  email: z.string(),
  createdAt: z.iso.datetime(),
});
z.globalRegistry.add(subscriberSchema, { id: "Subscriber" });
export type Subscriber = z.infer<typeof subscriberSchema>;
readableWith.add(subscriberSchema, { permission: "customers.read" });
