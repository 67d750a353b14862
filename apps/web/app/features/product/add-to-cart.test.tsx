import type { Product } from "@larkwood/contract";
import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, it } from "vitest";
import { session } from "~/lib/session/session";
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

it("adds one unless told otherwise, and begins at one again", async () => {
  renderScreen(<AddToCart product={lamp} variant={null} />);
  expect((await field()).value).toBe("1");
  const user = userEvent.setup();
  await user.click(add());
  expect(cart()).toEqual([{ _id: lamp.id, quantity: 1 }]);
});

it("adds as many as the field says, by plus, by arrow keys and by typing", async () => {
  renderScreen(<AddToCart product={lamp} variant={null} />);
  const user = userEvent.setup();
  await field();
  await user.click(screen.getByRole("button", { name: "One more" }));
  await user.type(await field(), "{ArrowUp}{ArrowUp}{ArrowDown}");
  expect((await field()).value).toBe("3");
  await user.type(await field(), "{Enter}");
  expect(cart()).toEqual([{ _id: lamp.id, quantity: 3 }]);
  expect((await field()).value).toBe("1");
  await screen.findByText("3 × $120.00");
});

it.each(["0", "-2", "1.5", "two", ""])(
  "adds nothing for %j, says what is wanted and shows where",
  async (text) => {
    renderScreen(<AddToCart product={lamp} variant={null} />);
    const user = userEvent.setup();
    await user.clear(await field());
    if (text) await user.type(await field(), text);
    await user.click(add());
    expect(cart()).toEqual([]);
    expect((await field()).getAttribute("aria-invalid")).toBe("true");
    expect(document.activeElement).toBe(await field());
    expect(screen.getByText("A whole number, 1 or more.")).toBeTruthy();
  },
);
