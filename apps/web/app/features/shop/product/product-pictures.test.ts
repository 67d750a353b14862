import type { Product } from "@larkwood/contract";
import { expect, it } from "vitest";
import { productPictures } from "./product-pictures";

const lamp: Product = {
  _id: "6571f0a1c2d3e4f5a6b7c8d9",
  id: "6571f0a1c2d3e4f5a6b7c8d9",
  name: "Lumen Floor Lamp",
  description: "A lamp that bends its head.",
  category: "livingroom",
  price: 195,
  quantity: 3,
  imageUrl: "/images/lamp_1280.webp",
  createdAt: "2026-11-05T00:00:00.000Z",
  version: 1,
};
const set = [
  { url: "/images/lamp_1280.webp", alt: "from the front", kind: "front" },
  { url: "/images/lamp.side_1280.webp", alt: "from the side", kind: "side" },
] as const;

it("returns only the main picture if there is no other", () => {
  expect(productPictures(lamp)).toEqual([{ url: "/images/lamp_1280.webp", alt: lamp.description }]);
});

it("returns the main picture first and once, with the description as alt text", () => {
  expect(productPictures({ ...lamp, images: [...set] })).toEqual([
    { url: "/images/lamp_1280.webp", alt: lamp.description },
    { url: "/images/lamp.side_1280.webp", alt: "from the side" },
  ]);
});

it("replaces the main picture with that of the chosen variant", () => {
  const shown = productPictures({ ...lamp, images: [...set] }, "/images/lamp.brass_1280.webp");
  expect(shown.map(({ url }) => url)).toEqual([
    "/images/lamp.brass_1280.webp",
    "/images/lamp.side_1280.webp",
  ]);
});
