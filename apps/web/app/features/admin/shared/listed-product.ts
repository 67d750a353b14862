import type { Product, Publishing } from "@larkwood/contract";
import { adminPaths } from "~/lib/admin-paths";

/** A product of the list. Without a publishing state it is published. */
export type ListedProduct = Product & { publishing?: Publishing };

export const isUnpublished = ({ publishing }: ListedProduct) =>
  publishing !== undefined && publishing.state !== "published";

/** The editor of a product whose state is known. */
export const editPath = (product: ListedProduct) =>
  isUnpublished(product) ? adminPaths.editAnyProduct(product.id) : adminPaths.editProduct(product.id);
