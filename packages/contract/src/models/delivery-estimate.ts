import * as z from "zod";
import { ORDER_DELIVERY_KINDS } from "./shipping";

/** When an order of today would arrive with a shipping method, and its price. */
export const estimatedDeliverySchema = z.object({
  /** Name of the shipping method; null in a shop without shipping zones. */
  name: z.string().nullable(),
  /** Null if it is not known. */
  kind: z.enum(ORDER_DELIVERY_KINDS).nullable(),
  price: z.number().nonnegative(),
  /** First and last day, in the shop's time zone. */
  from: z.iso.date(),
  to: z.iso.date(),
});
z.globalRegistry.add(estimatedDeliverySchema, { id: "EstimatedDelivery" });
export type EstimatedDelivery = z.infer<typeof estimatedDeliverySchema>;

/** The delivery of items to a country, as a quote would say it. */
export const deliveryEstimateSchema = z.object({
  /** Name of the country. */
  country: z.string(),
  /** The delivery that an order gets by default, which is the cheapest; null if the shop does not deliver there. */
  delivery: estimatedDeliverySchema.nullable(),
  /** The fastest delivery; null unless it arrives earlier. */
  faster: estimatedDeliverySchema.nullable(),
});
z.globalRegistry.add(deliveryEstimateSchema, { id: "DeliveryEstimate" });
export type DeliveryEstimate = z.infer<typeof deliveryEstimateSchema>;
