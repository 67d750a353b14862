import { sql } from "drizzle-orm";
import { budgets } from "../budgets";
import { openBenchDatabase } from "../lib/database";
import { median } from "../lib/load";
import { startMailSink } from "../lib/mail-sink";
import { placeOrders } from "../lib/place-orders";
import type { Figure } from "../lib/report";
import { startShop } from "../lib/shop";
import { stockUp } from "../lib/stock-up";

const QUEUE = 10_000;
const ROUNDS = 5;
const LOAD = { shoppers: 16, seconds: 6 };

type BenchDatabase = Awaited<ReturnType<typeof openBenchDatabase>>["db"];

/** Orders while a queue of mails drains, beside orders without one: the same process, in turns. */
export async function measureMails(): Promise<Figure[]> {
  const database = await openBenchDatabase();
  const sink = await startMailSink();
  const shop = await startShop({
    DATABASE_URL: database.url,
    SHOP_DEMO: "on",
    SHOP_PAYMENT_METHODS: "bank_transfer",
    SMTP_URL: sink.url,
    PUBLIC_URL: "https://shop.example",
  });
  try {
    const productIds = await stockUp(shop);
    // Also uses up the messages that the one customer may get in a day: what is sent from here on is the queue.
    await placeOrders(shop, productIds, LOAD);
    await awaitEmpty(database.db);
    await fillQueue(database.db);
    const rounds: { quiet: number; busy: number }[] = [];
    let sent = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      // Both begin with the same work for the database: every message of the queue is written anew.
      await postpone(database.db, "1 hour");
      const quiet = await placeOrders(shop, productIds, LOAD);
      await postpone(database.db, "0");
      await untilMore(sink, await sink.taken());
      const before = await sink.taken();
      const busy = await placeOrders(shop, productIds, LOAD);
      sent += (await sink.taken()) - before;
      rounds.push({ quiet: quiet.perSecond, busy: busy.perSecond });
    }
    await fillQueue(database.db);
    await postpone(database.db, "0");
    const from = { at: performance.now(), taken: await sink.taken() };
    await awaitEmpty(database.db);
    const alone = ((await sink.taken()) - from.taken) / ((performance.now() - from.at) / 1000);
    const each = rounds.map(({ quiet, busy }) => `${busy.toFixed(0)} of ${quiet.toFixed(0)}`).join(", ");
    return [
      figure(
        "orders while 10000 mails drain, against none",
        median(rounds.map(({ quiet, busy }) => busy / quiet)),
        `a second, in turns: ${each}`,
      ),
      figure("mails a second beside orders", sent / (ROUNDS * LOAD.seconds), ""),
      figure("mails a second alone", alone, `until all ${QUEUE} had left the house`),
    ];
  } finally {
    await shop.dispose();
    sink.stop();
    await database.close();
  }
}

function figure(name: string, value: number, note: string): Figure {
  const budget = Object.entries(budgets.mails).find(([of]) => of === name)?.[1];
  return { section: "mails", name, value, budget, note };
}

/** Adds what is missing, due in an hour. */
async function fillQueue(db: BenchDatabase): Promise<void> {
  await db.execute(sql`
    INSERT INTO jobs (kind, payload, created_at, due_at)
    SELECT 'mail', jsonb_build_object('kind', 'order_placed', 'recipient', 'customer' || number || '@mail.example',
      'subject', 'Your order ' || number, 'body', repeat('A line of a message as long as they are. ', 20),
      'html', '<p>' || repeat('A line of a message as long as they are. ', 60) || '</p>'), now(), now() + interval '1 hour'
    FROM generate_series(1, ${QUEUE} - (SELECT count(*) FROM jobs WHERE kind = 'mail' AND state = 'waiting')) AS number`);
  await db.execute(sql`ANALYZE jobs`);
}

/** The whole queue is due after this time. */
async function postpone(db: BenchDatabase, by: string): Promise<void> {
  await db.execute(sql`
    UPDATE jobs SET due_at = now() + ${by}::interval WHERE kind = 'mail' AND state = 'waiting'`);
}

async function awaitEmpty(db: BenchDatabase): Promise<void> {
  for (;;) {
    const { rows } = await db.execute(sql`
      SELECT FROM jobs WHERE kind = 'mail' AND state IN ('waiting', 'running') AND due_at < now() + interval '10 minutes' LIMIT 1`);
    if (rows.length === 0) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

async function untilMore(sink: { taken: () => Promise<number> }, than: number): Promise<void> {
  while ((await sink.taken()) <= than) await new Promise((resolve) => setTimeout(resolve, 20));
}
