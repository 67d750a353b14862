import type { Product, ProductAttribute } from "@larkwood/contract";
import { screen } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { session } from "~/lib/session/session";
import type { ProductItem } from "~/lib/shop/product-item";
import { openTradingShop } from "~/testing/open-trading-shop";
import { someProduct } from "~/testing/products";
import { renderWithToasts } from "~/testing/render-screen";
import { ChairSets } from "./chair-sets";

const attribute = (key: string, value: string | number): ProductAttribute => ({
  ...{ key, name: key, type: typeof value === "number" ? "number" : "choice", unit: "" },
  ...{ value, text: String(value) },
});
const table = (seats: number): Product =>
  someProduct({ attributes: [attribute("kind", "dining-tables"), attribute("seats", seats)] });
const chair = (changes: Partial<ProductItem> = {}): ProductItem => ({
  ...{ id: "chair", variantId: "linen", name: "Holm Chair", price: 230, quantity: 9 },
  ...{ imageUrl: "/images/a_1280.webp", to: "/elsewhere", ...changes },
});
const cart = () => session.useStore.getState().cart;

beforeEach(() => {
  session.clearCart();
  openTradingShop();
});

it("offers as many chairs as the table has seats, with the sum, and adds them with one tap", async () => {
  const visitor = renderWithToasts(<ChairSets table={table(6)} chairs={[chair()]} />);
  await screen.findByRole("region", { name: "Chairs for this table" });
  await visitor.sees("6 × $230.00 · $1380.00");
  await visitor.press("Add six chairs: Holm Chair");
  expect(cart()).toEqual([{ _id: "chair", variantId: "linen", quantity: 6, seenPrice: 230 }]);
  await visitor.sees("6 × Holm Chair added to your cart.");
  await visitor.press("Undo");
  expect(cart()).toEqual([]);
});

it("offers chairs that arrive after the table", async () => {
  const visitor = renderWithToasts(
    <ChairSets table={table(14)} chairs={Promise.resolve([chair({ quantity: 20 })])} />,
  );
  await screen.findByRole("button", { name: "Add 14 chairs: Holm Chair" });
  await visitor.sees("14 × $230.00 · $3220.00");
});

it.each([
  [0, 0, "Out of stock"],
  [5, 0, "Only 5 in stock"],
  [9, 4, "Only 9 in stock, 4 in your cart"],
])(
  "says what is left if %d chairs in stock, with %d in the cart, are too few",
  async (quantity, inCart, text) => {
    session.updateCart(() => (inCart > 0 ? [{ _id: "chair", variantId: "linen", quantity: inCart }] : []));
    const visitor = renderWithToasts(<ChairSets table={table(6)} chairs={[chair({ quantity })]} />);
    await visitor.sees(text);
    expect(screen.queryByRole("button")).toBeNull();
  },
);

it("is hidden without chairs, and for a product that is no table", async () => {
  renderWithToasts(
    <>
      <p>Nothing else</p>
      <ChairSets table={table(6)} chairs={[]} />
      <ChairSets table={someProduct()} chairs={[chair()]} />
    </>,
  );
  await screen.findByText("Nothing else");
  expect(screen.queryByRole("heading")).toBeNull();
});
