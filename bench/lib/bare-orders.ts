import { DEMO_BANK_ACCOUNT, SETTING_DEFAULTS } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import pg from "pg";
import { newId } from "../../apps/api/src/core/ids";
import { connectDatabase, type Database } from "../../apps/api/src/db/connection/client";
import { queryFirst } from "../../apps/api/src/db/executor";
import { placeOrder } from "../../apps/api/src/modules/sales/orders/place-order";
import { contact } from "./contact";
import { createRefresher } from "./refresh-values";

/** The transaction of one order as it went to the server. */
export interface RecordedOrder {
  userId: string;
  productIds: readonly string[];
  statements: { text: string; values: unknown[] }[];
}

/** Records an order of two lines as the shop itself places it, so that the bare loop sends what the shop sends. */
export async function recordOrder(url: string, productIds: readonly string[]): Promise<RecordedOrder> {
  const db = connectDatabase(url, { max: 1 });
  try {
    const user = await findCustomer(db);
    const statements = spyOn(await db.pool.connect());
    const items = productIds.slice(0, 2).map((productId) => ({ productId, quantity: 1 }));
    const defaults = { ...SETTING_DEFAULTS, bankAccount: DEMO_BANK_ACCOUNT };
    const settings = { current: defaults, defaults, pinned: {}, reload: async () => {} };
    const catalogueChanges = { stockChanged: () => {} };
    await placeOrder(
      { db, settings, config: { publicUrl: null }, clock: () => new Date(), catalogueChanges },
      { body: { ...contact, paymentMethod: "bank_transfer", items }, key: crypto.randomUUID() },
      {
        caller: { ...user, role: "User", permissions: [], sessionId: newId(new Date()) },
        origin: "http://localhost",
      },
    );
    return { userId: user.userId, productIds, statements };
  } finally {
    await db.close();
  }
}

async function findCustomer(db: Database) {
  const user = await queryFirst<{ userId: string; userName: string }>(
    db,
    sql`select id as "userId", user_name as "userName" from users where email = 'user@larkwood.example'`,
  );
  if (!user) throw new Error("there is no demo customer");
  return user;
}

/** Notes what is sent on the pool's only connection from now on. */
function spyOn(connection: pg.PoolClient): RecordedOrder["statements"] {
  const statements: RecordedOrder["statements"] = [];
  const send = connection.query.bind(connection) as (...asked: unknown[]) => unknown;
  const query = (asked: string | pg.QueryConfig, ...values: unknown[][]) => {
    statements.push({ text: typeof asked === "string" ? asked : asked.text, values: values[0] ?? [] });
    return send(asked, ...values);
  };
  Object.assign(connection, { query });
  connection.release();
  return statements;
}

/** How often a second such transactions end, sent one statement after the other and with nothing else around them. */
export async function bareOrders(
  url: string,
  { userId, productIds, statements }: RecordedOrder,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<number> {
  const clients = Array.from({ length: connections }, () => new pg.Client({ connectionString: url }));
  await Promise.all(clients.map((client) => client.connect()));
  const started = performance.now();
  let done = 0;
  const send = async (client: pg.Client, number: number) => {
    for (let turn = number * 7; performance.now() - started < seconds * 1000; turn += 1) {
      const refresh = createRefresher({ kept: [userId], productIds, turn });
      for (const [i, { text, values }] of statements.entries()) {
        if (values.length === 0) await client.query(text);
        else await client.query({ name: `order ${i}`, text, values: values.map(refresh) });
      }
      done += 1;
    }
  };
  try {
    await Promise.all(clients.map(send));
    return done / ((performance.now() - started) / 1000);
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
}
