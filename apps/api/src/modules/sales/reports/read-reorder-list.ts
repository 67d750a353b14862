import { LIMITS, REORDER_DAYS, type ReorderItem } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import { encodeCsv } from "../../../core/csv";
import { queryRows } from "../../../db/executor";
import type { SalesContext } from "../context";
import {
  isLow,
  lowStockOf,
  stockItemId,
  stockItemQuantity,
  stockItems,
  unitsInOpenOrders,
  unitsSoldSince,
} from "./stock.repo";

const DAY_MS = 86_400_000;

type ReorderContext = Pick<SalesContext, "replicas" | "settings" | "clock">;

/** Items with low stock, with the units sold in the last 30 days. Those that sell out first come first. */
export async function readReorderList({ replicas, settings, clock }: ReorderContext): Promise<ReorderItem[]> {
  const { lowStock } = settings.current;
  const since = new Date(clock().getTime() - REORDER_DAYS * DAY_MS);
  return replicas.read(async (db) => {
    const rows = await queryRows<Omit<ReorderItem, "inOrders" | "sold" | "daysLeft">>(
      db,
      sql`
      SELECT products.id AS "productId", ${stockItemId} AS "variantId", skus.sku, products.name,
        coalesce(variants.label, '') AS variant, ${stockItemQuantity} AS quantity, ${lowStockOf(lowStock)} AS "lowStock"
      FROM ${stockItems} WHERE ${isLow(lowStock)}
      ORDER BY ${stockItemQuantity}, name_key, products.id, variants.position LIMIT ${LIMITS.stockItems}`,
    );
    const productIds = rows.map(({ productId }) => productId);
    const [inOrders, sold] = await Promise.all([
      unitsInOpenOrders(db, productIds),
      unitsSoldSince(db, productIds, since),
    ]);
    return rows
      .map((row) => {
        const units = sold.get(row.variantId) ?? 0;
        const daysLeft =
          row.quantity === 0 ? 0 : units > 0 ? Math.floor((row.quantity * REORDER_DAYS) / units) : null;
        return { ...row, inOrders: inOrders.get(row.variantId) ?? 0, sold: units, daysLeft };
      })
      .sort((one, other) => (one.daysLeft ?? Infinity) - (other.daysLeft ?? Infinity) || 0);
  });
}

/** The re-order list as CSV. */
export async function exportReorderList(context: ReorderContext): Promise<string> {
  const items = await readReorderList(context);
  return encodeCsv([
    ["sku", "name", "variant", "available", "in open orders", "threshold", "sold in 30 days", "days left"],
    ...items.map(({ sku, name, variant, quantity, inOrders, lowStock, sold, daysLeft }) => [
      sku ?? "",
      name,
      variant,
      ...[quantity, inOrders, lowStock, sold, daysLeft ?? ""].map(String),
    ]),
  ]);
}
