import type { ProductForm } from "@larkwood/contract";

/** A product form that passes every rule, with whatever a test cares about in its place. */
export function productForm(given: Partial<ProductForm> = {}): ProductForm {
  return {
    name: "Birch Reading Chair",
    description: "A low chair of solid birch with a woven seat.",
    category: "livingroom",
    price: 249.9,
    quantity: 12,
    imageUrl: "https://pictures.example/chair_1280.webp",
    acceptedTos: true,
    ...given,
  };
}
