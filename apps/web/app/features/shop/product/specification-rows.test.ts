import type { Product } from "@larkwood/contract";
import { expect, it } from "vitest";
import { specificationRows } from "./specification-rows";

const number = { type: "number", unit: "cm" } as const;
const sofa: Product = {
  _id: "6571f0a1c2d3e4f5a6b7c8d9",
  id: "6571f0a1c2d3e4f5a6b7c8d9",
  name: "Alder Sofa",
  description: "A deep couch for long evenings.",
  category: "livingroom",
  price: 1490,
  quantity: 1,
  imageUrl: "/images/products/alder_1280.webp",
  createdAt: "2026-11-05T00:00:00.000Z",
  version: 1,
  attributes: [
    { key: "width", name: "Width", ...number, value: 220, text: "220 cm" },
    { key: "weight", name: "Weight", type: "number", unit: "kg", value: 61, text: "61 kg" },
    { key: "material", name: "Material", type: "choices", unit: "", value: ["oak"], text: "Oak" },
    { key: "care", name: "Care", type: "text", unit: "", value: "Vacuum.", text: "Vacuum." },
  ],
};
const plain = { id: sofa.id, sku: "ALD-3", name: "", values: [], price: 1490, quantity: 1, imageUrl: "" };

it("shows lengths in cm and inches, and leaves out attributes shown beside the button", () => {
  expect(specificationRows({ ...sofa, variants: [plain] }, null)).toEqual([
    { term: "Width", value: "220 cm · 86.6 in" },
    { term: "Weight", value: "61 kg" },
    { term: "Material", value: "Oak" },
    { term: "SKU", value: "ALD-3" },
  ]);
});

it("shows the SKU of the chosen variant", () => {
  const moss = { ...plain, id: "6571f0a1c2d3e4f5a6b7c8da", sku: "ALD-3-MOSS" };
  const rows = specificationRows({ ...sofa, variants: [plain, moss] }, moss);
  expect(rows).toContainEqual({ term: "SKU", value: "ALD-3-MOSS" });
  expect(specificationRows(sofa, { ...moss, sku: null })).not.toContainEqual(
    expect.objectContaining({ term: "SKU" }),
  );
});

it("is empty without attributes", () => {
  expect(specificationRows({ ...sofa, attributes: [] }, null)).toEqual([]);
});
