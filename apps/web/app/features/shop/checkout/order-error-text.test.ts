import { ApiError, type ErrorCode, type Product } from "@larkwood/contract";
import { describe, expect, it } from "vitest";
import { orderErrorText } from "./order-error-text";

const product = { _id: "a".repeat(24), name: "Birch Chair", price: 100 } as Product;
const lines = [{ key: "a", product, variantId: undefined, variant: "", quantity: 2, totalCents: 200_00 }];
const refusal = (code: ErrorCode, context: unknown, errors?: Record<string, string>, detail?: string) =>
  new ApiError(409, "Conflict", {
    type: "about:blank",
    title: "",
    status: 409,
    code,
    context,
    requestId: "1",
    ...(errors ? { errors } : {}),
    ...(detail ? { detail } : {}),
  });

describe("orderErrorText", () => {
  it("names changed prices and the new total, and asks for confirmation", () => {
    const line = {
      productId: product._id,
      name: product.name,
      imageUrl: "",
      price: 120,
      quantity: 2,
      total: 240,
    };
    const quote = {
      lines: [line],
      subtotal: 240,
      discount: 0,
      total: 240,
      coupon: null,
      couponProblem: null,
    };
    expect(orderErrorText(refusal("price_changed", { quote }), lines)).toBe(
      "Birch Chair is now $120.00 (was $100.00). The total is now $240.00. Place the order again if you agree.",
    );
    const cheaper = { ...quote, lines: [{ ...line, price: 100 }], discount: 20, total: 180 };
    expect(orderErrorText(refusal("price_changed", { quote: cheaper }), lines)).toBe(
      "Your order total has changed. The total is now $180.00. Place the order again if you agree.",
    );
  });

  it("shows the server's message when the currency has changed", () => {
    const quote = { lines: [], subtotal: 200, discount: 0, total: 200, coupon: null, couponProblem: null };
    const detail = "Prices are now in EUR. Please reload the page and check the total.";
    expect(orderErrorText(refusal("price_changed", { quote }, undefined, detail), lines)).toBe(detail);
  });

  it("names items that are short and the quantity limit", () => {
    const shortages = [{ productId: product._id, wanted: 2, left: 1 }];
    expect(orderErrorText(refusal("out_of_stock", { shortages }), lines)).toBe(
      "Only 1 in stock: Birch Chair.",
    );
    const items = "An order can have at most 10 items.";
    expect(orderErrorText(refusal("invalid_input", undefined, { items }), lines)).toBe(items);
    expect(orderErrorText(new Error("offline"), lines)).toBeNull();
  });
});
