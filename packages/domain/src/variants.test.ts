import type { Product, ProductVariant } from "@larkwood/contract";
import { describe, expect, it } from "vitest";
import { findVariant, selectValue, withVariant } from "./variants";

const variant = (id: string, values: string[], price: number, quantity: number): ProductVariant => ({
  id,
  sku: null,
  name: values.join(", "),
  values,
  price,
  quantity,
  imageUrl: `/images/${id}.webp`,
});
const option = (name: string, ...keys: string[]) => ({
  name,
  values: keys.map((key) => ({ key, name: key, swatch: null })),
});
const variants = [
  variant("a", ["wool", "small"], 10, 1),
  variant("b", ["wool", "large"], 20, 2),
  variant("c", ["linen", "large"], 25, 3),
] as [ProductVariant, ProductVariant, ProductVariant];
const sofa: Product = {
  _id: "p",
  id: "p",
  name: "Sofa",
  description: "A sofa.",
  category: "livingroom",
  price: 10,
  compareAtPrice: 15,
  quantity: 6,
  imageUrl: "/images/a.webp",
  createdAt: "2026-01-01T00:00:00.000Z",
  version: 1,
  options: [option("Fabric", "wool", "linen"), option("Size", "small", "large")],
  variants,
};

describe("a product with options", () => {
  it("is shown as the selected variant, or the default variant without a selection", () => {
    expect(withVariant(sofa, "c")).toMatchObject({ price: 25, quantity: 3, imageUrl: "/images/c.webp" });
    expect(withVariant(sofa, "c")).not.toHaveProperty("compareAtPrice");
    expect(withVariant(sofa, undefined)).toMatchObject({ price: 10, quantity: 1 });
  });

  it("has the attributes and measures of the selected variant in place of its own", () => {
    const number = { type: "number", unit: "cm" } as const;
    const choices = { type: "choices", unit: "" } as const;
    const width = { key: "width", name: "Width", ...number, value: 200, text: "200 cm" };
    const depth = { key: "depth", name: "Depth", ...number, value: 95, text: "95 cm" };
    const material = { key: "material", name: "Material", ...choices, value: ["wool"], text: "Wool" };
    const linen = { ...material, value: ["linen"], text: "Linen" };
    const seats = { key: "seats", name: "Seats", type: "number" as const, unit: "", value: 6, text: "6" };
    const large = { ...variants[2], measures: { width: 260 }, attributes: [linen, seats] };
    const measured = { ...sofa, attributes: [width, depth, material], variants: [variants[0], large] };
    expect(withVariant(measured, "c").attributes).toEqual([
      { ...width, value: 260, text: "260 cm" },
      depth,
      linen,
      seats,
    ]);
    expect(withVariant(measured, "a").attributes).toEqual([width, depth, material]);
    expect(withVariant(sofa, "c")).not.toHaveProperty("attributes");
  });

  it("is out of stock if the variant was deleted", () => {
    expect(findVariant(sofa, "deleted")).toBeNull();
    expect(withVariant(sofa, "deleted")).toMatchObject({ price: 10, quantity: 0 });
  });

  it("keeps the other values if such a variant exists", () => {
    expect(selectValue(sofa, variants[2], 0, "wool").id).toBe("b");
    expect(selectValue(sofa, variants[0], 0, "linen").id).toBe("c");
    expect(selectValue(sofa, variants[0], 0, "velvet").id).toBe("a");
  });
});

it("returns a product without options unchanged", () => {
  const { options: _, variants: __, ...plain } = sofa;
  expect(withVariant(plain, undefined)).toBe(plain);
});
