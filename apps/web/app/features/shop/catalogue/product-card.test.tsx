import type { Product } from "@larkwood/contract";
import { act, fireEvent, screen } from "@testing-library/react";
import { expect, it } from "vitest";
import { useEditedShop } from "~/lib/shop/shop";
import { openTradingShop } from "~/testing/open-trading-shop";
import { renderScreen } from "~/testing/render-screen";
import { ProductCard } from "./product-card";

const plain: Product = {
  _id: "6571f0a1c2d3e4f5a6b7c8d9",
  id: "6571f0a1c2d3e4f5a6b7c8d9",
  name: "Alder Sofa",
  description: "A deep couch for long evenings.",
  category: "livingroom",
  price: 1490,
  quantity: 20,
  imageUrl: "/images/products/alder_1280.webp",
  createdAt: "2026-11-05T00:00:00.000Z",
  version: 1,
};
const second = "/images/products/alder.side_1280.webp";

async function show(product: Product) {
  renderScreen(<ProductCard product={product} sizes="50vw" />);
  const card = await screen.findByRole("article");
  const pictures = () => card.querySelectorAll("img").length;
  return { card, pictures };
}

it("shows name, category and price of a plain product", async () => {
  const { card, pictures } = await show(plain);
  fireEvent.pointerEnter(card, { pointerType: "mouse" });
  expect(card.textContent).toBe("Alder SofaLiving Room$1490.00");
  expect(pictures()).toBe(1);
});

it.each([
  ["Fabric", 4, "In 4 fabrics"],
  ["Finish", 2, "In 2 finishes"],
  ["Upholstery", 3, "In 3 upholsteries"],
])("shows the number of options: %s", async (option, count, text) => {
  const { card } = await show({ ...plain, swatches: { option, count, colours: ["#cbc1b1", "#61634b"] } });
  expect(screen.getByText(text).className).toContain("sr-only");
  expect(card.querySelectorAll("[style*=background-color][aria-hidden]")).toHaveLength(2);
});

const match = {
  variantId: "0".repeat(24),
  name: "Moss green wool",
  price: 1520,
  quantity: 3,
  imageUrl: "/images/products/alder.moss_1280.webp",
};

it("stays the product's card in showroom mode when a variant matches, and names the variant", async () => {
  const { card } = await show({ ...plain, match });
  expect(card.textContent).toBe("Alder SofaLiving Room · Moss green wool$1490.00");
  const link = screen.getByRole("link", { name: "Alder Sofa" });
  expect(link.getAttribute("href")).toBe(`/products/details/${plain.id}`);
  expect(screen.getByRole("img", { name: plain.description })).toBeTruthy();
});

it("shows and links to the matching variant in trading mode", async () => {
  openTradingShop();
  const { card, pictures } = await show({ ...plain, hoverImageUrl: second, match });
  expect(card.textContent).toBe("Alder SofaLiving Room · Moss green wool3 in Stock$1520.00");
  const link = screen.getByRole("link", { name: "Alder Sofa" });
  expect(link.getAttribute("href")).toBe(`/products/details/${plain.id}?variant=${match.variantId}`);
  expect(screen.getByRole("img", { name: "Alder Sofa, Moss green wool" })).toBeTruthy();
  fireEvent.pointerEnter(card, { pointerType: "mouse" });
  expect(pictures()).toBe(1);
});

it.each<[string, Partial<Product>, string]>([
  ["the lowest price of its variants", { cheapest: { price: 1020 } }, "from $1020.00"],
  ["the regular price during a sale", { compareAtPrice: 1800 }, "$1490.00 was $1800.00"],
  [
    "the sale price of the cheapest variant",
    { cheapest: { price: 900, compareAtPrice: 1000 }, compareAtPrice: 1800 },
    "from $900.00 was $1000.00",
  ],
  ["only the price of the matching variant", { cheapest: { price: 1020 }, match }, "$1520.00"],
])("shows %s in trading mode, and the product's price in the showroom", async (_, changes, price) => {
  openTradingShop();
  const { card } = await show({ ...plain, ...changes });
  expect(card.textContent?.endsWith(price)).toBe(true);
  act(() => useEditedShop.setState({ shop: null }));
  expect(card.textContent?.endsWith("$1490.00")).toBe(true);
});

it.each<[string, Partial<Product>, string]>([
  ["of a product without variants", {}, "3 in Stock"],
  ["of none of several variants", { hasChoice: true }, ""],
  ["of the variant that it shows", { hasChoice: true, match: { ...match, quantity: 0 } }, "Out of Stock"],
  ["of all variants if none is left", { hasChoice: true, quantity: 0 }, "Out of Stock"],
])("shows the stock %s in trading mode", async (_, changes, stock) => {
  openTradingShop();
  const { card } = await show({ ...plain, quantity: 3, ...changes });
  expect(card.querySelector("[data-tone]")?.textContent ?? "").toBe(stock);
});

it("loads the second picture on mouse hover, not on touch", async () => {
  const { card, pictures } = await show({ ...plain, hoverImageUrl: second });
  expect(pictures()).toBe(1);
  fireEvent.pointerEnter(card, { pointerType: "touch" });
  expect(pictures()).toBe(1);
  fireEvent.pointerEnter(card, { pointerType: "mouse" });
  expect(pictures()).toBe(2);
});

it("never shows a placeholder instead of the second picture", async () => {
  const { card } = await show({ ...plain, hoverImageUrl: second });
  fireEvent.pointerEnter(card, { pointerType: "mouse" });
  const image = card.querySelectorAll("img")[1];
  if (!image) throw new Error("no second picture");
  expect(image.className).not.toContain("group-hover:opacity-100");
  fireEvent.error(image);
  expect(image.src).toMatch(/^data:/);
  fireEvent.load(image);
  expect(image.className).not.toContain("group-hover:opacity-100");
});
