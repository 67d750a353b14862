import * as z from "zod";
import { idSchema } from "./id";
import { orderSummarySchema } from "./order";
import { readableWith } from "./readable-with";

/** Statistics of the admin dashboard, from real orders. */
export const dashboardSchema = z.object({
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
export type Dashboard = z.infer<typeof dashboardSchema>;
