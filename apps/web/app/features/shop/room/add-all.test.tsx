import { screen, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { session } from "~/lib/session/session";
import type { ProductItem } from "~/lib/shop/product-item";
import { openTradingShop } from "~/testing/open-trading-shop";
import { renderWithToasts } from "~/testing/render-screen";
import { AddAll } from "./add-all";

const item = (name: string, price: number, quantity: number, variantId?: string): ProductItem => ({
  ...{ id: `id-of-${name}`, name, price, quantity, imageUrl: "/images/a_1280.webp", to: "/" },
  ...(variantId ? { variantId } : {}),
});
const bench = item("Bench", 240, 3);
const mirror = item("Mirror", 320.5, 1, "brass");
const clock = item("Clock", 90, 0);
const cart = () => session.useStore.getState().cart;

beforeEach(() => {
  session.clearCart();
  openTradingShop();
});

it("shows the sum of what is in stock, and names what is sold out", async () => {
  const visitor = renderWithToasts(<AddAll items={[bench, clock, mirror]} />);
  await visitor.sees("2 items", "$560.50", "Sold out, so not included: Clock.");
});

it("adds one of each in the variant of the picture, with one message, and takes them back", async () => {
  const before = [{ _id: bench.id, quantity: 1, seenPrice: 240 }];
  session.updateCart(() => before);
  const visitor = renderWithToasts(<AddAll items={[bench, clock, mirror]} />);
  await screen.findByRole("button");
  await visitor.press("Add all to cart");
  expect(cart()).toEqual([
    { _id: bench.id, quantity: 2, seenPrice: 240 },
    { _id: mirror.id, variantId: "brass", quantity: 1, seenPrice: 320.5 },
  ]);
  const message = await screen.findByRole("status");
  within(message).getByText("2 items added to your cart.");
  await visitor.press("Undo");
  expect(cart()).toEqual(before);
});

it("adds no more than there is, and says so", async () => {
  session.updateCart(() => [{ _id: mirror.id, variantId: "brass", quantity: 1 }]);
  const visitor = renderWithToasts(<AddAll items={[bench, mirror]} />);
  await screen.findByRole("button");
  await visitor.press("Add all to cart");
  await visitor.sees("1 item added to your cart. All we have is in your cart already: Mirror.");
  expect(cart().find(({ _id }) => _id === mirror.id)?.quantity).toBe(1);
});

it("offers nothing to add if everything is sold out", async () => {
  const visitor = renderWithToasts(<AddAll items={[clock]} />);
  await visitor.sees("Sold out, so not included: Clock.");
  expect(screen.queryByRole("button")).toBeNull();
});
