import type { ProductForm } from "@larkwood/contract";

/** A valid product form, with the fields that a test sets. */
export function productForm(fields: Partial<ProductForm> = {}): ProductForm {
  return {
    name: "Birch Reading Chair",
    description: "A low chair of solid birch with a woven seat.",
    category: "livingroom",
    price: 249.9,
    quantity: 12,
    imageUrl: "https://pictures.example/chair_1280.webp",
    acceptedTos: true,
    ...fields,
  };
}
