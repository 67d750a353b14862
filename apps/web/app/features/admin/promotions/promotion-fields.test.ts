import { type PromotionReply, promotionFormSchema } from "@larkwood/contract";
import { describe, expect, it } from "vitest";
import { describeWhat, describeWhen } from "./describe-promotion";
import { checkFields, toFields, toForm } from "./promotion-fields";

const stored: PromotionReply = {
  id: "a".repeat(24),
  name: "Sofa weekend",
  code: null,
  startsAt: "2026-11-27T23:00:00.000Z",
  endsAt: "2026-11-29T22:59:59.999Z",
  firstDay: "2026-11-28",
  lastDay: "2026-11-29",
  when: { categories: ["livingroom"], minTotal: 100, countries: ["Norway", "Sweden"], firstOrder: true },
  what: { kind: "percent", value: 15 },
  priority: 2,
  exclusive: true,
  maxUses: 10,
  maxUsesPerCustomer: null,
  uses: 0,
  createdAt: "2026-11-01T00:00:00.000Z",
};

describe("the form of a promotion", () => {
  it("sends what is stored if nothing is changed", () => {
    const { name, code, startsAt, endsAt, when, what, priority, exclusive, maxUses, maxUsesPerCustomer } =
      stored;
    expect(toForm(toFields(stored), stored)).toEqual({
      ...{ name, code, startsAt, endsAt, when, what, priority, exclusive, maxUses, maxUsesPerCustomer },
    });
  });

  it("sends days, and no empty conditions", () => {
    const fields = { ...toFields(null), name: "Sale", value: "10", starts: "2026-11-28" };
    const form = toForm(fields, null);
    expect(form).toMatchObject({ startsAt: "2026-11-28", endsAt: null, code: null, when: {} });
    expect(promotionFormSchema.safeParse(form).success).toBe(true);
  });

  it.each([
    ["buyXGetY", { kind: "buyXGetY", buy: 2, get: 1 }],
    ["freeDelivery", { kind: "freeDelivery" }],
    ["cheapestFree", { kind: "cheapestFree" }],
  ] as const)("sends only the fields of %s", (kind, what) => {
    expect(toForm({ ...toFields(null), name: "Sale", kind, value: "5" }, null).what).toEqual(what);
  });

  it("says what is missing", () => {
    const fields = toFields(null);
    expect(checkFields(fields)).toEqual({ "what.value": expect.any(String) });
    expect(checkFields({ ...fields, kind: "gift" })).toEqual({ "what.productId": "Choose a product" });
    expect(checkFields({ ...fields, kind: "freeDelivery", scope: "products" })).toEqual({
      "when.products": "Choose at least one",
    });
  });
});

describe("the sentence of a promotion", () => {
  it("names conditions and effect", () => {
    expect(describeWhen(stored)).toBe(
      "When the cart has items from Living Room for $100.00 or more, and it is the first order, and it goes to Norway, Sweden",
    );
    expect(describeWhat(stored)).toBe("15% off these items");
    expect(describeWhen({ ...stored, when: {} })).toBe("For every cart");
    expect(describeWhen({ ...stored, when: { minQuantity: 2, minTotal: 50 } })).toBe(
      "When the cart has at least 2 items and reaches $50.00",
    );
    const id = "0".repeat(24);
    expect(describeWhen({ ...stored, when: { minQuantity: 2, collections: [id], products: [id] } })).toBe(
      "When the cart has at least 2 items from a collection or of a chosen product",
    );
    expect(describeWhat({ when: {}, what: { kind: "fixedPrice", value: 20 } })).toBe("$20.00 for each item");
    expect(describeWhat({ when: {}, what: { kind: "buyXGetY", buy: 2, get: 1 } })).toBe("buy 2, get 1 free");
  });
});
