import { DEMO_BANK_ACCOUNT, PAYMENT_METHODS, SETTING_DEFAULTS } from "@larkwood/contract";
import { describe, expect, it } from "vitest";
import {
  hasBalanceDue,
  isPaidOnline,
  needsBankAccount,
  offeredMethods,
  paymentDeadline,
  paymentMethodDefinitions,
  paymentWarnings,
} from "./payment-methods";

const settings = { ...SETTING_DEFAULTS, bankAccount: DEMO_BANK_ACCOUNT, transferDays: 7, cardMinutes: 30 };
const allKeys = { stripe: {} };
const noKeys = { stripe: null };
const createdAt = new Date("2026-11-15T09:00:00Z");
const order = { number: 1007, amount: "$120.50", isBalance: false, isDelivered: false, payBy: null };

describe.each(PAYMENT_METHODS)("the payment method %s", (method) => {
  const { label, hint, instructions, nextStep, needs } = paymentMethodDefinitions[method];
  const enabled = { ...settings, paymentMethods: [method] };

  it("has a name that no other method has, and a sentence for the checkout", () => {
    expect(PAYMENT_METHODS.filter((other) => paymentMethodDefinitions[other].label === label)).toEqual([
      method,
    ]);
    expect(hint).toMatch(/^[A-Z].*\.$/);
  });

  it("says what to pay, for the order and for a balance due", () => {
    expect(instructions(order, settings)).toMatch(/^Please .*\$120\.50.*\.$/);
    expect(instructions({ ...order, isBalance: true }, settings)).toContain("the balance of $120.50");
    expect(nextStep(order)).toContain("$120.50");
  });

  it("is offered once it has what it needs, with a warning until then", () => {
    expect(offeredMethods(enabled, allKeys)).toEqual([method]);
    expect(paymentWarnings(enabled, allKeys)).toEqual([]);
    const without = { ...enabled, bankAccount: null };
    expect(offeredMethods(without, noKeys)).toEqual(needs ? [] : [method]);
    expect(paymentWarnings(without, noKeys)).toEqual(needs ? [needs.warning] : []);
  });
});

describe("payment methods", () => {
  const methodsWhere = (condition: (method: (typeof PAYMENT_METHODS)[number]) => boolean) =>
    PAYMENT_METHODS.filter(condition);

  it("are paid online, into the bank account, or on delivery", () => {
    expect(methodsWhere(isPaidOnline)).toEqual(["card", "test_card"]);
    expect(methodsWhere(needsBankAccount)).toEqual(["bank_transfer"]);
    // The driver collects a balance due, so the order need not wait for it.
    expect(methodsWhere((method) => !hasBalanceDue(method, 100))).toEqual(["pay_on_delivery"]);
  });

  it("have the deadline that the shop has set", () => {
    const deadlines = PAYMENT_METHODS.map((method) => paymentDeadline(method, createdAt, settings));
    expect(deadlines.map((deadline) => deadline?.toISOString())).toEqual([
      "2026-11-22T09:00:00.000Z",
      undefined,
      "2026-11-15T09:30:00.000Z",
      "2026-11-15T09:30:00.000Z",
    ]);
  });

  it("name the missing bank account and the missing keys", () => {
    const enabled = { ...settings, paymentMethods: [...PAYMENT_METHODS], bankAccount: null };
    expect(paymentWarnings(enabled, noKeys)).toEqual([
      expect.stringMatching(/^Bank transfer isn't available until you add a bank account: [^\n]*\.$/),
      expect.stringMatching(
        /^Card payment isn't available .* STRIPE_SECRET_KEY and STRIPE_WEBHOOK_SECRET\.$/,
      ),
    ]);
  });
});
