import { type Customer, type CustomerQuery, type CustomerSort, LIMITS } from "@larkwood/contract";
import { and, type SQL, sql } from "drizzle-orm";
import { afterCursor, decodeCursor } from "../../../core/cursor";
import { type Page, slicePage } from "../../../core/pagination";
import type { SalesContext } from "../context";
import { matchCustomers } from "./customer-filter";
import {
  type CustomerOrder,
  countCustomers,
  findCustomers,
  refreshTotals,
  toCustomer,
} from "./customer-list.repo";

const userId = sql`users.id`;
const totalsId = sql`customer_totals.user_id`;
const by = (key: SQL, type: CustomerOrder["type"], id: SQL) => (descending: boolean) => ({
  key,
  type,
  id,
  descending,
});
const byTime = by(sql`users.created_at`, "timestamptz", userId);
const byName = by(sql`(lower(users.user_name) collate "C")`, "text", userId);
const byEmail = by(sql`lower(users.email)`, "text", userId);
const byOrders = by(sql`customer_totals.orders`, "integer", totalsId);
const bySpend = by(sql`customer_totals.spent_cents`, "int8", totalsId);
const byLastOrder = by(sql`customer_totals.last_order_at`, "timestamptz", totalsId);

const ORDERS: Record<CustomerSort, CustomerOrder> = {
  newest: byTime(true),
  oldest: byTime(false),
  userName: byName(false),
  "-userName": byName(true),
  email: byEmail(false),
  "-email": byEmail(true),
  orders: byOrders(false),
  "-orders": byOrders(true),
  spent: bySpend(false),
  "-spent": bySpend(true),
  lastOrder: byLastOrder(false),
  "-lastOrder": byLastOrder(true),
};

/** A page of customers with their totals, by default newest first. */
export async function listCustomers(
  { db, settings }: Pick<SalesContext, "db" | "settings">,
  { sort = "newest", limit = LIMITS.pageSize, cursor: position, ...filter }: CustomerQuery,
): Promise<Page<Customer>> {
  const order = ORDERS[sort];
  const cursor = decodeCursor(position, order);
  await refreshTotals(db);
  const where = await matchCustomers(db, { ...filter, timeZone: settings.current.timeZone });
  const after = cursor ? afterCursor(order, order.id, cursor) : undefined;
  const [rows, total] = await Promise.all([
    findCustomers(db, { where: and(where, after) ?? where, order, limit: limit + 1 }),
    countCustomers(db, where),
  ]);
  const positioned = rows.map((row) => ({ ...row, position: { key: row.key, id: row.user.id, part: 0 } }));
  return slicePage(positioned, limit, total, toCustomer);
}
