import { sql } from "drizzle-orm";
import { budgets } from "../budgets";
import { openBenchDatabase } from "../lib/database";
import { startMailSink } from "../lib/mail-sink";
import { placeOrders } from "../lib/place-orders";
import type { Figure } from "../lib/report";
import { startShop } from "../lib/shop";
import { stockUp } from "../lib/stock-up";

const QUEUE = 10_000;
const ROUNDS = 8;
const LOAD = { shoppers: 16, seconds: 5 };

type BenchDatabase = Awaited<ReturnType<typeof openBenchDatabase>>["db"];

/** Orders per second with and without a mail queue being sent, alternating in one process. */
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
    // Also uses up the daily mail limit of the customer, so that only the queue is sent from here on.
    await placeOrders(shop, productIds, LOAD);
    await awaitEmpty(database.db);
    await sink.pause();
    await fillQueue(database.db);
    const orders = { quiet: 0, busy: 0 };
    const rounds: string[] = [];
    let sent = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const count = { quiet: 0, busy: 0 };
      // Alternate, with a different one first in each round, so that noise affects both equally.
      for (const kind of round % 2 ? (["busy", "quiet"] as const) : (["quiet", "busy"] as const)) {
        const before = kind === "busy" ? await sink.resume() : await sink.pause();
        if (kind === "busy") await untilMoreThan(sink, before);
        count[kind] = (await placeOrders(shop, productIds, LOAD)).perSecond;
        sent += (await sink.pause()) - before;
      }
      orders.quiet += count.quiet;
      orders.busy += count.busy;
      rounds.push(`${count.busy.toFixed(0)} of ${count.quiet.toFixed(0)}`);
    }
    const left = await countLeft(database.db);
    const from = { at: performance.now(), received: await sink.resume() };
    await awaitEmpty(database.db);
    const mailsOnly = ((await sink.received()) - from.received) / ((performance.now() - from.at) / 1000);
    return [
      figure(
        "orders while 10000 mails drain, against none",
        orders.busy / orders.quiet,
        `per second, alternating: ${rounds.join(", ")}`,
      ),
      figure("mails a second beside orders", sent / (ROUNDS * LOAD.seconds), ""),
      figure("mails a second alone", mailsOnly, `the remaining ${left}`),
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

async function fillQueue(db: BenchDatabase): Promise<void> {
  await db.execute(sql`
    INSERT INTO jobs (kind, payload, created_at, due_at)
    SELECT 'mail', jsonb_build_object('kind', 'order_placed', 'recipient', 'customer' || number || '@mail.example',
      'subject', 'Your order ' || number, 'body', repeat('A line of a message of typical length... ', 20),
      'html', '<p>' || repeat('A line of a message of typical length... ', 60) || '</p>'), now(), now()
    FROM generate_series(1, ${QUEUE}::integer) AS number`);
  await db.execute(sql`VACUUM ANALYZE jobs`);
}

async function countLeft(db: BenchDatabase): Promise<number> {
  const { rows } = await db.execute<{ left: number }>(sql`
    SELECT count(*)::integer AS left FROM jobs WHERE kind = 'mail' AND state IN ('waiting', 'running')`);
  return rows[0]?.left ?? 0;
}

async function awaitEmpty(db: BenchDatabase): Promise<void> {
  while ((await countLeft(db)) > 0) await new Promise((resolve) => setTimeout(resolve, 200));
}

async function untilMoreThan(sink: { received: () => Promise<number> }, count: number): Promise<void> {
  while ((await sink.received()) <= count) await new Promise((resolve) => setTimeout(resolve, 20));
}
