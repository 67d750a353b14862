import type { Product } from "@larkwood/contract";
import { expect, it } from "vitest";
import { specificationGroups } from "./specification-rows";

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

it("shows attributes in groups, and lengths in cm and inches", () => {
  expect(specificationGroups({ ...sofa, variants: [plain] }, null)).toEqual([
    {
      title: "Size and weight",
      rows: [
        { term: "Width", value: "220 cm · 86.6 in" },
        { term: "Weight", value: "61 kg" },
      ],
    },
    {
      title: "Materials and details",
      rows: [
        { term: "Material", value: "Oak" },
        { term: "SKU", value: "ALD-3" },
      ],
    },
    { title: "Assembly and care", rows: [{ term: "Care", value: "Vacuum." }] },
  ]);
});

it("puts the sizes of parcels with the parcels", () => {
  const parcels = [
    { key: "parcels", name: "Parcels", type: "number", unit: "", value: 2, text: "2" },
    { key: "parcel-sizes", name: "Parcel sizes", type: "text", unit: "", value: "1 × 2", text: "1 × 2" },
  ] satisfies Product["attributes"];
  expect(specificationGroups({ ...sofa, attributes: parcels }, null)).toEqual([
    {
      title: "Parcels",
      rows: [
        { term: "Parcels", value: "2" },
        { term: "Parcel sizes", value: "1 × 2" },
      ],
    },
  ]);
});

it("shows the SKU of the chosen variant", () => {
  const moss = { ...plain, id: "6571f0a1c2d3e4f5a6b7c8da", sku: "ALD-3-MOSS" };
  const rowsOf = (sku: string | null) =>
    specificationGroups(sofa, { ...moss, sku }).flatMap(({ rows }) => rows);
  expect(rowsOf("ALD-3-MOSS")).toContainEqual({ term: "SKU", value: "ALD-3-MOSS" });
  expect(rowsOf(null).map(({ term }) => term)).not.toContain("SKU");
});

it("is empty without attributes", () => {
  expect(specificationGroups({ ...sofa, attributes: [] }, null)).toEqual([]);
});
