import type { ShippingRules, TaxRules } from "@larkwood/contract";
import { describe, expect, it } from "vitest";
import { categoriesArriving, deliveryOptionsFor, hasCharges, taxRateFor } from "./charges";

const option = (name: string, price: number, freeFrom: number | null = null) => ({
  name,
  kind: "parcel" as const,
  price,
  freeFrom,
  fromDays: 1,
  toDays: 3,
});

const shipping: ShippingRules = {
  twoMan: ["bedroom"],
  zones: [
    {
      name: "North",
      countries: ["Norway", "Sweden"],
      options: [
        option("Express", 20),
        option("Parcel", 5, 100),
        { ...option("Carried in", 80), kind: "two_man" },
      ],
    },
    { name: "Elsewhere", countries: [], options: [option("Parcel", 30)] },
  ],
};

const to = (country: string, goodsCents = 50_00, categories: ShippingRules["twoMan"] = ["dining"]) =>
  deliveryOptionsFor(shipping, { country, goodsCents, categories })?.map(({ name, cents }) => [name, cents]);

describe("delivery", () => {
  it("is free everywhere if the shop has no zones", () => {
    const rules = { twoMan: [], zones: [] };
    expect(deliveryOptionsFor(rules, { country: "Norway", goodsCents: 1, categories: [] })).toBeNull();
    expect(hasCharges({ shipping: rules, tax: { included: true, rates: [] } })).toBe(false);
  });

  it("depends on the weight brackets, and costs the base price above them", () => {
    const weights = [
      { upToKg: 5, price: 9.9 },
      { upToKg: 30, price: 24 },
    ];
    const options = [{ ...option("Parcel", 80, 500), weights }];
    const rules: ShippingRules = { twoMan: [], zones: [{ name: "All", countries: [], options }] };
    const cents = (grams: number, goodsCents = 1) =>
      deliveryOptionsFor(rules, { country: "Peru", categories: [], goodsCents, grams })?.[0]?.cents;
    expect([0, 5_000, 5_001, 30_000, 30_001].map((grams) => cents(grams))).toEqual([
      990, 990, 2_400, 2_400, 8_000,
    ]);
    expect(cents(30_001, 500_00)).toBe(0);
  });

  it("uses the zone of the country, lists the cheapest first, and is free from a threshold", () => {
    expect(to(" norWAY ")).toEqual([
      ["Parcel", 500],
      ["Express", 2_000],
      ["Carried in", 8_000],
    ]);
    expect(to("Sweden", 100_00)?.[0]).toEqual(["Parcel", 0]);
    expect(to("Sweden", 99_99)?.[0]).toEqual(["Parcel", 500]);
    expect(to("Japan")).toEqual([["Parcel", 3_000]]);
    expect(to("Sverige")).toEqual(to("Sweden"));
  });

  it("offers only two-man delivery for two-man categories, or nothing if the zone has none", () => {
    expect(to("Norway", 1, ["dining", "bedroom"])).toEqual([["Carried in", 8_000]]);
    expect(to("Japan", 1, ["bedroom"])).toEqual([]);
    const only = { twoMan: [], zones: shipping.zones.slice(0, 1) };
    expect(deliveryOptionsFor(only, { country: "Japan", goodsCents: 1, categories: [] })).toEqual([]);
  });
});

it("picks the most specific tax rate: country and category, country, default and category, default", () => {
  const at = (country: string, category: "kitchen" | null, percent: number) => ({
    name: "VAT",
    country,
    category,
    percent,
  });
  const tax: TaxRules = {
    included: true,
    rates: [at("", null, 20), at("", "kitchen", 10), at("Norway", null, 25), at("Norway", "kitchen", 15.5)],
  };
  const rate = (country: string, category: "kitchen" | "dining" | null) =>
    taxRateFor(tax, country, category)?.hundredths;
  expect(rate("NORWAY", "kitchen")).toBe(1_550);
  expect(rate("Norway", "dining")).toBe(2_500);
  expect(rate("Norway", null)).toBe(2_500);
  expect(rate("Chile", "kitchen")).toBe(1_000);
  expect(rate("", null)).toBe(2_000);
  expect(taxRateFor({ included: true, rates: [at("Norway", null, 25)] }, "Chile", null)).toBeNull();
});

describe("the categories that arrive in time", () => {
  const fast = { ...option("Van", 90), kind: "two_man" as const, fromDays: 4, toDays: 9 };
  const rules = {
    ...shipping,
    zones: [{ name: "Home", countries: ["Norway"], options: [option("Post", 5), fast] }],
  };

  it("are those with a shipping method that is fast enough", () => {
    expect(categoriesArriving(rules, "Norway", 2)).toEqual([]);
    const inThree = categoriesArriving(rules, "Norway", 3);
    expect(inThree).toContain("dining");
    expect(inThree).not.toContain("bedroom");
    expect(categoriesArriving(rules, "Norway", 9)).toContain("bedroom");
    expect(categoriesArriving(rules, "Japan", 99)).toEqual([]);
  });

  it("are all after six days in a shop without zones", () => {
    const free = { twoMan: [], zones: [] };
    expect(categoriesArriving(free, "Norway", 5)).toEqual([]);
    expect(categoriesArriving(free, "Norway", 6)).toContain("bedroom");
  });
});
