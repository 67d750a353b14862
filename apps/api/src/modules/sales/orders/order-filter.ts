import type { OrderQuery } from "@larkwood/contract";
import { OPEN_STATUSES } from "@larkwood/domain";
import { type SQL, sql } from "drizzle-orm";
import { endOfDay, startOfDay } from "../../../core/calendar";
import type { CursorPosition } from "../../../core/cursor";
import { type Executor, queryFirst } from "../../../db/executor";
import { isWithin, ledgerEntries } from "../payments";
import { matchesSearch } from "./order-search";
import { buyerOfOrder, isPaymentView, isSold, viewConditions } from "./view-conditions";

/** Filter of a list of orders, as callers send it, with the shop's time zone. */
export type OrderFilter = { timeZone: string } & Pick<
  OrderQuery,
  | "search"
  | "status"
  | "customerId"
  | "open"
  | "view"
  | "payment"
  | "from"
  | "to"
  | "country"
  | "delivery"
  | "product"
  | "variant"
  | "category"
  | "method"
  | "coupon"
  | "promotion"
  | "sold"
  | "cart"
  | "buyer"
  | "on"
> &
  Partial<Pick<OrderQuery, "updatedSince" | "ids" | "sku" | "sort">>;

/** The orders that a list reads, and the index order in which it reads them. */
interface OrderSelection {
  from: SQL;
  /** The tables that a count reads: without payments, unless the filter names them. */
  countedFrom: SQL;
  where: SQL;
  /** Sort columns: the time is that of `orders.created_at`, or of the last change. */
  sort: { at: SQL; id: SQL };
  direction: SQL;
}

/** A stock item in order lines: a variant, or a product with all its variants. */
type StockItem = { column: "product_id" | "variant_id"; id: string };

/** The selection for a filter, after a cursor. */
export async function selectOrders(
  db: Executor,
  filter: OrderFilter,
  after: CursorPosition | null = null,
): Promise<OrderSelection> {
  const bySku = filter.search ? await findStockItem(db, filter.search) : null;
  const byProduct: StockItem | null = filter.product ? { column: "product_id", id: filter.product } : null;
  const byVariant = filter.variant ? await findVariant(db, filter.variant) : null;
  const [first, ...others] = [bySku, byVariant, byProduct].filter((stockItem) => stockItem !== null);
  const isByUpdate = filter.sort === "updated";
  const isByPayment = (filter.payment && !filter.status && !filter.view) || filter.view === "unpaid";
  const sort = isByUpdate
    ? { at: sql`orders.updated_at`, id: sql`orders.id` }
    : isByPayment && !first
      ? { at: sql`payments.created_at`, id: sql`payments.id` }
      : { at: sql`orders.created_at`, id: sql`orders.id` };
  const isAfter = sql.raw(isByUpdate ? ">" : "<");
  // A left join: PostgreSQL leaves it out when it counts orders by stock item alone.
  const orders = first
    ? sql`${ordersWith(first, isByUpdate ? null : after)} AS bought LEFT JOIN orders ON orders.id = bought.order_id`
    : sql`orders`;
  const withPayments = sql`${orders} JOIN payments ON payments.order_id = orders.id`;
  return {
    from: withPayments,
    countedFrom: filter.payment || isPaymentView(filter.view) ? withPayments : orders,
    where: allOf([
      ...conditions(filter),
      ...(filter.search && !bySku ? [matchesSearch(filter.search)] : []),
      ...others.map((stockItem) => sql`orders.id IN ${ordersWith(stockItem, null)}`),
      ...(after ? [sql`(${sort.at}, ${sort.id}) ${isAfter} (${after.key}::timestamptz, ${after.id})`] : []),
    ]),
    // The id of an order begins with its time, so both orders are the same.
    sort: first && !isByUpdate ? { at: sql`orders.id`, id: sql`orders.id` } : sort,
    direction: sql.raw(isByUpdate ? "ASC" : "DESC"),
  };
}

/** The ids of the orders with a stock item, from an index in the order of the list. */
const ordersWith = ({ column, id }: StockItem, after: CursorPosition | null) => sql`(
  SELECT DISTINCT order_id FROM order_lines
  WHERE ${sql.raw(column)} = ${id} AND ${after ? sql`order_id < ${after.id}` : sql`true`}
  ORDER BY order_id DESC)`;

const allOf = (parts: readonly SQL[]) => parts.reduce((all, one) => sql`${all} AND ${one}`, sql`true`);

function conditions(filter: OrderFilter): SQL[] {
  const { status, customerId, open, view, payment, country, delivery } = filter;
  const { updatedSince, ids, sku, category, method, coupon, promotion, sold, cart, buyer } = filter;
  return [
    ...(status ? [sql`orders.status = ${status}`] : []),
    ...(open ? [sql`orders.status = ANY(${sql.param([...OPEN_STATUSES])}::text[])`] : []),
    ...(customerId ? [sql`orders.user_id = ${customerId}`] : []),
    ...(updatedSince ? [sql`orders.updated_at >= ${updatedSince.toISOString()}::timestamptz`] : []),
    ...(ids ? [sql`orders.id = ANY(${sql.param(ids)}::text[])`] : []),
    ...(sku
      ? [sql`orders.id IN (SELECT order_id FROM order_lines WHERE upper(order_lines.sku) = upper(${sku}))`]
      : []),
    ...(view ? [viewConditions[view]] : []),
    ...(payment ? [sql`payments.status = ${payment}`] : []),
    ...daysCondition(filter),
    ...(country ? [sql`orders.country = ${country}`] : []),
    ...(delivery ? [sql`orders.delivery IS NOT NULL AND orders.delivery ->> 'name' = ${delivery}`] : []),
    ...(category
      ? [
          sql`EXISTS (
            SELECT FROM order_lines JOIN products ON products.id = order_lines.product_id
            WHERE order_lines.order_id = orders.id AND products.category = ${category})`,
        ]
      : []),
    ...(method ? [sql`orders.payment_method = ${method}`] : []),
    ...(promotion ? [sql`orders.promotions = ${promotion}`] : []),
    ...(coupon ? [sql`orders.coupon_code = ${coupon}`] : []),
    ...(sold ? [isSold] : []),
    ...(buyer ? [sql`${isSold} AND ${buyerOfOrder} = ${buyer}`] : []),
    ...(cart
      ? [
          sql`EXISTS (
            SELECT FROM filled_carts WHERE filled_carts.order_id = orders.id
              AND ${cart === "recovered" ? sql`reminded_at IS NOT NULL` : sql`true`})`,
        ]
      : []),
  ];
}

const LONG_AGO = "2000-01-01";

/** Orders that were placed, paid, refunded or invoiced on the days of the filter. */
function daysCondition({ on = "placed", from, to, timeZone }: OrderFilter): SQL[] {
  if (on === "placed")
    return [
      ...(from ? [sql`orders.created_at >= ${startOfDay(from, timeZone).toISOString()}`] : []),
      ...(to ? [sql`orders.created_at <= ${endOfDay(to, timeZone).toISOString()}`] : []),
    ];
  const range = {
    from: startOfDay(from ?? LONG_AGO, timeZone),
    until: to ? new Date(endOfDay(to, timeZone).getTime() + 1) : null,
  };
  if (on === "invoiced")
    return [sql`orders.id IN (SELECT order_id FROM documents WHERE ${isWithin(sql`created_at`, range)})`];
  const hasMoved = sql.raw(`${on} > 0`);
  return [sql`orders.id IN (SELECT order_id FROM ${ledgerEntries(range)} AS ledger WHERE ${hasMoved})`];
}

/** A variant; the only variant of a product without options has the product's id. */
async function findVariant(db: Executor, id: string): Promise<StockItem> {
  const row = await queryFirst(db, sql`SELECT FROM variants WHERE id = ${id}`);
  return { column: row ? "variant_id" : "product_id", id };
}

/** The stock item with this SKU. */
async function findStockItem(db: Executor, search: string): Promise<StockItem | null> {
  const row = await queryFirst<{ ownerId: string; productId: string }>(
    db,
    sql`SELECT owner_id AS "ownerId", product_id AS "productId" FROM skus WHERE upper(sku) = upper(${search})`,
  );
  if (!row) return null;
  return { column: row.ownerId === row.productId ? "product_id" : "variant_id", id: row.ownerId };
}
