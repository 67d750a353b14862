import * as z from "zod";
import { idSchema } from "./id";
import { orderSummarySchema } from "./order";
import { orderViewsSchema } from "./order-view";
import { readableWith } from "./readable-with";

const salesSchema = z.object({ orders: z.int(), amount: z.number() });
/** Orders that were placed in a period, and in the one before. */
const salesPeriodSchema = salesSchema.extend({ before: salesSchema });
export type SalesPeriod = z.infer<typeof salesPeriodSchema>;

/** Statistics of the admin dashboard, from real orders. */
export const dashboardSchema = z.object({
  sales: z.object({ today: salesPeriodSchema, week: salesPeriodSchema, month: salesPeriodSchema }),
  /** Money that customers still have to pay. */
  outstanding: z.object({ orders: z.int(), amount: z.number() }),
  /** Number of orders in each view. */
  views: orderViewsSchema.shape.views.optional().register(readableWith, { permission: "orders.read" }),
  /** Messages that nobody answered yet. */
  openMessages: z.int().optional().register(readableWith, { permission: "customers.read" }),
  /** Variants with low stock. */
  lowStock: z.int().optional().register(readableWith, { permission: "catalogue.write" }),
  /** Payments and refunds of the months below. */
  totalSales: z.number(),
  totalExpenses: z.number(),
  totalCustomers: z.int(),
  totalOrders: z.int(),
  months: z.array(z.object({ name: z.string(), Income: z.number(), Expense: z.number() })),
  buyers: z.array(z.object({ name: z.string(), value: z.int() })),
  recentOrders: z.array(orderSummarySchema).optional().register(readableWith, { permission: "orders.read" }),
  popularProducts: z.array(
    z.object({
      id: idSchema,
      name: z.string(),
      imageUrl: z.string(),
      price: z.number(),
      quantity: z.int(),
      sold: z.int(),
    }),
  ),
});
z.globalRegistry.add(dashboardSchema, { id: "Dashboard" });
export type Dashboard = z.infer<typeof dashboardSchema>;
