import type { Dashboard, OrderSummary } from "@larkwood/contract";
import { useQuery } from "@tanstack/react-query";
import { api } from "~/lib/api/api";
import { formatSum } from "~/lib/format/money";
import { paths } from "~/lib/paths";
import type { DashboardStats, RecentOrder } from "./dashboard-stats";

/** Maps an order to a row of the orders table. */
export function toRecentOrder(order: OrderSummary): RecentOrder {
  return {
    id: order.id,
    to: paths.adminOrder(order.id),
    number: String(order.number),
    productId: order.firstLine.productId,
    customerId: order.customerId,
    customerName: order.customerName,
    date: order.createdAt,
    total: formatSum(order.total),
    address: order.shippingAddress,
    status: order.status,
  };
}

const count = new Intl.NumberFormat("en-US");

function toStats(dashboard: Dashboard): DashboardStats {
  return {
    totals: {
      sales: formatSum(dashboard.totalSales),
      expenses: formatSum(dashboard.totalExpenses),
      customers: count.format(dashboard.totalCustomers),
      orders: count.format(dashboard.totalOrders),
    },
    months: dashboard.months,
    buyers: dashboard.buyers,
    orders: dashboard.recentOrders?.map(toRecentOrder) ?? null,
    popular: dashboard.popularProducts.map((product) => ({
      id: product.id,
      isLinked: true,
      thumbnail: product.imageUrl,
      name: product.name,
      price: formatSum(product.price),
      stock: product.quantity,
    })),
  };
}

/** Dashboard data in trading mode. */
export function useDashboardStats() {
  return useQuery({
    queryKey: ["dashboard"],
    queryFn: async ({ signal }) => toStats((await api("getDashboard", { signal })).data),
  });
}
