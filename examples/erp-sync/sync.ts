import { ApiError, type LarkwoodClient, unwrap } from "@larkwood/client";
import type { Pool, PoolClient } from "pg";

/** What the ERP has copies of, by the names of `GET /changes`. */
type Type = "product" | "order" | "customer";

interface Copy {
  type: Type;
  id: string;
  data: object;
  /** The variants of a product. */
  variantIds?: string[];
}

const TABLES = `
  CREATE TABLE IF NOT EXISTS erp_copies (type text, id text, data jsonb NOT NULL, PRIMARY KEY (type, id));
  CREATE TABLE IF NOT EXISTS erp_cursor (single boolean PRIMARY KEY DEFAULT true CHECK (single), cursor text NOT NULL)`;

// Any number; the lock lets only one program sync at a time.
const LOCK = 7_301;
const MAX_CHANGES = 100;

/** Makes the copy in the database equal to the shop. Can be stopped and started at any moment. */
export async function sync(client: LarkwoodClient, erp: Pool): Promise<void> {
  const db = await erp.connect();
  try {
    await db.query("SELECT pg_advisory_lock($1)", [LOCK]);
    await db.query(TABLES);
    const cursor = await findCursor(db);
    if (cursor === null || !(await applyChanges(client, db, cursor))) await copyEverything(client, db);
  } finally {
    // Closes the connection, which also ends the lock.
    db.release(true);
  }
}

/** Copies the whole shop. The cursor is older than the copy, so that changes during the copy are applied later. */
async function copyEverything(client: LarkwoodClient, db: PoolClient): Promise<void> {
  const { next } = await unwrap(client.GET("/changes"));
  await inTransaction(db, async () => {
    await db.query("DELETE FROM erp_copies");
    for await (const product of client.list("/admin/products"))
      await save(db, { type: "product", id: product.id, data: product });
    for await (const customer of client.list("/users"))
      await save(db, { type: "customer", id: customer.id, data: customer });
    for await (const { id } of client.list("/admin/orders"))
      for (const copy of await readOrders(client, [id])) await save(db, copy);
    await saveCursor(db, next);
  });
}

/** Applies all changes after the cursor; false if the shop does not remember them, or was restored from a backup. */
async function applyChanges(client: LarkwoodClient, db: PoolClient, cursor: string): Promise<boolean> {
  let since = cursor;
  for (let hasMore = true; hasMore; ) {
    const page = await readChanges(client, since);
    if (!page) return false;
    // An object that was changed ten times is read once.
    const changed = new Map(page.changes.map(({ type, id }) => [`${type} ${id}`, { type, id }]));
    const copies = await readCopies(client, [...changed.values()]);
    const deleted = page.changes.filter(({ event }) => event === "product.deleted").map(({ id }) => id);
    const orders = await findOrdersWithGone(db, deleted, copies);
    copies.push(
      ...(await readOrders(
        client,
        orders.filter((id) => !changed.has(`order ${id}`)),
      )),
    );
    const existing = new Set(copies.map(({ type, id }) => `${type} ${id}`));
    const gone = [...changed].filter(([key]) => !existing.has(key)).map(([, object]) => object);
    await inTransaction(db, async () => {
      for (const copy of copies) await save(db, copy);
      for (const { type, id } of gone)
        await db.query("DELETE FROM erp_copies WHERE type = $1 AND id = $2", [type, id]);
      // In the same transaction: after a crash, copies and cursor still belong together.
      await saveCursor(db, page.next);
    });
    since = page.next;
    hasMore = page.hasMore;
  }
  return true;
}

async function readChanges(client: LarkwoodClient, since: string) {
  const query = { since, limit: MAX_CHANGES };
  return unwrap(client.GET("/changes", { params: { query } })).catch((error: unknown) => {
    if (error instanceof ApiError && error.problem?.code === "cursor_expired") return null;
    throw error;
  });
}

/** The current state of these objects, without those that were deleted. */
async function readCopies(
  client: LarkwoodClient,
  objects: readonly { type: Type; id: string }[],
): Promise<Copy[]> {
  const idsOf = (type: Type) => objects.filter((one) => one.type === type).map(({ id }) => id);
  const [products, customers] = [idsOf("product").join(","), idsOf("customer").join(",")];
  const copies = await readOrders(client, idsOf("order"));
  if (products)
    for await (const product of client.list("/admin/products", { ids: products }))
      copies.push({
        type: "product",
        id: product.id,
        data: product,
        variantIds: product.variants?.map(({ id }) => id) ?? [],
      });
  if (customers)
    for await (const customer of client.list("/users", { ids: customers }))
      copies.push({ type: "customer", id: customer.id, data: customer });
  return copies;
}

/**
 * Orders with a line of a deleted product, or of a variant that its product no longer has. Deleting it clears its id in
 * their lines, which is no change of the orders.
 */
async function findOrdersWithGone(db: PoolClient, deleted: readonly string[], copies: readonly Copy[]) {
  const products = copies.filter(({ type }) => type === "product");
  const variantIds = products.flatMap((product) => product.variantIds ?? []);
  const { rows } = await db.query<{ id: string }>(
    `SELECT DISTINCT id FROM erp_copies, jsonb_array_elements(data -> 'lines') AS line
    WHERE type = 'order' AND (line ->> 'productId' = ANY($1)
      OR line ->> 'productId' = ANY($2) AND line ->> 'variantId' <> ALL($3))`,
    [deleted, products.map(({ id }) => id), variantIds],
  );
  return rows.map(({ id }) => id);
}

/** Orders with their lines, which the list of orders does not have. */
async function readOrders(client: LarkwoodClient, ids: readonly string[]): Promise<Copy[]> {
  const copies: Copy[] = [];
  for (const id of ids) {
    const { data, error, response } = await client.GET("/orders/{id}", { params: { path: { id } } });
    if (data) copies.push({ type: "order", id, data });
    else if (response.status !== 404) throw new ApiError(response.status, error);
  }
  return copies;
}

async function findCursor(db: PoolClient): Promise<string | null> {
  const { rows } = await db.query<{ cursor: string }>("SELECT cursor FROM erp_cursor");
  return rows[0]?.cursor ?? null;
}

async function saveCursor(db: PoolClient, cursor: string): Promise<void> {
  await db.query(
    "INSERT INTO erp_cursor (cursor) VALUES ($1) ON CONFLICT (single) DO UPDATE SET cursor = $1",
    [cursor],
  );
}

async function save(db: PoolClient, { type, id, data }: Copy): Promise<void> {
  await db.query(
    "INSERT INTO erp_copies (type, id, data) VALUES ($1, $2, $3) ON CONFLICT (type, id) DO UPDATE SET data = $3",
    [type, id, JSON.stringify(data)],
  );
}

async function inTransaction(db: PoolClient, work: () => Promise<void>): Promise<void> {
  await db.query("BEGIN");
  try {
    await work();
    await db.query("COMMIT");
  } catch (error) {
    await db.query("ROLLBACK");
    throw error;
  }
}
