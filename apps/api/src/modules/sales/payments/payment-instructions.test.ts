import { DEMO_BANK_ACCOUNT } from "@larkwood/contract";
import { describe, expect, it } from "vitest";
import { paymentInstructions } from "./payment-instructions";

const order = { number: 1007, totalCents: 12_050, createdAt: new Date("2026-11-15T09:00:00Z") };
const terms = {
  shopName: "Fir & Sons",
  currency: "USD",
  bankAccount: DEMO_BANK_ACCOUNT,
  transferDays: 7,
  cardMinutes: 30,
};
const describeTransfer = (settings: Parameters<typeof paymentInstructions>[2]) =>
  paymentInstructions("bank_transfer", order, settings);

describe("bank transfer instructions", () => {
  it("contain amount, account, deadline and reference", () => {
    const { instructions, transfer } = describeTransfer(terms);
    expect(instructions).toBe(
      "Please transfer $120.50 to Larkwood Demo (not a real account), XX33 LARK WOOD DEMO 0000, Bank of Nowhere, " +
        `BIC DEMOXX00 within 7 days and use "Order 1007" as the reference. We'll confirm your order once the payment has arrived.`,
    );
    expect(transfer).toEqual({
      ...DEMO_BANK_ACCOUNT,
      reference: "Order 1007",
      payBy: "2026-11-22T09:00:00.000Z",
    });
  });

  it("ask the customer to get in touch if the account was removed", () => {
    const { instructions, transfer } = describeTransfer({ ...terms, bankAccount: null, transferDays: 1 });
    expect(instructions).toMatch(
      /to Fir & Sons within one day .* Please contact us for the account details\.$/,
    );
    expect(transfer).toBeNull();
  });
});

describe("instructions to pay on delivery", () => {
  it("ask for the payment when the order arrives, and not after that", () => {
    const describe = (isDelivered: boolean) =>
      paymentInstructions("pay_on_delivery", { ...order, isDelivered }, terms).instructions;
    expect(describe(false)).toBe(
      "Please pay $120.50 to the driver, by card or in cash, when your order arrives.",
    );
    expect(describe(true)).toBe("We haven't recorded your payment of $120.50 to the driver yet.");
  });
});
