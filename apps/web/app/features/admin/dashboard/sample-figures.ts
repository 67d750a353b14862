import { paths } from "~/lib/paths";
import {
  sampleBuyers,
  sampleMonths,
  sampleOrders,
  samplePopular,
  sampleTotals,
} from "~/lib/shop/showroom-samples";
import type { Figures } from "./figures";

/** Products and users that exist in this shop, by id and in order. */
export interface Existing {
  productIds: readonly string[];
  userIds: readonly string[];
}

/** The id itself where it exists; in a shop without the demo data, another one that does, or none. */
function existing(id: string, ids: readonly string[], place: number): string | null {
  return ids.includes(id) ? id : (ids[place % Math.max(ids.length, 1)] ?? null);
}

/** The static sample figures, with links that lead somewhere in this very shop. */
export function sampleFigures({ productIds, userIds }: Existing): Figures {
  return {
    totals: {
      sales: `$${sampleTotals.sales}`,
      expenses: `$${sampleTotals.expenses}`,
      customers: String(sampleTotals.customers),
      orders: String(sampleTotals.orders),
    },
    months: sampleMonths,
    buyers: sampleBuyers,
    orders: sampleOrders.map((order, place) => ({
      id: order.id,
      to: paths.order(order.id),
      number: order.id,
      productId: existing(order.product_id, productIds, place),
      customerId: existing(order.customer_id, userIds, place),
      customerName: order.customer_name,
      date: order.order_date,
      total: order.order_total,
      address: order.shipment_address,
      status: order.current_order_status,
    })),
    popular: samplePopular.map((product, place) => ({
      id: existing(product.id, productIds, place) ?? product.id,
      isLinked: productIds.length > 0,
      thumbnail: product.product_thumbnail,
      name: product.product_name,
      price: product.product_price,
      stock: product.product_stock,
    })),
  };
}
