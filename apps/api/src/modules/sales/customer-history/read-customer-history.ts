import type { CustomerHistory } from "@larkwood/contract";
import { type SQL, sql } from "drizzle-orm";
import { type Actor, hasPermission } from "../../../core/actor";
import { AppError } from "../../../core/app-error";
import { type Executor, queryRows } from "../../../db/executor";
import { findUser } from "../../identity/users";
import type { SalesContext } from "../context";

const MAX_ROWS = 20;
const MAX_PRODUCTS = 50;
// The products of more orders would take longer than the rest of the page.
const MAX_ORDERS = 500;

/** What a customer bought, returned, wrote and reviewed, and what staff noted about the orders. */
export async function readCustomerHistory(
  { replicas }: Pick<SalesContext, "replicas">,
  { id }: { id: string },
  { caller }: Pick<Actor, "caller">,
): Promise<CustomerHistory> {
  return replicas.read(async (db) => {
    const user = await findUser(db, id);
    if (!user) throw new AppError("not_found");
    const [messages, reviews, ofOrders] = await Promise.all([
      listMessages(db, user.email),
      listReviews(db, id),
      hasPermission(caller, "orders.read") ? readOrders(db, id) : undefined,
    ]);
    return { messages, reviews, ...ofOrders };
  });
}

async function readOrders(db: Executor, id: string) {
  const [products, returns, orderNotes] = await Promise.all([
    listProducts(db, id),
    listReturns(db, id),
    listOrderNotes(db, id),
  ]);
  return { products, returns, orderNotes };
}

/** Rows with an exact time in `field`. */
async function listTimed<Field extends string, Row extends Record<Field, string>>(
  db: Executor,
  field: Field,
  statement: SQL,
): Promise<Row[]> {
  const rows = await queryRows<Row>(db, statement);
  return rows.map((row) => ({ ...row, [field]: new Date(row[field]).toISOString() }));
}

type Part<Name extends keyof CustomerHistory> = NonNullable<CustomerHistory[Name]>[number];

const listProducts = (db: Executor, id: string) =>
  listTimed<"lastBoughtAt", Part<"products">>(
    db,
    "lastBoughtAt",
    sql`
    SELECT product_id AS "productId", (array_agg(name ORDER BY created_at DESC))[1] AS name,
      sum(quantity)::int AS quantity, max(created_at) AS "lastBoughtAt"
    FROM (
      SELECT id, created_at FROM orders WHERE user_id = ${id} AND status <> 'CANCELLED'
      ORDER BY created_at DESC, id DESC LIMIT ${MAX_ORDERS}
    ) AS bought JOIN order_lines ON order_lines.order_id = bought.id
    GROUP BY product_id, CASE WHEN product_id IS NULL THEN name END
    ORDER BY "lastBoughtAt" DESC, name LIMIT ${MAX_PRODUCTS}`,
  );

const listReturns = async (db: Executor, id: string) => {
  const rows = await listTimed<"createdAt", Omit<Part<"returns">, "orderNumber"> & { orderNumber: string }>(
    db,
    "createdAt",
    sql`
    SELECT request.id, order_id AS "orderId", number AS "orderNumber", state, reason, request.created_at AS "createdAt"
    FROM orders JOIN return_requests AS request ON request.order_id = orders.id
    WHERE user_id = ${id} ORDER BY request.created_at DESC, request.id DESC LIMIT ${MAX_ROWS}`,
  );
  return rows.map((row) => ({ ...row, orderNumber: Number(row.orderNumber) }));
};

const listOrderNotes = async (db: Executor, id: string) => {
  const rows = await listTimed<
    "createdAt",
    Omit<Part<"orderNotes">, "orderNumber"> & { orderNumber: string }
  >(
    db,
    "createdAt",
    sql`
    SELECT note.id, order_id AS "orderId", number AS "orderNumber", body AS text, actor_name AS author, at AS "createdAt"
    FROM orders JOIN order_notes AS note ON note.order_id = orders.id
    WHERE user_id = ${id} AND kind = 'note' ORDER BY at DESC, note.id DESC LIMIT ${MAX_ROWS}`,
  );
  return rows.map((row) => ({ ...row, orderNumber: Number(row.orderNumber) }));
};

const listMessages = (db: Executor, email: string) =>
  listTimed<"createdAt", Part<"messages">>(
    db,
    "createdAt",
    sql`
    SELECT id, text, state, created_at AS "createdAt" FROM contact_messages
    WHERE mailbox_of(email) = mailbox_of(${email}::text) AND lower(email) = lower(${email})
    ORDER BY created_at DESC, id DESC LIMIT ${MAX_ROWS}`,
  );

const listReviews = (db: Executor, id: string) =>
  listTimed<"createdAt", Part<"reviews">>(
    db,
    "createdAt",
    sql`
    SELECT reviews.id, product_id AS "productId", products.name AS "productName", stars, title, text, state,
      reviews.created_at AS "createdAt"
    FROM reviews JOIN products ON products.id = product_id
    WHERE user_id = ${id} ORDER BY reviews.created_at DESC, reviews.id DESC LIMIT ${MAX_ROWS}`,
  );
