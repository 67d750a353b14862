import type { CustomerQuery } from "@larkwood/contract";
import { toCents } from "@larkwood/domain";
import { type SQL, sql } from "drizzle-orm";
import { endOfDay, startOfDay } from "../../../core/calendar";
import type { Executor } from "../../../db/executor";
import { matchUserSearch } from "../../identity/users";

/** Filter of the customer list, with the shop's time zone. */
export type CustomerFilter = Omit<CustomerQuery, "sort" | "limit" | "cursor"> & { timeZone: string };

/** `customer_totals` has this moment for customers who never ordered. */
export const NEVER = new Date("2000-01-01T00:00:00Z");

/** The accounts and their totals. */
export const CUSTOMERS = sql`users JOIN customer_totals ON customer_totals.user_id = users.id`;

/** Whether the address of an account gets the newsletter. */
export const getsNewsletter = sql`EXISTS (SELECT FROM newsletter_subscribers AS subscriber WHERE subscriber.email = lower(users.email))`;

/** The condition for the customers of a filter. */
export async function matchCustomers(db: Executor, filter: CustomerFilter): Promise<SQL> {
  const { search, role, tag, country, newsletter, minOrders, maxOrders, minSpent, maxSpent } = filter;
  const { lastOrderFrom, lastOrderTo, timeZone } = filter;
  const conditions = [
    role && sql`users.role = ${role}`,
    tag && sql`EXISTS (SELECT FROM user_tags WHERE user_tags.tag = ${tag} AND user_tags.user_id = users.id)`,
    country && sql`users.country = ${country}`,
    newsletter === "yes" && getsNewsletter,
    newsletter === "no" && sql`NOT ${getsNewsletter}`,
    minOrders !== undefined && sql`customer_totals.orders >= ${minOrders}`,
    maxOrders !== undefined && sql`customer_totals.orders <= ${maxOrders}`,
    minSpent !== undefined && sql`customer_totals.spent_cents >= ${toCents(minSpent)}::bigint`,
    maxSpent !== undefined && sql`customer_totals.spent_cents <= ${toCents(maxSpent)}::bigint`,
    lastOrderFrom &&
      sql`customer_totals.last_order_at >= ${startOfDay(lastOrderFrom, timeZone).toISOString()}::timestamptz`,
    lastOrderTo &&
      sql`customer_totals.last_order_at <= ${endOfDay(lastOrderTo, timeZone).toISOString()}::timestamptz`,
    (lastOrderFrom || lastOrderTo) &&
      sql`customer_totals.last_order_at > ${NEVER.toISOString()}::timestamptz`,
    search && (await matchUserSearch(db, search)),
  ].filter((condition) => typeof condition === "object");
  return conditions.reduce((all, one) => sql`${all} AND ${one}`, sql`true`);
}
