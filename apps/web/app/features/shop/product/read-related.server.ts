import type { Product } from "@larkwood/contract";
import type { CatalogueReader } from "../../../../server/catalogue-reader";

const RELATED_COUNT = 4;

export interface RelatedProducts {
  title: string;
  products: Product[];
}

/** The companions that the owner chose for a product; without any, products of its series, category or kind. */
export async function readRelated(reader: CatalogueReader, product: Product): Promise<RelatedProducts> {
  const companions = await readCompanions(reader, product);
  if (companions.length > 0) return { title: "Goes well with", products: companions };
  const products = await reader.relatedProducts(product.id, RELATED_COUNT);
  const isOneRoom = products.every(({ category }) => category === product.category);
  return { title: isOneRoom ? "More from this room" : "Pairs well with", products };
}

async function readCompanions(reader: CatalogueReader, { companions = [] }: Product): Promise<Product[]> {
  if (companions.length === 0) return [];
  const { items } = await reader.listProducts({ ids: companions.join() });
  return companions.flatMap((id) => items.find((item) => item.id === id) ?? []);
}
