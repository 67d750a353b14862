import { DEMO_BANK_ACCOUNT, SETTING_DEFAULTS } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import pg from "pg";
import { connectDatabase, type Database } from "../../apps/api/src/db/connection/client";
import { queryFirst } from "../../apps/api/src/db/executor";
import { openSession } from "../../apps/api/src/modules/identity/sessions/session.repo";
import { placeOrder } from "../../apps/api/src/modules/sales/orders/place-order";
import { contact } from "./contact";
import { createRefresher } from "./refresh-values";

/** The statements of one order's transaction as sent to the server. */
export interface RecordedOrder {
  /** Ids of the customer and of their session. */
  callerIds: readonly string[];
  productIds: readonly string[];
  statements: { text: string; values: unknown[] }[];
}

/** Records the statements of an order with two lines placed by the shop, so that the plain loop can send the same. */
export async function recordOrder(url: string, productIds: readonly string[]): Promise<RecordedOrder> {
  const db = connectDatabase(url, { max: 1 });
  try {
    const user = await findCustomer(db);
    const { sessionId } = await openSession(db, {
      userId: user.userId,
      device: "bench",
      address: "127.0.0.1",
      remembered: false,
      now: new Date(),
    });
    const statements = recordStatements(await db.pool.connect());
    const items = productIds.slice(0, 2).map((productId) => ({ productId, quantity: 1 }));
    const defaults = { ...SETTING_DEFAULTS, bankAccount: DEMO_BANK_ACCOUNT };
    const settings = { current: defaults, defaults, pinned: {}, reload: async () => {} };
    const catalogueChanges = { stockChanged: () => {} };
    await placeOrder(
      {
        db,
        settings,
        config: { publicUrl: null, authSecret: "a secret of bench orders" },
        clock: () => new Date(),
        catalogueChanges,
        shippingRates: null,
        automaticPromotions: { exist: async () => false, existed: () => false },
      },
      { body: { ...contact, paymentMethod: "bank_transfer", items }, key: crypto.randomUUID() },
      {
        caller: { ...user, role: "User", permissions: [], sessionId },
        origin: "http://localhost",
      },
    );
    return { callerIds: [user.userId, sessionId], productIds, statements };
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

/** Records all statements sent on the pool's only connection. */
function recordStatements(connection: pg.PoolClient): RecordedOrder["statements"] {
  const statements: RecordedOrder["statements"] = [];
  const send = connection.query.bind(connection) as (...args: unknown[]) => unknown;
  const query = (statement: string | pg.QueryConfig, ...values: unknown[][]) => {
    statements.push({
      text: typeof statement === "string" ? statement : statement.text,
      values: values[0] ?? [],
    });
    return send(statement, ...values);
  };
  Object.assign(connection, { query });
  connection.release();
  return statements;
}

/** Recorded transactions per second when sent by a plain loop, one statement after the other. */
export async function bareOrders(
  url: string,
  { callerIds, productIds, statements }: RecordedOrder,
  { connections, seconds }: { connections: number; seconds: number },
): Promise<number> {
  const clients = Array.from({ length: connections }, () => new pg.Client({ connectionString: url }));
  await Promise.all(clients.map((client) => client.connect()));
  const started = performance.now();
  let done = 0;
  const send = async (client: pg.Client, number: number) => {
    for (let round = number * 7; performance.now() - started < seconds * 1000; round += 1) {
      const refresh = createRefresher({ unchangedIds: callerIds, productIds, round });
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
