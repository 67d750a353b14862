import type { AttemptState, TestCardAnswer } from "@larkwood/contract";
import { sql } from "drizzle-orm";
import { type Executor, executeUpdate, queryFirst } from "../../../../db/executor";
import {
  type PaymentAttempt,
  type PaymentProvider,
  type PaymentUpdate,
  ProviderRejected,
  type RefundUpdate,
} from "./payment-provider";

/** A built-in payment provider that moves no money, for trials. */
export interface TestCard extends PaymentProvider {
  /** Simulates the chosen card response and returns the resulting state. */
  answer(attempt: PaymentAttempt, answer: TestCardAnswer): Promise<PaymentUpdate>;
}

interface Row {
  state: AttemptState;
  amountCents: string;
  refunds: Record<string, number>;
}

// The answers "confirm" and "silence" leave the payment open.
const NEXT_STATE: Partial<Record<TestCardAnswer, AttemptState>> = { pay: "paid", refuse: "refused" };

const toRefund = ([id, amountCents]: [string, number]): RefundUpdate => ({
  id,
  reference: `test_refund_${id}`,
  amountCents,
  state: "done",
});

const toUpdate = ({ state, amountCents, refunds }: Row): PaymentUpdate => ({
  state,
  paidCents: state === "paid" ? Number(amountCents) : 0,
  refunds: Object.entries(refunds).map(toRefund),
});

/** Stores its payments in `test_card_payments`, which only this file reads. */
export function createTestCard(db: Executor): TestCard {
  async function describe({ id }: PaymentAttempt): Promise<PaymentUpdate> {
    const row = await queryFirst<Row>(
      db,
      sql`SELECT state, amount_cents AS "amountCents", refunds FROM test_card_payments WHERE id = ${id}`,
    );
    return row ? toUpdate(row) : { state: "open", paidCents: 0, refunds: [] };
  }

  async function setState(attempt: PaymentAttempt, state: AttemptState, from: readonly AttemptState[]) {
    await executeUpdate(
      db,
      sql`
      UPDATE test_card_payments SET state = ${state}
      WHERE id = ${attempt.id} AND state = ANY(${sql.param([...from])}::text[])`,
    );
    return describe(attempt);
  }

  return {
    async start({ id, orderId, amountCents, returnTo }) {
      await executeUpdate(
        db,
        sql`
        INSERT INTO test_card_payments (id, state, amount_cents) VALUES (${id}, 'open', ${amountCents})
        ON CONFLICT DO NOTHING`,
      );
      return { reference: `test_${id}`, url: `${returnTo}/order/${orderId}/test-card` };
    },
    describe,
    capture: (attempt) => setState(attempt, "paid", ["authorised"]),
    close: (attempt) => setState(attempt, "expired", ["open", "authorised"]),
    async answer(attempt, answer) {
      const state = NEXT_STATE[answer];
      return state ? setState(attempt, state, ["open"]) : describe(attempt);
    },
    async refund({ id }, refund) {
      // Idempotent by refund id; never refunds more than was paid.
      await executeUpdate(
        db,
        sql`
        UPDATE test_card_payments SET refunds = refunds || jsonb_build_object(${refund.id}::text, ${refund.amountCents}::bigint)
        WHERE id = ${id} AND state = 'paid' AND NOT refunds ? ${refund.id}::text AND amount_cents >= ${refund.amountCents}::bigint
          + (SELECT coalesce(sum(value::bigint), 0) FROM jsonb_each_text(refunds))`,
      );
      const row = await queryFirst<{ cents: string | null }>(
        db,
        sql`SELECT refunds->>${refund.id}::text AS cents FROM test_card_payments WHERE id = ${id}`,
      );
      if (!row?.cents) throw new ProviderRejected("The test card can't refund more than was paid.");
      return toRefund([refund.id, Number(row.cents)]);
    },
  };
}
