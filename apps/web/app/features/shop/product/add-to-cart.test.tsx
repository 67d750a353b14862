import type { Product } from "@larkwood/contract";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { useState } from "react";
import { beforeEach, expect, it, onTestFinished, vi } from "vitest";
import { session } from "~/lib/session/session";
import { getShop, useEditedShop } from "~/lib/shop/shop";
import { someSofa } from "~/testing/products";
import { renderScreen } from "~/testing/render-screen";
import { AddToCart } from "./add-to-cart";

const lamp: Product = {
  _id: "6571f0a1c2d3e4f5a6b7c8d9",
  id: "6571f0a1c2d3e4f5a6b7c8d9",
  name: "Lumen Lamp",
  description: "A lamp for long evenings.",
  category: "livingroom",
  price: 120,
  quantity: 3,
  imageUrl: "/images/products/lumen_1280.webp",
  createdAt: "2026-11-05T00:00:00.000Z",
  version: 1,
};
const cart = () => session.useStore.getState().cart;
const field = () => screen.findByRole<HTMLInputElement>("textbox", { name: "Quantity" });
const add = () => screen.getByRole("button", { name: "ADD TO CART" });

beforeEach(() => session.clearCart());

it("adds one by default", async () => {
  renderScreen(<AddToCart product={lamp} variant={null} />);
  expect((await field()).value).toBe("1");
  const user = userEvent.setup();
  await user.click(add());
  expect(cart()).toEqual([{ _id: lamp.id, quantity: 1 }]);
});

it("adds the quantity set by plus, arrow keys and typing, then resets to one", async () => {
  renderScreen(<AddToCart product={lamp} variant={null} />);
  const user = userEvent.setup();
  await field();
  await user.click(screen.getByRole("button", { name: "Increase quantity" }));
  await user.type(await field(), "{ArrowUp}{ArrowUp}{ArrowDown}");
  expect((await field()).value).toBe("3");
  await user.type(await field(), "{Enter}");
  expect(cart()).toEqual([{ _id: lamp.id, quantity: 3 }]);
  expect((await field()).value).toBe("1");
  await screen.findByText("3 × $120.00");
});

it.each(["0", "-2", "1.5", "two", ""])(
  "adds nothing for %j, shows an error and focuses the field",
  async (text) => {
    renderScreen(<AddToCart product={lamp} variant={null} />);
    const user = userEvent.setup();
    await user.clear(await field());
    if (text) await user.type(await field(), text);
    await user.click(add());
    expect(cart()).toEqual([]);
    expect((await field()).getAttribute("aria-invalid")).toBe("true");
    expect(document.activeElement).toBe(await field());
    expect(screen.getByText("Enter a whole number, 1 or more.")).toBeTruthy();
  },
);

it("offers a separate stock notification for each sold-out variant", async () => {
  const shop = { ...getShop(), trading: true, tellsWhenBack: true };
  useEditedShop.setState({ shop });
  session.signIn({ accessToken: "a.b.c", role: "User", userName: "Ada", userId: lamp.id });
  const fetch = vi
    .spyOn(globalThis, "fetch")
    .mockImplementation(async () => Response.json({ watching: true }));
  onTestFinished(() => {
    fetch.mockRestore();
    session.signOut();
    useEditedShop.setState({ shop: null });
  });
  const sofa = someSofa({ quantity: 0 });
  const VariantSwitch = () => {
    const [index, setIndex] = useState(0);
    return (
      <>
        <AddToCart product={sofa} variant={sofa.variants?.[index] ?? null} />
        <button type="button" onClick={() => setIndex(1)}>
          Sand
        </button>
      </>
    );
  };
  const visitor = renderScreen(<VariantSwitch />);
  await screen.findByText("This item is out of stock.");
  await visitor.sees("Notify me when it's back");
  await visitor.press("Notify me when it's back");
  await visitor.sees("We'll email you when it's back in stock.");
  await visitor.press("Sand");
  expect(screen.queryByText("We'll email you when it's back in stock.")).toBeNull();
  await visitor.press("Notify me when it's back");
  await visitor.sees("We'll email you when it's back in stock.");
  const queries = fetch.mock.calls.map(([url]) => new URL(String(url), "http://shop.example").search);
  expect(queries).toEqual((sofa.variants ?? []).map(({ id }) => `?variantId=${id}`));
});
