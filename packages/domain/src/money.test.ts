import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  createMoneyFormat,
  createShowroomMoneyFormat,
  decimalCents,
  fromCents,
  lineTotalCents,
  toCents,
  totalCents,
} from "./money";

const cents = fc.integer({ min: 0, max: 100_000_000 });
const quantity = fc.integer({ min: 1, max: 1000 });

const dollars = createShowroomMoneyFormat("USD");

describe("money", () => {
  it("survives the conversion to a price and back for every amount", () => {
    fc.assert(fc.property(cents, (amount) => toCents(fromCents(amount)) === amount));
  });

  it("shows a $ and two decimals [C07]", () => {
    expect(dollars.formatCents(0)).toBe("$0.00");
    expect(dollars.formatCents(5)).toBe("$0.05");
    expect(dollars.formatPrice(1234.5)).toBe("$1234.50");
    fc.assert(fc.property(cents, (amount) => /^\$\d+\.\d\d$/.test(dollars.formatCents(amount))));
  });

  it("formats other currencies with Intl, and omits the currency in files", () => {
    const euros = createShowroomMoneyFormat("EUR");
    expect([euros.formatCents(-5), euros.formatPrice(1234.5), euros.formatSum(1234.5)]).toEqual([
      "-€0.05",
      "€1234.50",
      "€1,234.50",
    ]);
    expect(createShowroomMoneyFormat("SEK").formatPrice(1234.5).replace("\u00a0", " ")).toBe("kr 1234.50");
    expect([decimalCents(123_450), decimalCents(-5)]).toEqual(["1234.50", "-0.05"]);
  });

  it("groups thousands for the admin area", () => {
    expect([0, 999.99, 1234.5, 8_062_386.86].map(dollars.formatSum)).toEqual([
      "$0.00",
      "$999.99",
      "$1,234.50",
      "$8,062,386.86",
    ]);
  });

  it("writes amounts of a trading shop in one way: grouped, and with cents only if there are any", () => {
    const { formatCents, formatPrice, formatSum } = createMoneyFormat("USD");
    expect([0, 5, 2_450, 149_000, 123_456_789, -100_000].map(formatCents)).toEqual([
      "$0",
      "$0.05",
      "$24.50",
      "$1,490",
      "$1,234,567.89",
      "-$1,000",
    ]);
    expect(createMoneyFormat("EUR").formatPrice(1234.5)).toBe("€1,234.50");
    fc.assert(
      fc.property(cents, (amount) => {
        const text = formatCents(amount);
        expect(text).toMatch(/^\$\d{1,3}(,\d{3})*(\.\d\d)?$/);
        expect(toCents(Number(text.replaceAll(/[$,]/g, "")))).toBe(amount);
        expect([formatPrice(fromCents(amount)), formatSum(fromCents(amount))]).toEqual([text, text]);
      }),
    );
  });

  it("multiplies and adds without losing a cent [A14]", () => {
    expect(lineTotalCents(0.1, 3)).toBe(30);
    fc.assert(
      fc.property(fc.array(fc.record({ cents, quantity })), (lines) => {
        const exact = lines.reduce((sum, line) => sum + BigInt(line.cents) * BigInt(line.quantity), 0n);
        const wire = lines.map((line) => ({ price: fromCents(line.cents), quantity: line.quantity }));
        expect(BigInt(totalCents(wire))).toBe(exact);
      }),
    );
  });
});
