import type { Customer } from "@larkwood/contract";
import { fromCents } from "@larkwood/domain";
import { eq, type SQL, sql } from "drizzle-orm";
import { keyText, orderBy, type SortOrder } from "../../../core/cursor";
import { countUpTo, type Executor, queryFirst } from "../../../db/executor";
import { customerTotals, users } from "../../../db/schema";
import { toUser } from "../../identity/users";
import { CUSTOMERS, getsNewsletter, NEVER } from "./customer-filter";

// An exact count above this isn't worth a full scan.
const MAX_COUNT = 10_000;
const REFRESHED_AT_ONCE = 5_000;

/** A sort order, and the column whose index ends with the id. */
export interface CustomerOrder extends SortOrder {
  id: SQL;
}

interface Selection {
  where: SQL;
  order: CustomerOrder;
  limit: number;
}

/** Reads the orders again that customers placed, paid or cancelled since the last call. */
export async function refreshTotals(db: Executor): Promise<void> {
  await refreshBatch(db);
}

/** Does the same until nothing is left. */
export async function refreshAllTotals(db: Executor): Promise<void> {
  while ((await refreshBatch(db)) === REFRESHED_AT_ONCE);
}

async function refreshBatch(db: Executor): Promise<number> {
  const row = await queryFirst<{ count: number }>(
    db,
    sql`SELECT refresh_customer_totals(${REFRESHED_AT_ONCE}) AS count`,
  );
  return row?.count ?? 0;
}

export const countCustomers = (db: Executor, where: SQL): Promise<number> =>
  countUpTo(db, MAX_COUNT, sql`${CUSTOMERS} WHERE ${where}`);

/** Customers in the order of a list, with their sort keys. */
export function findCustomers(db: Executor, { where, order, limit }: Selection) {
  return db
    .select({
      user: users,
      orders: customerTotals.orders,
      spentCents: customerTotals.spentCents,
      lastOrderAt: customerTotals.lastOrderAt,
      tags: sql<string[]>`ARRAY(SELECT tag::text FROM user_tags WHERE user_id = ${users.id} ORDER BY tag)`,
      newsletter: sql<boolean>`${getsNewsletter}`,
      key: keyText(order),
    })
    .from(users)
    .innerJoin(customerTotals, eq(customerTotals.userId, users.id))
    .where(where)
    .orderBy(orderBy(order, order.id))
    .limit(limit);
}
export type CustomerRow = Awaited<ReturnType<typeof findCustomers>>[number];

export function toCustomer({
  user,
  orders,
  spentCents,
  lastOrderAt,
  tags,
  newsletter,
}: CustomerRow): Customer {
  return {
    ...toUser(user),
    orders,
    spent: fromCents(spentCents),
    lastOrderAt: lastOrderAt > NEVER ? lastOrderAt.toISOString() : null,
    tags,
    newsletter,
  };
}
