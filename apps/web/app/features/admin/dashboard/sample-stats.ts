import { paths } from "~/lib/paths";
import {
  sampleBuyers,
  sampleMonths,
  sampleOrders,
  samplePopular,
  sampleTotals,
} from "~/lib/shop/showroom-samples";
import type { DashboardStats, RecentOrder } from "./dashboard-stats";

/** Ids of products and users in this shop. */
export interface ExistingIds {
  productIds: readonly string[];
  userIds: readonly string[];
}

/** The id if it exists, otherwise another existing id, or null in an empty shop. */
function toExistingId(id: string, ids: readonly string[], index: number): string | null {
  return ids.includes(id) ? id : (ids[index % Math.max(ids.length, 1)] ?? null);
}

/** Static sample data, with links to existing products and users. */
export function sampleStats({
  productIds,
  userIds,
}: ExistingIds): DashboardStats & { orders: RecentOrder[] } {
  return {
    totals: {
      sales: `$${sampleTotals.sales}`,
      expenses: `$${sampleTotals.expenses}`,
      customers: String(sampleTotals.customers),
      orders: String(sampleTotals.orders),
    },
    months: sampleMonths,
    buyers: sampleBuyers,
    orders: sampleOrders.map((order, index) => ({
      id: order.id,
      to: paths.order(order.id),
      number: order.id,
      productId: toExistingId(order.product_id, productIds, index),
      customerId: toExistingId(order.customer_id, userIds, index),
      customerName: order.customer_name,
      date: order.order_date,
      total: order.order_total,
      address: order.shipment_address,
      status: order.current_order_status,
    })),
    popular: samplePopular.map((product, index) => {
      const id = toExistingId(product.id, productIds, index);
      return {
        to: id && paths.product(id),
        thumbnail: product.product_thumbnail,
        name: product.product_name,
        price: product.product_price,
        stock: product.product_stock,
      };
    }),
  };
}
