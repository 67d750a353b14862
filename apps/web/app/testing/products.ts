import type { Product } from "@larkwood/contract";

/** A product without options, with overrides. */
export function someProduct(changes: Partial<Product> = {}): Product {
  const id = "64b000000000000000000001";
  const plain = { price: 900, quantity: 7, imageUrl: "https://images.example/sofa_1280.webp" };
  return {
    ...plain,
    _id: id,
    id,
    name: "Harbour Sofa",
    description: "A test sofa.",
    category: "livingroom",
    createdAt: "2026-01-05T09:00:00.000Z",
    version: 4,
    options: [],
    variants: [{ ...plain, id, sku: null, name: "", values: [] }],
    attributes: [],
    ...changes,
  };
}

/** A product with a fabric option. */
export function someSofa(changes: Partial<Product> = {}): Product {
  const { price, imageUrl } = someProduct();
  const variant = (key: string, name: string, quantity: number, last: number) => {
    return {
      id: `64b00000000000000000000${last}`,
      sku: null,
      name,
      values: [key],
      price,
      quantity,
      imageUrl,
    };
  };
  return someProduct({
    options: [
      {
        name: "Fabric",
        values: [
          { key: "moss", name: "Moss", swatch: "#61634b" },
          { key: "sand", name: "Sand", swatch: "#b3a68a" },
        ],
      },
    ],
    variants: [variant("moss", "Moss", 3, 2), variant("sand", "Sand", 4, 3)],
    ...changes,
  });
}
