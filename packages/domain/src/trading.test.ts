import type { PaymentMethod } from "@larkwood/contract";
import { describe, expect, it } from "vitest";
import { formatAccountNumber, hasReviews, isTrading, takesGuestOrders } from "./trading";

describe("trading mode", () => {
  it("is on if set, or if a payment method is enabled", () => {
    expect(isTrading({ mode: "showroom", paymentMethods: [] })).toBe(false);
    expect(isTrading({ mode: "trading", paymentMethods: [] })).toBe(true);
    expect(isTrading({ mode: "showroom", paymentMethods: ["pay_on_delivery"] })).toBe(true);
  });

  it("has reviews unless they are off", () => {
    const trading = { mode: "trading", paymentMethods: [] } as const;
    expect(hasReviews({ ...trading, paymentMethods: [], reviews: "moderated" })).toBe(true);
    expect(hasReviews({ ...trading, paymentMethods: [], reviews: "off" })).toBe(false);
    expect(hasReviews({ mode: "showroom", paymentMethods: [], reviews: "moderated" })).toBe(false);
  });

  it("formats an IBAN in groups of four and leaves other numbers unchanged", () => {
    expect(formatAccountNumber("XX33LARKWOODDEMO0000")).toBe("XX33 LARK WOOD DEMO 0000");
    expect(formatAccountNumber("12-3456/78")).toBe("12-3456/78");
  });
});

it("takes orders of guests only in a trading shop with a public catalogue, if the owner wants them", () => {
  const paymentMethods: PaymentMethod[] = [];
  const open = { mode: "trading", paymentMethods, catalogue: "public", guestCheckout: "on" } as const;
  expect(takesGuestOrders(open)).toBe(true);
  expect(takesGuestOrders({ ...open, mode: "showroom" })).toBe(false);
  expect(takesGuestOrders({ ...open, catalogue: "members" })).toBe(false);
  expect(takesGuestOrders({ ...open, guestCheckout: "off" })).toBe(false);
});
