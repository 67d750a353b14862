import type { Product } from "@larkwood/contract";
import { describe, expect, it } from "vitest";
import { shortDescription } from "~/lib/format/short-description";
import { productMeta } from "./product-meta";

const sofa: Product = {
  _id: "6571f0a1c2d3e4f5a6b7c8d9",
  id: "6571f0a1c2d3e4f5a6b7c8d9",
  name: "Alder Sofa",
  description: "A deep couch for long evenings.",
  category: "livingroom",
  price: 1490,
  quantity: 0,
  imageUrl: "/images/products/alder_1280.webp",
  createdAt: "2026-11-05T00:00:00.000Z",
  version: 1,
};
const url = "https://shop.example/products/details/6571f0a1c2d3e4f5a6b7c8d9";

describe("productMeta", () => {
  it("has title, price and an absolute image URL for social previews", () => {
    const meta = productMeta(sofa, url, "Larkwood");
    expect(meta).toContainEqual({ title: "Alder Sofa · Larkwood" });
    expect(meta).toContainEqual({
      property: "og:image",
      content: "https://shop.example/images/products/alder_1280.webp",
    });
    expect(meta).toContainEqual({ property: "product:price:amount", content: "1490.00" });
  });

  it("uses the custom title and description for search engines", () => {
    const customized = {
      ...sofa,
      metaTitle: "A deep green sofa",
      metaDescription: "Three seats, made to order.",
    };
    const meta = productMeta(customized, url, "Larkwood");
    expect(meta).toContainEqual({ title: "A deep green sofa · Larkwood" });
    expect(meta).toContainEqual({ name: "description", content: "Three seats, made to order." });
    expect(meta).toContainEqual({ property: "og:title", content: "A deep green sofa" });
  });

  it("marks a sold-out product as out of stock", () => {
    const meta = productMeta(sofa, url, "Larkwood");
    const data = meta.find((entry) => "script:ld+json" in entry);
    expect(data).toMatchObject({
      "script:ld+json": { "@type": "Product", offers: { availability: "https://schema.org/OutOfStock" } },
    });
  });

  it("lists every picture, the main one first and once", () => {
    const images = [
      { url: sofa.imageUrl, alt: "front", kind: "front" as const },
      { url: "/images/products/alder.side_1280.webp", alt: "side", kind: "side" as const },
    ];
    expect(productMeta({ ...sofa, images }, url, "Larkwood")).toContainEqual({
      "script:ld+json": expect.objectContaining({
        image: [
          "https://shop.example/images/products/alder_1280.webp",
          "https://shop.example/images/products/alder_640.webp",
          "https://shop.example/images/products/alder.side_1280.webp",
        ],
      }),
    });
  });

  it("lists each variant with its offer and the address that shows its price", () => {
    const variant = { sku: "ALD-1", values: ["oak"], price: 1490, quantity: 2, imageUrl: sofa.imageUrl };
    const chosen: Product = {
      ...sofa,
      options: [{ name: "Wood", values: [{ key: "oak", name: "Oak", swatch: null }] }],
      variants: [
        { ...variant, id: "6571f0a1c2d3e4f5a6b7c8da", name: "Oak" },
        { ...variant, id: "6571f0a1c2d3e4f5a6b7c8db", name: "Ash", sku: null, price: 1550, quantity: 0 },
      ],
    };
    const data = productMeta(chosen, url, "Larkwood").find((entry) => "script:ld+json" in entry);
    expect(data).toMatchObject({
      "script:ld+json": {
        "@type": "ProductGroup",
        variesBy: ["Wood"],
        hasVariant: [
          {
            name: "Alder Sofa, Oak",
            sku: "ALD-1",
            offers: { price: "1490.00", url: `${url}?variant=6571f0a1c2d3e4f5a6b7c8da` },
          },
          {
            name: "Alder Sofa, Ash",
            sku: "6571f0a1c2d3e4f5a6b7c8db",
            offers: {
              price: "1550.00",
              availability: "https://schema.org/OutOfStock",
              url: `${url}?variant=6571f0a1c2d3e4f5a6b7c8db`,
            },
          },
        ],
      },
    });
  });

  it("cuts a long description at a word boundary", () => {
    expect(shortDescription("oak ".repeat(60), 20)).toBe("oak oak oak oak…");
    expect(shortDescription("Short.", 20)).toBe("Short.");
  });
});
