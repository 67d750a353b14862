import { describe, expect, it } from "vitest";
import { sampleOrders, samplePopular } from "~/lib/shop/showroom-samples";
import { sampleStats } from "./sample-stats";

const emptyShop = { productIds: [], userIds: [] };

describe("sample stats", () => {
  it("match the specification exactly [D07 D09 D12]", () => {
    const { totals, buyers, popular } = sampleStats(emptyShop);
    expect(totals).toEqual({ sales: "$54232", expenses: "$3423", customers: "12313", orders: "16432" });
    expect(buyers.map(({ value }) => value)).toEqual([540, 620, 210]);
    expect(popular.map(({ name, stock }) => [name, stock])).toEqual([
      ["Couch", 8],
      ["Table", 26],
      ["Stool", 43],
      ["Vintage Bedframe", 0],
      ["Wardrobe", 18],
      ["Workplace", 9],
    ]);
  });

  it("have prices from $96.35 to $876.00", () => {
    const prices = [...samplePopular.map((p) => p.product_price), ...sampleOrders.map((o) => o.order_total)];
    const cents = prices.map((price) => Math.round(Number(price.slice(1)) * 100));
    expect(Math.min(...cents)).toBe(9_635);
    expect(Math.max(...cents)).toBe(87_600);
  });

  it("link to the demo shop's own products and customers", () => {
    const first = sampleOrders[0];
    const stats = sampleStats({
      productIds: ["a", first?.product_id ?? ""],
      userIds: ["u", first?.customer_id ?? ""],
    });
    expect(stats.orders[0]).toMatchObject({ productId: first?.product_id, customerId: first?.customer_id });
  });

  it("link to other existing records in a shop without demo data, and to nothing in an empty shop", () => {
    const others = sampleStats({ productIds: ["a", "b"], userIds: ["u"] });
    expect(others.orders.map(({ productId }) => productId)).toEqual(["a", "b", "a", "b", "a", "b"]);
    expect(others.orders.every(({ customerId }) => customerId === "u")).toBe(true);
    expect(sampleStats(emptyShop).orders.every(({ productId }) => productId === null)).toBe(true);
  });
});
