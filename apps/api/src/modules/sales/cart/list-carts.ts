import type { CartListQuery, FilledCart } from "@larkwood/contract";
import { fromCents } from "@larkwood/domain";
import { type SQL, sql } from "drizzle-orm";
import { afterCursor, keyText, orderBy } from "../../../core/cursor";
import { fetchPage, type Page } from "../../../core/pagination";
import { countUpTo, type Executor, queryRows } from "../../../db/executor";
import { matchUserSearch } from "../../identity/users";
import type { SalesContext } from "../context";
import { type SoldItem, soldItemsOfCart } from "./cart-items";

const HOUR_MS = 3_600_000;
const MAX_COUNT = 10_000;

interface CartRow {
  id: string;
  key: string;
  userId: string;
  userName: string;
  email: string;
  items: SoldItem[] | null;
  startedAt: string;
  changedAt: string;
  remindedAt: string | null;
  newsletter: boolean;
}

const order = { key: sql`filled.changed_at`, type: "timestamptz", descending: true } as const;
// As text of one length, because ids in cursors are not always numbers.
const id = sql`lpad(filled.id::text, 20, '0')`;
const source = sql`filled_carts AS filled JOIN users ON users.id = filled.user_id JOIN carts ON carts.user_id = users.id`;

/** Carts of accounts that were left with items, the latest first, with the prices of now. */
export async function listCarts(
  { replicas, clock }: Pick<SalesContext, "replicas" | "clock">,
  { idleHours = 1, search, reminded, ...page }: CartListQuery,
): Promise<Page<FilledCart>> {
  const changedBefore = new Date(clock().getTime() - idleHours * HOUR_MS).toISOString();
  return replicas.read(async (db) => {
    const conditions = [
      sql`filled.ended_at IS NULL AND carts.items <> '[]' AND filled.changed_at <= ${changedBefore}::timestamptz`,
      ...(reminded === "yes" ? [sql`filled.reminded_at IS NOT NULL`] : []),
      ...(reminded === "no" ? [sql`filled.reminded_at IS NULL`] : []),
      ...(search ? [await matchUserSearch(db, search)] : []),
    ];
    const where = conditions.reduce((all, one) => sql`${all} AND ${one}`);
    return fetchPage(page, {
      order,
      read: (after, limit) =>
        readCarts(db, after ? sql`${where} AND ${afterCursor(order, id, after)}` : where, limit),
      count: () => countUpTo(db, MAX_COUNT, sql`${source} WHERE ${where}`),
      positionOf: (row: CartRow) => ({ key: row.key, id: row.id.padStart(20, "0") }),
      map: toFilledCart,
    });
  });
}

const readCarts = (db: Executor, where: SQL, limit: number) =>
  queryRows<CartRow>(
    db,
    sql`
    SELECT filled.id, ${keyText(order)} AS key, users.id AS "userId", user_name AS "userName", users.email,
      ${soldItemsOfCart} AS items, started_at AS "startedAt", changed_at AS "changedAt", reminded_at AS "remindedAt",
      EXISTS (SELECT FROM newsletter_subscribers WHERE newsletter_subscribers.email = lower(users.email)) AS newsletter
    FROM ${source} WHERE ${where} ORDER BY ${orderBy(order, id)} LIMIT ${limit}`,
  );

const toTime = (text: string) => new Date(text).toISOString();

function toFilledCart({ userId, userName, email, newsletter, ...row }: CartRow): FilledCart {
  const items = row.items ?? [];
  return {
    customer: { id: userId, userName, email, newsletter },
    items: items.map(({ productId, name, variant, quantity, priceCents }) => ({
      productId,
      name,
      variant,
      quantity,
      price: fromCents(priceCents),
    })),
    value: fromCents(items.reduce((sum, { quantity, priceCents }) => sum + quantity * priceCents, 0)),
    startedAt: toTime(row.startedAt),
    changedAt: toTime(row.changedAt),
    remindedAt: row.remindedAt && toTime(row.remindedAt),
  };
}
