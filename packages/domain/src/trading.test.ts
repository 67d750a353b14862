import { describe, expect, it } from "vitest";
import { formatAccountNumber, isTrading } from "./trading";

describe("trading mode", () => {
  it("is on if set, or if a payment method is enabled", () => {
    expect(isTrading({ mode: "showroom", paymentMethods: [] })).toBe(false);
    expect(isTrading({ mode: "trading", paymentMethods: [] })).toBe(true);
    expect(isTrading({ mode: "showroom", paymentMethods: ["pay_on_delivery"] })).toBe(true);
  });

  it("formats an IBAN in groups of four and leaves other numbers unchanged", () => {
    expect(formatAccountNumber("XX33LARKWOODDEMO0000")).toBe("XX33 LARK WOOD DEMO 0000");
    expect(formatAccountNumber("12-3456/78")).toBe("12-3456/78");
  });
});
