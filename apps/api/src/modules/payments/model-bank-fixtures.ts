import {
  type Attempt,
  type PaymentNews,
  ProviderDown,
  type ProviderEvent,
  ProviderRefusal,
  type RefundNews,
  type TellingProvider,
} from "./providers/payment-provider";

interface Account {
  attempt: Attempt;
  state: PaymentNews["state"];
  refunds: Map<string, RefundNews>;
}

interface BankEvent extends ProviderEvent {
  none: PaymentNews;
}

type Choose = <T>(from: readonly T[]) => T;

const NONE: PaymentNews = { state: "open", paidCents: 0, refunds: [] };

/** A payment service in memory that knows where the money is, and that loses questions and answers. */
export function createModelBank(choose: Choose) {
  const accounts = new Map<string, Account>();
  const events: BankEvent[] = [];
  let count = 0;

  const newsOf = ({ attempt, state, refunds }: Account): PaymentNews => ({
    state,
    paidCents: state === "paid" ? attempt.amountCents : 0,
    reference: `ref_${attempt.id}`,
    charge: `pi_${attempt.id}`,
    refunds: [...refunds.values()],
  });
  const tell = ({ attempt }: Account, news: PaymentNews) => {
    count += 1;
    const about = choose([{ id: attempt.id }, { id: attempt.id, charge: `pi_${attempt.id}` }]);
    events.push({ id: `evt_${attempt.id}_${count}`, kind: "model", about, news, none: NONE });
  };
  const move = (account: Account, state: PaymentNews["state"]) => {
    account.state = state;
    tell(account, { ...newsOf(account), refunds: [] });
  };

  const bank = {
    events,
    trouble: 0,
    kills: 0,
    /** How often more was to go back than came. */
    overdrawn: 0,
    byHand: 0,
    failed: 0,

    /** Nothing is heard, or all of it happens and nobody hears the answer: as if somebody was killed in between. */
    async ask<T>(work: () => T): Promise<T> {
      const lost =
        bank.trouble > choose([0.1, 0.3, 0.5, 0.8, 1]) ? choose(["before", "after"] as const) : null;
      if (lost) bank.kills += 1;
      if (lost === "before") throw new ProviderDown("killed before");
      const made = work();
      if (lost === "after") throw new ProviderDown("killed after");
      return made;
    },
    start: (attempt: Attempt) =>
      bank.ask(() => {
        if (!accounts.has(attempt.id))
          accounts.set(attempt.id, { attempt, state: "open", refunds: new Map() });
        return { reference: `ref_${attempt.id}`, url: `https://bank.example/${attempt.id}` };
      }),
    describe: (attempt: Attempt) =>
      bank.ask(() => {
        const account = accounts.get(attempt.id);
        return account ? newsOf(account) : NONE;
      }),
    capture: (attempt: Attempt) =>
      bank.ask(() => {
        const account = accounts.get(attempt.id);
        if (account?.state === "authorised") move(account, "paid");
        return account ? newsOf(account) : NONE;
      }),
    close: (attempt: Attempt) =>
      bank.ask(() => {
        const account = accounts.get(attempt.id);
        if (account && (account.state === "open" || account.state === "authorised")) move(account, "expired");
        return account ? newsOf(account) : NONE;
      }),
    refund: (attempt: Attempt, { id, amountCents }: { id: string; amountCents: number }) =>
      bank.ask(() => {
        const account = accounts.get(attempt.id);
        if (!account) throw new ProviderRefusal("nobody has paid");
        return give(account, id, amountCents);
      }),
    readEvent: () => Promise.reject(new Error("the model hands its events over itself")),

    payAny({ setAside = false } = {}): void {
      const open = [...accounts.values()].filter(({ state }) => state === "open");
      if (open.length > 0) move(choose(open), setAside ? "authorised" : "paid");
    },
    /** Says that a payment was refused, which is then made all the same. */
    refuseSome(): void {
      const open = [...accounts.values()].filter(({ state }) => state === "open");
      if (open.length > 0) tell(choose(open), { ...NONE, state: "refused" });
    },
    refundByHand(cents: number): void {
      const paid = [...accounts.values()].filter((one) => one.state === "paid" && left(one) >= cents);
      if (paid.length === 0) return;
      bank.byHand += 1;
      give(choose(paid), null, cents);
    },
    failSomeRefund(): void {
      const done = [...accounts.values()].flatMap((account) =>
        [...account.refunds].filter(([, { state }]) => state === "done").map(([key]) => ({ account, key })),
      );
      if (done.length === 0) return;
      const { account, key } = choose(done);
      const refund = account.refunds.get(key);
      if (!refund) return;
      account.refunds.set(key, { ...refund, state: "failed" });
      bank.failed += 1;
      tell(account, { ...NONE, refunds: [{ ...refund, state: "failed" }] });
    },
    paidTwice: () => [...accounts.values()].filter(({ state }) => state === "paid").length > 1,
    /** What the shop has of all that came. */
    kept: () => [...accounts.values()].reduce((sum, account) => sum + left(account), 0),
    summary: () =>
      [...accounts.values()].map((one) => ({ state: one.state, refunds: [...one.refunds.values()] })),
  };

  function left({ attempt, state, refunds }: Account): number {
    if (state !== "paid") return 0;
    const gone = [...refunds.values()].filter((one) => one.state !== "failed");
    return attempt.amountCents - gone.reduce((sum, { amountCents }) => sum + amountCents, 0);
  }

  function give(account: Account, id: string | null, amountCents: number): RefundNews {
    const key = id ?? `hand_${count}`;
    const earlier = account.refunds.get(key);
    if (earlier) return earlier;
    if (left(account) < amountCents) {
      bank.overdrawn += 1;
      throw new ProviderRefusal("more than came");
    }
    const refund: RefundNews = {
      id,
      reference: `re_${account.attempt.id}_${count}`,
      amountCents,
      state: "done",
    };
    account.refunds.set(key, refund);
    tell(account, { ...NONE, refunds: [refund] });
    return refund;
  }

  return bank satisfies TellingProvider & Record<string, unknown>;
}
export type ModelBank = ReturnType<typeof createModelBank>;
