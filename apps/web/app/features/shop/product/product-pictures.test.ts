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

const brass = { name: "Brass", imageUrl: "/images/lamp.brass_1280.webp" };
const pictured = { ...lamp, images: [...set] };

it("returns only the main picture if there is no other", () => {
  expect(productPictures(lamp, null)).toEqual([{ url: "/images/lamp_1280.webp", alt: lamp.description }]);
});

it("returns the main picture first and once, with the description as alt text", () => {
  const pictures = [
    { url: "/images/lamp_1280.webp", alt: lamp.description },
    { url: "/images/lamp.side_1280.webp", alt: "from the side" },
  ];
  expect(productPictures(pictured, null)).toEqual(pictures);
  expect(productPictures(pictured, { name: "Black", imageUrl: lamp.imageUrl })).toEqual(pictures);
});

it("returns all pictures of the chosen variant, with their own alt texts", () => {
  const images = [
    { url: brass.imageUrl, alt: "Lamp in brass", kind: "front" as const },
    { url: "/images/lamp.brass.side_1280.webp", alt: "Brass from the side", kind: "side" as const },
  ];
  expect(productPictures(pictured, { ...brass, images })).toEqual(
    images.map(({ url, alt }) => ({ url, alt })),
  );
});

it("shows no picture of another variant when the chosen one has only its main picture", () => {
  expect(productPictures(pictured, brass)).toEqual([{ url: brass.imageUrl, alt: "Lumen Floor Lamp, Brass" }]);
});
