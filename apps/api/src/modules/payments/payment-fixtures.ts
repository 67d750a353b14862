import type { SettingValues } from "@larkwood/contract";
import type { Database } from "../../db/client";
import { sqlOn } from "../../testing/plain-sql";
import type { OrderContext } from "../orders/order-context";
import { tradingContext } from "../orders/trading-fixtures";
import { checkAttempt } from "./check-payment";
import type { MoneyContext } from "./money-context";
import { createProviders, type Providers } from "./providers";
import { runRefund } from "./run-refund";

interface Choices {
  clock?: () => Date;
  providers?: Partial<Providers>;
  cardMinutes?: number;
  tax?: SettingValues["tax"];
}

/** What use-cases of payments need, on a database alone; the test card is offered. */
export function moneyContext(db: Database, choices: Choices = {}): MoneyContext & OrderContext {
  const { clock = () => new Date(), providers = {}, cardMinutes = 30 } = choices;
  const trading = tradingContext(db);
  const { tax = trading.settings.current.tax } = choices;
  return {
    ...trading,
    clock,
    settings: {
      ...trading.settings,
      current: { ...trading.settings.current, paymentMethods: ["test_card"], cardMinutes, tax },
    },
    providers: { ...createProviders({ stripe: null }, db, clock), ...providers },
    jobs: { wake: () => {} },
  };
}

/** Does what is to be done about money, as the workers would; what fails stays. Says how many were done. */
export async function doMoneyJobs(context: MoneyContext): Promise<number> {
  const sql = sqlOn(context.db);
  const waiting = await sql<{ id: string; kind: string; payload: never }>`
    SELECT id, kind, payload FROM jobs WHERE kind IN ('payment.refund', 'payment.check') AND state = 'waiting' ORDER BY id`;
  let done = 0;
  for (const { id, kind, payload } of waiting) {
    const work = kind === "payment.refund" ? runRefund(context, payload) : checkAttempt(context, payload);
    const isDone = await work.then(
      () => true,
      () => false,
    );
    if (isDone) await sql`UPDATE jobs SET state = 'done', finished_at = now() WHERE id = ${id}`;
    done += isDone ? 1 : 0;
  }
  return done;
}

/** The payment of an order as it is stored. */
export async function paymentOf(db: Database, orderId: string) {
  const [row] = await sqlOn(db)<{
    id: string;
    status: string;
    amount: number;
    refunded: number;
    due: number;
    order: string;
    total: number;
    version: number;
  }>`
    SELECT payments.id, payments.status, amount_cents::int AS amount, refunded_cents::int AS refunded, due_cents::int AS due,
      orders.status AS "order", total_cents::int AS total, orders.version
    FROM payments JOIN orders ON orders.id = order_id WHERE order_id = ${orderId}`;
  if (!row) throw new Error("no payment");
  return row;
}
