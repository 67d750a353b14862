import { DEMO_BANK_ACCOUNT } from "@larkwood/contract";
import { describe, expect, it } from "vitest";
import { bankTransfer } from "./methods/bank-transfer";
import { missingAccountWarning } from "./payment-warnings";

const order = { number: 1007, totalCents: 12_050, createdAt: new Date("2026-11-15T09:00:00Z") };
const terms = {
  shopName: "Fir & Sons",
  currency: "USD",
  bankAccount: DEMO_BANK_ACCOUNT,
  transferDays: 7,
  cardMinutes: 30,
};
const { instructions, transfer } = bankTransfer;

describe("bank transfer instructions", () => {
  it("contain amount, account, deadline and reference", () => {
    expect(instructions(order, terms)).toBe(
      "Please transfer $120.50 to Larkwood Demo (not a real account), XX33 LARK WOOD DEMO 0000, Bank of Nowhere, " +
        `BIC DEMOXX00 within 7 days and use "Order 1007" as the reference. We'll confirm your order once the payment has arrived.`,
    );
    expect(transfer(order, terms)).toEqual({
      ...DEMO_BANK_ACCOUNT,
      reference: "Order 1007",
      payBy: "2026-11-22T09:00:00.000Z",
    });
  });

  it("ask the customer to get in touch if the account was removed", () => {
    const without = { ...terms, bankAccount: null, transferDays: 1 };
    expect(instructions(order, without)).toMatch(
      /to Fir & Sons within one day .* Please contact us for the account details\.$/,
    );
    expect(transfer(order, without)).toBeNull();
  });

  it("come with a warning for the operator if there is no account", () => {
    const paymentMethods = ["bank_transfer" as const];
    expect(missingAccountWarning({ paymentMethods, bankAccount: DEMO_BANK_ACCOUNT })).toBeNull();
    expect(missingAccountWarning({ paymentMethods: ["pay_on_delivery"], bankAccount: null })).toBeNull();
    expect(missingAccountWarning({ paymentMethods, bankAccount: null })).toMatch(
      /^Bank transfer isn't available until you add a bank account: [^\n]*\.$/,
    );
  });
});
