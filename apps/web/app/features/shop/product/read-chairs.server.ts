import type { Product } from "@larkwood/contract";
import { seatsAtTable, withVariant } from "@larkwood/domain";
import { type ProductItem, toProductItem } from "~/lib/shop/product-item";
import type { CatalogueReader } from "../../../../server/catalogue-reader";

const MAX_CHAIRS = 2;

/** The chairs that a trading shop offers with a table, best first. */
export async function readChairs(reader: CatalogueReader, product: Product): Promise<ProductItem[]> {
  if (!reader.shop().trading || !isTable(product)) return [];
  const ids = await reader.listChairs(product.id, MAX_CHAIRS);
  const chairs = await reader.findProducts(ids);
  return ids.flatMap((id) => {
    const chair = chairs.find((one) => one.id === id);
    return chair ? [toProductItem(chair)] : [];
  });
}

/** Whether at least one variant has seats. */
const isTable = (product: Product) =>
  seatsAtTable(product) !== null ||
  (product.variants ?? []).some(({ id }) => seatsAtTable(withVariant(product, id)) !== null);
