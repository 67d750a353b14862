import * as z from "zod";
import { readableWith } from "./readable-with";

/** Lists of orders by what is to be done with them. An order may be in several. */
export const ORDER_VIEWS = ["to-confirm", "unpaid", "to-pack", "to-ship", "sent", "returns"] as const;
export type OrderView = (typeof ORDER_VIEWS)[number];

/** What happened to an order on the days of a filter. */
export const ORDER_DAYS = ["placed", "received", "refunded", "invoiced"] as const;
export type OrderDay = (typeof ORDER_DAYS)[number];

/** Orders that ended a saved cart; recovered: after a reminder. */
export const ORDER_CARTS = ["ordered", "recovered"] as const;

/** Who placed an order: for the first time, again, or without an account. */
export const ORDER_BUYERS = ["new", "returning", "guest"] as const;
export type OrderBuyer = (typeof ORDER_BUYERS)[number];

/** Lists count up to this number of orders. A larger list has at least as many. */
export const MAX_COUNTED_ORDERS = 500;

/** The views with their counts, and the values that the filters offer. */
export const orderViewsSchema = z.object({
  views: z.array(z.object({ view: z.enum(ORDER_VIEWS), count: z.int().nonnegative() })),
  /** Countries and shipping methods of past orders. */
  countries: z.array(z.string()),
  deliveries: z.array(z.string()),
});
z.globalRegistry.add(orderViewsSchema, { id: "OrderViews" });
export type OrderViews = z.infer<typeof orderViewsSchema>;
readableWith.add(orderViewsSchema, { permission: "orders.read" });
