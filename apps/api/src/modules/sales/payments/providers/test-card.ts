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

/** A payment service of our own that takes no money, for trying the shop out. */
export interface TestCard extends PaymentProvider {
  /** What the card does, as whoever tries the shop has chosen; says what became of it. */
  answer(attempt: PaymentAttempt, answer: TestCardAnswer): Promise<PaymentUpdate>;
}

interface Row {
  state: AttemptState;
  amountCents: string;
  refunds: Record<string, number>;
}

// Asked to confirm, a card waits for the next answer; a silent one for ever.
const BECOMES: Partial<Record<TestCardAnswer, AttemptState>> = { pay: "paid", refuse: "refused" };

const toRefund = ([id, amountCents]: [string, number]): RefundUpdate => ({
  id,
  reference: `test_refund_${id}`,
  amountCents,
  state: "done",
});

const toNews = ({ state, amountCents, refunds }: Row): PaymentUpdate => ({
  state,
  paidCents: state === "paid" ? Number(amountCents) : 0,
  refunds: Object.entries(refunds).map(toRefund),
});

/** The test card. It remembers in a table of its own, which the rest of the shop does not read. */
export function createTestCard(db: Executor): TestCard {
  async function describe({ id }: PaymentAttempt): Promise<PaymentUpdate> {
    const row = await queryFirst<Row>(
      db,
      sql`SELECT state, amount_cents AS "amountCents", refunds FROM test_card_payments WHERE id = ${id}`,
    );
    return row ? toNews(row) : { state: "open", paidCents: 0, refunds: [] };
  }

  async function become(attempt: PaymentAttempt, state: AttemptState, from: readonly AttemptState[]) {
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
    capture: (attempt) => become(attempt, "paid", ["authorised"]),
    close: (attempt) => become(attempt, "expired", ["open", "authorised"]),
    async answer(attempt, answer) {
      const state = BECOMES[answer];
      return state ? become(attempt, state, ["open"]) : describe(attempt);
    },
    async refund({ id }, refund) {
      // The same refund once, and never more than was paid.
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
